import type { ClaimedPairFinding, PairClaim, PairJudgement } from '@dhruva/jyotish';
import { windowClaims } from '../direct/slot-claims.ts';
import type { Whose } from './pair-locale.ts';

type Id = ClaimedPairFinding['id'];

/** The specifics a slot is filled from: of one person or of any, and how many from the first on. */
interface Filling {
  readonly ids: readonly Id[];
  readonly whose?: Whose;
  readonly from?: number;
  readonly to?: number;
}

const TALENTS: readonly Id[] = ['specific.strength', 'specific.skill'];
const NOTHING: Filling = { ids: [] };
const FIRST = { from: 0, to: 1 };
const SECOND = { from: 1, to: 2 };

const FILLINGS: Readonly<Record<string, Filling>> = {
  strong: { ids: ['pair.strong-side'], ...FIRST },
  strengths: { ids: ['pair.strong-side'] },
  weak: { ids: ['pair.weak-side'], ...FIRST },
  weaknesses: { ids: ['pair.weak-side'] },
  issue: { ids: ['pair.issue'], ...FIRST },
  care: { ids: ['pair.issue'], ...FIRST },
  issue2: { ids: ['pair.issue'], ...SECOND },
  care2: { ids: ['pair.issue'], ...SECOND },
  approach: { ids: ['specific.approach'], ...FIRST },
  mine: { ids: TALENTS, whose: 'self', ...FIRST },
  theirs: { ids: TALENTS, whose: 'other', ...FIRST },
  myHabit: { ids: ['specific.habit'], whose: 'self', ...FIRST },
  theirHabit: { ids: ['specific.habit'], whose: 'other', ...FIRST },
  parenting: { ids: ['pair.parenting'] },
};

/** What the value of a slot of the direct answer claims. */
export const pairSlotClaims = (
  { specifics, trend, windows }: PairJudgement,
  slot: string,
): readonly PairClaim[] => {
  if (slot === 'trend') return [{ kind: 'trend', step: trend }];
  if (slot === 'when') return windowClaims(windows);
  const { ids, whose, from, to } = FILLINGS[slot] ?? NOTHING;
  return specifics
    .filter((each) => ids.includes(each.id) && (whose === undefined || each.whose === whose))
    .slice(from, to)
    .flatMap(({ claims }) => claims);
};
