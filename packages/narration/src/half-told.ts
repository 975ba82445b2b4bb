import type { Finding } from '@dhruva/jyotish';
import { grahaOf } from './leading-grahas.ts';

/** Findings about the place of a graha, and the sign of the same graha that says the opposite. */
const OPPOSITES: readonly (readonly [place: Finding['id'], sign: Finding['id']])[] = [
  ['promise.lord-well-placed', 'promise.lord-weak-sign'],
  ['promise.lord-in-house', 'promise.lord-weak-sign'],
  ['promise.karaka-well-placed', 'promise.karaka-weak'],
  ['promise.karaka-in-dusthana', 'promise.karaka-strong'],
  ['promise.lord-in-dusthana', 'promise.lord-strong-sign'],
  ['varga.lord-well-placed', 'varga.lord-weak-sign'],
  ['varga.lord-in-dusthana', 'varga.lord-strong-sign'],
];

const EASED: Finding['id'] = 'promise.debility-eased';

/**
 * Whether a finding tells half of what is so: the place of a graha is good and its sign weak, cancelled or not, or
 * the other way round. The sign is told (BPHS 3: dignity before place); both still weigh.
 */
export const isHalfTold = (finding: Finding, findings: readonly Finding[]): boolean => {
  const graha = grahaOf(finding);
  return OPPOSITES.some(
    ([place, sign]) =>
      finding.id === place &&
      findings.some(
        (each) =>
          grahaOf(each) === graha &&
          ((each.id === sign && each.side !== finding.side) ||
            (each.id === EASED && finding.side === 'for')),
      ),
  );
};
