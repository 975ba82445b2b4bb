import type { SignChart } from '../../chart/houses.ts';
import { guardOfEither } from '../../matching/guarded-moon.ts';
import { matchOf, type KutaMatch } from '../../matching/match-moons.ts';
import { poruthamsOf, type PoruthamMatch } from '../../matching/poruthams.ts';
import type { JulianDayUt } from '../../units.ts';
import type { Graha, RashiIndex } from '../../vocabulary.ts';
import type { From, Reading } from '../reading/reading.ts';
import type { MatchWay, PairRoles } from './pair.types.ts';

type Person = 'self' | 'other';

/** Two readings with their kutas and poruthams, the input of the pair items. */
export interface PairReading {
  readonly self: Reading;
  readonly other: Reading;
  /** `lagna` only when both times are known; else everything between them is counted from the Moons. */
  readonly from: From;
  readonly at: JulianDayUt;
  /** Calendar months looked at. */
  readonly months: number;
  /** The ways the match counts: one where the bride is known. */
  readonly ways: readonly MatchWay[];
  readonly kuta: { readonly selfAsBoy: KutaMatch; readonly otherAsBoy: KutaMatch };
  readonly poruthams: { readonly selfAsBoy: PoruthamMatch; readonly otherAsBoy: PoruthamMatch };
}

/** The ways a match is read: the bride as the girl, or both ways where nobody was asked. */
const waysOf = (roles: PairRoles | undefined): readonly MatchWay[] => {
  if (roles === undefined) return ['selfAsBoy', 'otherAsBoy'];
  return [roles.bride === 'self' ? 'otherAsBoy' : 'selfAsBoy'];
};

/** Joins two readings and computes kutas and poruthams in both directions. */
export const pairReading = (
  people: Readonly<Record<Person, Reading>>,
  {
    roles,
    ...asked
  }: { readonly at: JulianDayUt; readonly months: number; readonly roles?: PairRoles | undefined },
): PairReading => {
  const { self, other } = people;
  const [mine, theirs] = [self.chart.grahas.moon, other.chart.grahas.moon];
  const guard = guardOfEither(
    [self, other].map(({ chart, from }) => ({ chart, isTimeKnown: from === 'lagna' })),
  );
  const kuta = {
    selfAsBoy: matchOf(mine, theirs, guard),
    otherAsBoy: matchOf(theirs, mine, guard),
  };
  return {
    self,
    other,
    from: self.from === 'lagna' && other.from === 'lagna' ? 'lagna' : 'moon',
    ...asked,
    ways: waysOf(roles),
    kuta,
    poruthams: {
      selfAsBoy: poruthamsOf(mine, theirs, kuta.selfAsBoy.raw),
      otherAsBoy: poruthamsOf(theirs, mine, kuta.otherAsBoy.raw),
    },
  };
};

/** Both directions of a pair, each person once first. */
export const BOTH_WAYS = [
  ['self', 'other'],
  ['other', 'self'],
] as const;

/** The chart in which houses are counted between the two: from the lagna or from the Moon. */
export const baseChart = (pair: PairReading, person: Person): SignChart =>
  pair.from === 'lagna' ? pair[person].chart : pair[person].moonChart;

/** The sign of a graha of one person. */
export const signOf = (pair: PairReading, person: Person, graha: Graha): RashiIndex =>
  pair[person].chart.grahas[graha].rashi;
