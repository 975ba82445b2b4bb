import { matchMoons } from '../../src/matching/match-moons.ts';
import type { Kuta } from '../../src/tables/kutas.ts';
import { NAKSHATRAS } from '../../src/vocabulary.ts';
import { outsideCases } from '../outside-cases.ts';
import { allEqual, type Check } from './check.ts';

const PADA = 10 / 3;

/** The middle of a pada; stars and padas counted from 1. */
const lonOf = (star: number, pada = 1): number => ((star - 1) * 4 + pada - 0.5) * PADA;

/** "Ashwini-1" → the middle of its first pada. */
const lonNamed = (name: string): number => {
  const [star = '', pada = ''] = name.toLowerCase().split('-');
  return lonOf(NAKSHATRAS.findIndex((nakshatra) => nakshatra === star) + 1, Number(pada));
};

const pairsOf = (
  id: string,
  moons: Parameters<typeof matchMoons>[0],
  expected: Readonly<Partial<Record<Kuta, number>>>,
) => {
  const { raw } = matchMoons(moons);
  return (Object.keys(expected) as Kuta[]).map((kuta) => ({
    at: `${id} ${kuta}`,
    ours: raw[kuta],
    theirs: expected[kuta],
  }));
};

type Points = Readonly<Partial<Record<Kuta, number>>>;

/** Kutas others print for stars and padas. */
export const kutaCaseChecks = (): readonly Check[] => [
  allEqual('kutas of two stars, printed by others', [
    ...outsideCases<Record<'boy' | 'girl', string>, Points>('kuta-1-1').flatMap(
      ({ id, input, expected }) =>
        pairsOf(
          id,
          { boyMoonLon: lonNamed(input.boy), girlMoonLon: lonNamed(input.girl) },
          expected,
        ),
    ),
    ...outsideCases<Record<'boy_star' | 'girl_star', number>, Points>('kuta-tara-rule').flatMap(
      ({ id, input, expected }) =>
        pairsOf(
          id,
          { boyMoonLon: lonOf(input.boy_star), girlMoonLon: lonOf(input.girl_star) },
          expected,
        ),
    ),
  ]),
];
