import {
  COMPATIBILITY_QUESTIONS,
  julianDayUt,
  KUTAS,
  type PairClaim,
  type PersonInput,
} from '@dhruva/jyotish';
import { LANGUAGES } from '@dhruva/narration';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oracleBirths } from '../check/oracle-births.ts';
import { birthOf } from '../lines/birth-line.ts';
import { BETWEEN_CHECKS, isReached } from './between-checks.ts';
import { chanceOf } from './run/chance.ts';
import type { Run } from './run/examine-answer.ts';
import { examinePair } from './run/examine-pair.ts';
import { emptyTally } from './run/tally.ts';
import { rawPoints, totalOf, type Points } from './recomputed-kutas.ts';
import { positionsAt } from './pair-positions.ts';
import { spanMemory } from './time/spans.ts';

const PAIRS = 8;
const at = julianDayUt(2461365.5);
const people = oracleBirths()
  .slice(0, 2 * PAIRS)
  .map((line): PersonInput => {
    const { jdUt, place } = birthOf({ ...line });
    return { birth: jdUt, place };
  });
const pairs = people
  .slice(0, PAIRS)
  .map((self, index) => ({ self, other: people[index + PAIRS]! }));

/** The same pairs, the birth time of the second one unknown. */
const untimed = pairs.map(({ self, other }) => ({
  self,
  other: {
    ...other,
    unknownWithin: {
      start: julianDayUt(other.birth - 0.3),
      end: julianDayUt(other.birth + 0.7),
    },
  },
}));

const examined = (asked: typeof pairs, falsify: number) => {
  const tally = emptyTally();
  const chance = chanceOf(1);
  const memory = spanMemory();
  const run: Run = { at, languages: LANGUAGES, tally, memory, chance, falsify };
  for (const { self, other } of asked) {
    examinePair({ person: self, name: 'one' }, { person: other, name: 'two' }, run);
  }
  return tally;
};

interface MatchRow {
  readonly boy: { readonly moonLon: number };
  readonly girl: { readonly moonLon: number };
  readonly scores: Points;
}

/** The pairs of the outside tables. */
const matchRows = (): readonly MatchRow[] =>
  readFileSync(
    join(import.meta.dirname, '../../../../packages/jyotish/reference/matching-public.jsonl'),
    'utf8',
  )
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as MatchRow);

/** What the sentences of 36 points, Mars, two charts, one chart and time are made of. */
const KINDS: readonly PairClaim['kind'][] = [
  'between',
  'double-transit',
  'guna',
  'kuta',
  'manglik',
  'manglik-grade',
  'manglik-match',
  'parihara',
  'period',
  'poruthams',
  'rules',
  'stands',
  'window',
];

describe('the checker of two people', () => {
  it('counts the kutas as the outside pairs have them', () => {
    const rows = matchRows();
    expect(rows.length).toBeGreaterThan(50);
    for (const { boy, girl, scores } of rows) {
      const own = rawPoints(boy.moonLon, girl.moonLon);
      expect(KUTAS.map((kuta) => own[kuta])).toEqual(KUTAS.map((kuta) => scores[kuta]));
    }
  });

  it('finds no false claim and nothing uncarried in answers of at least 15 claims', () => {
    const { answers, claims, falseOnes, uncarried, fewest } = examined(pairs, 0);
    expect(answers).toBe(PAIRS * COMPATIBILITY_QUESTIONS.length * LANGUAGES.length);
    expect([falseOnes, uncarried]).toEqual([[], []]);
    expect([...claims.keys()]).toEqual(expect.arrayContaining([...KINDS]));
    expect(fewest).toBeGreaterThanOrEqual(15);
  });

  it('finds the same where a birth time is unknown', () => {
    const { claims, falseOnes, uncarried, fewest } = examined(untimed.slice(0, 3), 0);
    expect([falseOnes, uncarried]).toEqual([[], []]);
    expect(claims.get('guna-range')).toBeGreaterThan(0);
    expect(fewest).toBeGreaterThanOrEqual(15);
  });

  it('finds every claim that is made false', () => {
    const { changed, missed } = examined([...pairs.slice(0, 4), ...untimed.slice(0, 2)], 1);
    expect(missed).toEqual([]);
    expect([...changed.keys()]).toEqual(expect.arrayContaining([...KINDS]));
  });

  it('takes nothing from the rising sign of a person without a birth time', () => {
    const [first] = pairs;
    const other = positionsAt(first!.other.birth, first!.other.place);
    const self = positionsAt(first!.self.birth, first!.self.place, false);
    const mars = { kind: 'manglik', person: 'self', from: 'lagna', cancelledBy: [] } as const;
    expect(BETWEEN_CHECKS.manglik(mars, { self, other })).toBe(false);
    const lagnas = { kind: 'between', person: 'self', a: 'lagna', b: 'lagna' } as const;
    const places = Array.from({ length: 12 }, (_, index) =>
      BETWEEN_CHECKS.between({ ...lagnas, place: (index + 1) as 1 }, { self, other }),
    );
    expect(places).not.toContain(true);
  });

  it('takes a range of totals only where both ends are reached', () => {
    const [first] = pairs;
    const both = [
      {
        self: positionsAt(first!.self.birth, first!.self.place),
        other: positionsAt(first!.other.birth, first!.other.place),
      },
    ];
    const [self, other] = [both[0]!.self.grahas.moon, both[0]!.other.grahas.moon];
    const totals = [rawPoints(self, other), rawPoints(other, self)].map(totalOf);
    const [least, most] = [Math.min(...totals), Math.max(...totals)];
    const range = { kind: 'guna-range', least, most, of: 36, settled: false } as const;
    expect(isReached(range, both)).toBe(true);
    expect(isReached({ ...range, most: most + 0.5 }, both)).toBe(false);
  });
});
