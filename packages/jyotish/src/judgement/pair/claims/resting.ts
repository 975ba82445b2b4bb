import type { Side } from '../../judgement.types.ts';
import type { PairStep } from '../../pair-steps.ts';
import { byPairWeight } from '../pair-finding.ts';
import type { PairFinding } from '../pair.types.ts';
import { issueOf } from '../pair-issues.ts';
import type { ToldPair } from './owned.ts';

const heaviest = (
  findings: readonly PairFinding[],
  isMeant: (each: PairFinding) => boolean,
): PairFinding | undefined => findings.filter(isMeant).toSorted(byPairWeight)[0];

const ofSphere = (
  step: PairStep,
  side: Side,
  { byStep }: Pick<ToldPair, 'byStep'>,
): PairFinding | undefined => heaviest(byStep.get(step) ?? [], (each) => each.side === side);

/**
 * The finding that one which sums up others rests on most: the heaviest of its sphere on its side,
 * or of its issue. Undefined where there is none, and for findings that sum up nothing.
 */
export const restsOn = (
  each: PairFinding,
  told: Pick<ToldPair, 'byStep'>,
): PairFinding | undefined => {
  switch (each.id) {
    case 'pair.strong-side':
      return ofSphere(each.evidence.step, 'for', told);
    case 'pair.weak-side':
      return ofSphere(each.evidence.step, 'against', told);
    case 'pair.issue': {
      const { issue } = each.evidence;
      return heaviest(
        [...told.byStep.values()].flat(),
        (one) => one.side === 'against' && issueOf(one) === issue,
      );
    }
    default:
      return undefined;
  }
};
