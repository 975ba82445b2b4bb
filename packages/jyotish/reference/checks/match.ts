import { placementOf } from '../../src/chart/placement.ts';
import { matchMoons } from '../../src/matching/match-moons.ts';
import { poruthamsOf } from '../../src/matching/poruthams.ts';
import { KUTAS } from '../../src/tables/kutas.ts';
import { grahaMotionAt } from '../../src/sky/graha-motion.ts';
import { julianDayUt } from '../../src/units.ts';
import type { MatchRow } from '../match-rows.ts';
import type { OracleRow } from '../oracle-rows.ts';
import { PORUTHAM_EXAMPLES } from '../porutham-examples.ts';
import { allEqual, type Check, type Pair } from './check.ts';
import { repliesOf } from './run-command.ts';

interface Points {
  readonly scores?: Readonly<Record<string, number>>;
  readonly total?: number;
}

/** Our eight kuta scores and total of a pair, each with the oracle's: those of its MatchRow. */
const pairsOf = (row: MatchRow, { scores, total }: Points): readonly Pair[] => [
  ...KUTAS.map((kuta) => ({
    at: `${row.id} ${kuta}`,
    ours: scores?.[kuta],
    theirs: row.scores[kuta],
  })),
  { at: `${row.id} total`, ours: total, theirs: row.total },
];

const pointsOf = (boyMoonLon: number, girlMoonLon: number): Points => {
  const { raw, total } = matchMoons({ boyMoonLon, girlMoonLon });
  return { scores: raw, total };
};

/** Compares our poruthams with results published for couples. `held` is met by good and by middling. */
const poruthams = (): Check =>
  allEqual(
    'ten poruthams, published examples',
    PORUTHAM_EXAMPLES.map(({ id, girl, boy, result, source }) => {
      const { poruthams: all } = poruthamsOf(placementOf(boy), placementOf(girl));
      const found = all.find((each) => each.id === id)?.result;
      const ours = result === 'held' && found !== 'lacking' ? 'held' : found;
      return { at: `${id} (${source})`, ours, theirs: result };
    }),
  );

/**
 * Compares our kutas with the oracle's (reference/README.md) for each of its pairs: from the Moon's
 * longitudes it gives, from the births, and by the `match` command; then our poruthams with published
 * ones.
 */
export const matchChecks = (
  pairs: readonly MatchRow[],
  births: readonly OracleRow[],
): readonly Check[] => {
  const birthOf = (id: string): OracleRow => {
    const birth = births.find((each) => each.id === id);
    if (birth === undefined) throw new Error(`no birth ${id}`);
    return birth;
  };
  const moonOf = (id: string): number => grahaMotionAt('moon', julianDayUt(birthOf(id).jdUt)).lon;
  const commandCheck = (name: string, side: (each: MatchRow['boy']) => object): Check => {
    const lines = pairs.map(({ id, boy, girl }) => ({ id, boy: side(boy), girl: side(girl) }));
    const replies = repliesOf('match', lines) as readonly Points[];
    return allEqual(
      name,
      pairs.flatMap((row, index) => pairsOf(row, replies[index] ?? {})),
    );
  };
  return [
    allEqual(
      'kutas from the Moons, 9 numbers a pair',
      pairs.flatMap((row) => pairsOf(row, pointsOf(row.boy.moonLon, row.girl.moonLon))),
    ),
    allEqual(
      'kutas from the births, 9 numbers a pair',
      pairs.flatMap((row) =>
        pairsOf(row, pointsOf(moonOf(row.boy.birthId), moonOf(row.girl.birthId))),
      ),
    ),
    commandCheck('match command, Moons given', ({ moonLon }) => ({ moonLon })),
    commandCheck('match command, births given', ({ birthId }) => birthOf(birthId).input),
    poruthams(),
  ];
};
