import { describe, expect, it, test } from 'vitest';
import { seededBirths } from '../../../../calibration/seeded-births.ts';
import { julianDayUt } from '../../../units.ts';
import { COMPATIBILITY_QUESTIONS, type Bhava } from '../../../vocabulary.ts';
import { readingAt, type From } from '../../reading/reading.ts';
import { PAIR_PLANS } from '../plans/pair-plans.ts';
import { STEP_ITEMS, type PairStep } from '../../pair-steps.ts';
import { pairReading, type PairReading } from '../pair-reading.ts';
import type { PairEvidenceOf } from '../pair-findings.ts';
import type { PairFinding } from '../pair.types.ts';
import { stepFindings } from './all-items.ts';

type Step = Exclude<PairStep, 'own'>;

const at = julianDayUt(2461365.5);
const PAIRS = 40;
const births = seededBirths(2 * PAIRS, 77);

const read = (index: number, from: From) =>
  readingAt(births[index]!.birth, births[index]!.place, from);
const pairAt = (index: number, from: From = 'lagna', swapped = false): PairReading => {
  const [one, two] = [read(index, from), read(index + PAIRS, from)];
  const people = swapped ? { self: two, other: one } : { self: one, other: two };
  return pairReading(people, { at, months: 60 });
};
const pairs = Array.from({ length: PAIRS }, (_, index) => pairAt(index));

const STEPS = ['kutas', ...Object.keys(STEP_ITEMS)] as readonly Step[];
const plan = PAIR_PLANS['spouse-compatibility'];
const found = (pair: PairReading, step: Step): readonly PairFinding[] =>
  stepFindings(pair, step, plan);
const all = (pair: PairReading): readonly PairFinding[] =>
  STEPS.flatMap((step) => found(pair, step));
const of = (id: PairFinding['id']): readonly PairFinding[] =>
  pairs.flatMap(all).filter((each) => each.id === id);

const SWAPPED = [
  ['lord', 'otherLord'],
  ['points', 'reversed'],
  ['month', 'otherMonth'],
] as const;

const inOrder = (told: object): readonly unknown[] =>
  Object.entries(told).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** What the same bond looks like from the other side. */
const mirrored = ({ id, evidence, whose, weight, side }: PairFinding): string => {
  const told = { ...evidence } as Record<string, unknown>;
  const both = whose === 'both';
  if (both) {
    for (const [one, other] of SWAPPED) {
      if (one in told && other in told) [told[one], told[other]] = [told[other], told[one]];
    }
    const place = told['place'] as Bhava | undefined;
    if (place !== undefined && place !== 1) told['place'] = 14 - place;
  }
  const theirs = { self: 'other', other: 'self', both: 'both' }[whose];
  return JSON.stringify([id, theirs, side, weight.toFixed(9), inOrder(told)]);
};
const plain = ({ id, evidence, whose, weight, side }: PairFinding): string =>
  JSON.stringify([id, whose, side, weight.toFixed(9), inOrder(evidence)]);

test.each(STEPS)('%s: exchanging the two exchanges only who is who', (step) => {
  for (const [index, pair] of pairs.entries()) {
    const other = found(pairAt(index, 'lagna', true), step);
    expect(other.map(plain).toSorted()).toEqual(found(pair, step).map(mirrored).toSorted());
  }
});

describe('spheres of a life together', () => {
  const SPHERES: readonly Step[] = [
    'mind',
    'attraction',
    'stability',
    'family',
    'growth',
    'navamsa',
  ];

  it.each(SPHERES)('%s is read from either chart to the other', (sphere) => {
    const whose = new Set(pairs.flatMap((pair) => found(pair, sphere)).map((each) => each.whose));
    expect([...whose].toSorted()).toEqual(expect.arrayContaining(['other', 'self']));
  });

  it.each(COMPATIBILITY_QUESTIONS)('%s weighs each of them or its like at work', (question) => {
    const { steps } = PAIR_PLANS[question];
    const wanted: readonly (readonly PairStep[])[] = [
      ['mind', 'talk', 'care'],
      ['stability', 'trust'],
      ['family', 'trade'],
      ['growth'],
      ['periods'],
    ];
    for (const likes of wanted) expect(likes.some((step) => step in steps)).toBe(true);
    const isCouple = PAIR_PLANS[question].kutas.length === 8;
    expect('attraction' in steps).toBe(isCouple);
    expect('navamsa' in steps).toBe(question !== 'business-partnership');
  });
});

