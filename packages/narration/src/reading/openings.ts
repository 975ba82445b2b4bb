import type { Finding, Judgement, Window } from '@dhruva/jyotish';
import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type { Opening } from '../telling/everyday/reading-words.ts';
import { monthsIn, partOf, type MonthSpan } from '../telling/month-span.ts';
import type { Level } from '../telling/setting.ts';
import { toldSideOf } from './told-side.ts';

/** What opens a window, and the months of the window in which it runs, where it does not run in all. */
export interface WindowOpening {
  readonly finding: Finding;
  readonly opening: Opening;
  readonly only: MonthSpan | undefined;
}

const periodOpening = (
  id: Finding['id'],
  {
    graha,
    house,
    level,
  }: { readonly graha?: Graha; readonly house?: Bhava; readonly level?: Level },
): Opening | undefined => {
  if (!id.startsWith('dasha.') || graha === undefined || level === undefined) return undefined;
  return {
    by: 'period',
    graha,
    level,
    ...(id === 'dasha.owns-house' && house !== undefined && { house }),
  };
};

/** Over the place of a graha at birth, or looking at it: what the finding claims says which. */
const touching = (graha: Graha, other: Graha, { claims = [] }: Finding): Opening => ({
  by: claims.some((claim) => claim.kind === 'transit' && claim.over === other)
    ? 'meeting'
    : 'sight',
  graha,
  other,
});

const openingOf = (finding: Finding): Opening | undefined => {
  const { id, evidence, side } = finding;
  const told = evidence as { readonly graha: Graha; readonly lord: Graha; readonly house: never };
  if (side !== 'for') return undefined;
  switch (id) {
    case 'transit.double':
      return { by: 'both', house: told.house };
    case 'transit.double-on-lord':
      return { by: 'both-on-lord', house: told.house, lord: told.lord };
    case 'transit.jupiter-in-house':
      return { by: 'passage', graha: 'jupiter', house: told.house };
    case 'transit.saturn-in-house':
      return { by: 'passage', graha: 'saturn', house: told.house };
    case 'transit.node-in-house':
      return { by: 'passage', graha: told.graha, house: told.house };
    case 'transit.jupiter-aspects-house':
      return { by: 'glance', graha: 'jupiter', house: told.house };
    case 'transit.saturn-aspects-house':
      return { by: 'glance', graha: 'saturn', house: told.house };
    case 'transit.jupiter-on-graha':
      return touching('jupiter', told.graha, finding);
    case 'transit.saturn-on-graha':
      return touching('saturn', told.graha, finding);
    case 'transit.from-moon-good':
      return { by: 'moon', graha: told.graha };
    default:
      return periodOpening(id, told);
  }
};

/** Passages in the order in which they are told: the one fewest people have at a time first. */
const RAREST_FIRST = [
  'meeting',
  'sight',
  'passage',
  'both-on-lord',
  'both',
  'glance',
  'moon',
] as const;

/** The part of a window's months in which a passage must run to be told as what opens it (ours). */
const MOST_OF_IT = 0.5;

/**
 * What opens a window: its rarest passage that runs in most of it, and the period it falls into, unless its graha is
 * told as slow.
 */
export const openingsOf = (
  window: Window,
  judgement: Judgement,
  slowedBy: readonly (Graha | undefined)[],
): readonly WindowOpening[] => {
  const all = window.findings.flatMap((finding) => {
    const opening = openingOf(finding);
    return opening === undefined
      ? []
      : [{ finding, opening, only: partOf(window, finding.during) }];
  });
  const isOfMoon = ({ finding: { evidence } }: WindowOpening): boolean =>
    'from' in evidence && evidence.from === 'moon';
  // Houses are those of the lagna everywhere else, so what is counted from the Moon comes after.
  const rarestFirst = [false, true].flatMap((ofMoon) =>
    RAREST_FIRST.flatMap((by) =>
      all.filter((each) => each.opening.by === by && isOfMoon(each) === ofMoon),
    ),
  );
  const shareOf = ({ only }: WindowOpening): number =>
    only === undefined ? 1 : monthsIn(only) / monthsIn(window);
  const transit =
    rarestFirst.find((each) => shareOf(each) >= MOST_OF_IT) ??
    rarestFirst.toSorted((a, b) => shareOf(b) - shareOf(a))[0];
  const period = all.find(
    ({ opening }) =>
      opening.by === 'period' &&
      !slowedBy.includes(opening.graha) &&
      toldSideOf(opening.graha, judgement) !== 'against',
  );
  return [transit, period].filter((each) => each !== undefined);
};