describe('what needs a birth time', () => {
  it('is left out when counted from the Moons', () => {
    const moons = [0, 1, 2, 3].flatMap((index) => all(pairAt(index, 'moon')));
    const needs = ['pair.arudhas', 'pair.upapada', 'pair.bindus', 'pair.touch-lagna'];
    expect(moons.filter(({ id }) => [...needs, 'pair.seventh-lord-moon'].includes(id))).toEqual([]);
    for (const id of needs) expect(of(id as PairFinding['id']).length).toBeGreaterThan(0);
  });
});

describe('single items', () => {
  it("count the bindus of the other's Moon sign: 28 holds, below 25 is thin", () => {
    for (const { side, evidence } of of('pair.bindus')) {
      const { bindus } = evidence as { bindus: number };
      expect(side).toBe(bindus >= 28 ? 'for' : 'against');
      expect(bindus >= 28 || bindus < 25).toBe(true);
    }
  });

  it('tell arudhas only where they overlap or part', () => {
    const places = of('pair.arudhas').map(({ evidence }) => (evidence as { place: number }).place);
    expect(new Set(places)).toEqual(new Set([1, 5, 6, 7, 8, 9]));
  });

  it('say of each person once how Mars stands, and once what it means for the two', () => {
    for (const pair of pairs) {
      const told = found(pair, 'temper').map(({ id, whose }) => `${id} ${whose}`);
      expect(told.slice(0, 2)).toEqual(['pair.manglik self', 'pair.manglik other']);
      expect(told).toHaveLength(3);
    }
    const ids = new Set(pairs.flatMap((pair) => found(pair, 'temper')).map(({ id }) => id));
    expect([...ids].toSorted()).toEqual([
      'pair.manglik',
      'pair.manglik-answered',
      'pair.manglik-both',
      'pair.manglik-neither',
      'pair.manglik-one',
    ]);
  });

  it('agree in the two what they say of each', () => {
    const isManglik = ({ manglik }: PairEvidenceOf<'pair.manglik'>) =>
      manglik === 'partly' || manglik === 'wholly';
    for (const pair of pairs) {
      const [self, other, together] = found(pair, 'temper');
      const bearers = [self, other].filter(
        (each) => each?.id === 'pair.manglik' && isManglik(each.evidence),
      );
      const expected = [['neither'], ['answered', 'one'], ['both']][bearers.length];
      expect(expected).toContain(together?.id.replace('pair.manglik-', ''));
      expect(together?.whose).toBe(bearers.length === 1 ? bearers[0]?.whose : 'both');
    }
  });

  it('count Mars from the rising sign only where the birth time is known', () => {
    for (const each of [0, 1, 2, 3].flatMap((index) => found(pairAt(index, 'moon'), 'temper'))) {
      if (each.id !== 'pair.manglik') continue;
      expect(each.evidence.lagnaHouse).toBe('open');
      expect(each.evidence.counts).not.toContain('lagna');
    }
  });

  it('tell two changes of the long period as one unsettled time only within half a year', () => {
    const seams = of('pair.seams');
    expect(seams.length).toBeLessThan(PAIRS / 2);
    for (const { evidence, side } of seams) {
      const { month, otherMonth } = evidence as { month: string; otherMonth: string };
      const [a, b] = [month, otherMonth].map(
        (name) => Number(name.slice(0, 4)) * 12 + Number(name.slice(5)),
      );
      expect(Math.abs((a ?? 0) - (b ?? 0))).toBeLessThanOrEqual(7);
      expect(side).toBe('against');
    }
  });
});
