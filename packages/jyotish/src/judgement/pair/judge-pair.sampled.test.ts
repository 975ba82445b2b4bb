import { describe, expect, it, test } from 'vitest';
import { seededBirths } from '../../../calibration/seeded-births.ts';
import { KUTAS } from '../../tables/kutas.ts';
import { julianDayUt } from '../../units.ts';
import { COMPATIBILITY_QUESTIONS, type CompatibilityQuestionId } from '../../vocabulary.ts';
import { TRIED_MINUTES } from '../whole/birth-time-scan.ts';
import { staysIn } from '../whole/birth-time-tolerance.ts';
import { FINDINGS } from '../finding-ids.ts';
import { EVIDENCE_VALUES } from '../finding-words.ts';
import { judgePair } from './judge-pair.ts';
import { PAIR_PLANS } from './plans/pair-plans.ts';
import { PAIR_EVIDENCE_VALUES, PAIR_FINDINGS } from './pair-findings.ts';
import type { PairFinding, PairInput, PairJudgement, PersonInput } from './pair.types.ts';

const at = julianDayUt(2461365.5);
const births = seededBirths(16, 21).map(({ birth, place }): PersonInput => ({ birth, place }));
const pairs = births.slice(0, 8).map((self, index) => ({ self, other: births[index + 8]! }));

const withoutTime = ({ birth, place }: PersonInput): PersonInput => ({
  birth,
  place,
  unknownWithin: { start: julianDayUt(birth - 0.3), end: julianDayUt(birth + 0.7) },
});

const judged = (
  question: CompatibilityQuestionId,
  pair: Pick<PairInput, 'self' | 'other'>,
): PairJudgement => judgePair({ question, ...pair, at });

/** Known, half known and unknown pairs, of each question judged once. */
const judgements = new Map(
  COMPATIBILITY_QUESTIONS.map((question): [string, readonly PairJudgement[]] => [
    question,
    [
      ...pairs.map((pair) => judged(question, pair)),
      ...pairs
        .slice(0, 2)
        .map(({ self, other }) => judged(question, { self, other: withoutTime(other) })),
      judged(question, { self: withoutTime(births[0]!), other: withoutTime(births[8]!) }),
    ],
  ]),
);

const judgedAll = (question: CompatibilityQuestionId): readonly PairJudgement[] =>
  judgements.get(question) ?? [];

const allFindings = ({ findings, specifics, windows }: PairJudgement): readonly PairFinding[] => [
  ...findings,
  ...specifics,
  ...windows.flatMap((window) => window.findings),
];

type Kinds = Readonly<Record<string, string>>;
const OPEN: readonly string[] = [
  'rank',
  'points',
  'kutaList',
  'referenceList',
  'reliefList',
  'bindus',
  'houses',
  'reasons',
  'reads',
];
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/u;

/** Is the evidence exactly that declared for the id, each word from its closed list? */
const isDeclared = ({ id, evidence, source, weight }: PairFinding): boolean => {
  const own = id in PAIR_FINDINGS;
  const kinds = (own ? PAIR_FINDINGS : FINDINGS)[id as never] as Kinds;
  const lists = (own ? PAIR_EVIDENCE_VALUES : EVIDENCE_VALUES) as Readonly<
    Record<string, readonly unknown[]>
  >;
  const told = evidence as Readonly<Record<string, unknown>>;
  const fields = Object.keys(told).sort().join() === Object.keys(kinds).sort().join();
  const words = Object.entries(kinds).every(([field, kind]) => {
    if (kind === 'month') return MONTH.test(String(told[field]));
    return OPEN.includes(kind) ? told[field] !== undefined : lists[kind]?.includes(told[field]);
  });
  return fields && words && source !== '' && weight >= 0;
};

describe.each(COMPATIBILITY_QUESTIONS)('%s', (question) => {
  const all = judgedAll(question);

  it('gives declared findings, those with weight heaviest first', () => {
    expect(all.flatMap(allFindings).filter((each) => !isDeclared(each))).toEqual([]);
    for (const { findings } of all) {
      const weights = findings.map(({ weight }) => weight);
      expect(weights.filter((weight) => weight > 0).length).toBeGreaterThan(3);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
  });

  it('opens windows where period and sky agree for both people', () => {
    for (const { windows } of all) {
      const extras = windows.flatMap(({ from, to }) => [from, to]);
      expect(extras).toEqual(extras.toSorted());
      expect(windows.length).toBeLessThanOrEqual(3);
      for (const { findings } of windows) {
        const rests = (['self', 'other'] as const).flatMap((whose) =>
          (['dasha.', 'transit.'] as const).map((step) =>
            findings.some((each) => each.whose === whose && each.id.startsWith(step)),
          ),
        );
        expect(rests).toEqual([true, true, true, true]);
      }
    }
  });

  it('says how sure it is, and tells the points of known Moons', () => {
    for (const judgement of all) {
      const { agreement, confidence, holdsMinutes, holdsShareOfDay, unknownTime, score } =
        judgement;
      expect(agreement.agree).toBeLessThanOrEqual(agreement.of);
      expect(Math.abs(score)).toBeLessThanOrEqual(100);
      const share = holdsShareOfDay ?? -1;
      const known = unknownTime.length === 0;
      expect(known).toBe([0, ...TRIED_MINUTES].includes(holdsMinutes ?? -1));
      expect(known).toBe(share === -1);
      expect(known || confidence === 'low').toBe(true);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  it('leaves out what needs a birth time when one is missing', () => {
    const found = all.filter(({ unknownTime }) => unknownTime.length > 0).flatMap(allFindings);
    const needsBoth = found.filter(({ id, evidence, whose }) => {
      const between = id.startsWith('pair.');
      const counted = 'from' in evidence && evidence.from === 'lagna';
      return (
        id === 'pair.lagnas' ||
        id.startsWith('pair.navamsa') ||
        (counted && (between || whose === 'other'))
      );
    });
    expect(needsBoth).toEqual([]);
  });

  it('is the same object for the same input, and mirrored when the two change places', () => {
    for (const { self, other } of pairs.slice(0, 4)) {
      const one = judged(question, { self, other });
      expect(judged(question, { self, other })).toEqual(one);
      const mirrored = judged(question, { self: other, other: self });
      expect([mirrored.score, mirrored.trend]).toEqual([one.score, one.trend]);
      expect(mirrored.kuta).toEqual({
        selfAsBoy: one.kuta.otherAsBoy,
        otherAsBoy: one.kuta.selfAsBoy,
      });
      const sides = (judgement: PairJudgement) =>
        judgement.specifics
          .filter(({ id }) => id.endsWith('-side'))
          .map(({ id, evidence }) => ({ id, evidence }));
      expect(sides(mirrored)).toEqual(sides(one));
      expect(mirrored.windows.map(({ from, to }) => [from, to])).toEqual(
        one.windows.map(({ from, to }) => [from, to]),
      );
    }
  });
});

test('a business is judged without romance: no points of a match, no Venus and Mars, no Manglik', () => {
  const romantic = judgedAll('business-partnership')
    .flatMap(({ findings, specifics }) => [...findings, ...specifics])
    .filter(
      ({ id, evidence }) =>
        /^pair\.(?:points|kuta|meets|manglik|navamsa|seventh)/u.test(id) ||
        (id === 'pair.in-step' && (evidence as { graha: string }).graha === 'venus') ||
        (id === 'pair.touch' && (evidence as { on: string }).on === 'venus'),
    );
  expect(romantic).toEqual([]);
});

const MARRIED = COMPATIBILITY_QUESTIONS.filter(
  (question) => PAIR_PLANS[question].kutas.length === KUTAS.length,
);

test.each(MARRIED)('%s says of each person whether Mars counts, whatever is known', (question) => {
  for (const { findings } of judgedAll(question)) {
    const told = findings.filter(({ id }) => id === 'pair.manglik');
    expect(told.map(({ whose }) => whose).toSorted()).toEqual(['other', 'self']);
  }
});

test('a match read both ways is read one way where the bride is known', () => {
  const question = 'spouse-compatibility';
  for (const { self, other } of pairs) {
    const both = judgePair({ question, self, other, at });
    expect(both.ways).toEqual(['selfAsBoy', 'otherAsBoy']);
    for (const bride of ['self', 'other'] as const) {
      const { ways, findings, kuta } = judgePair({ question, self, other, at, roles: { bride } });
      const way = bride === 'self' ? 'otherAsBoy' : 'selfAsBoy';
      expect(ways).toEqual([way]);
      const points = findings.find(({ id }) => id === 'pair.points');
      expect(points?.evidence).toMatchObject({
        raw: kuta[way].total,
        rawReversed: kuta[way].total,
        differ: [],
      });
    }
  }
});

test('only varna, vashya and gana have a direction', () => {
  const differ = pairs
    .flatMap((pair) => judged('spouse-compatibility', pair).findings)
    .flatMap((each) => (each.id === 'pair.points' ? each.evidence.differ : []));
  const directed = ['varna', 'vashya', 'gana'];
  expect(differ.length).toBeGreaterThan(0);
  expect(differ.filter((kuta) => !directed.includes(kuta))).toEqual([]);
});

test('parents are judged without the kutas of the couple alone', () => {
  const kutas = judgedAll('parents-together')
    .flatMap(({ findings }) => findings)
    .flatMap((each) => (each.id === 'pair.kuta' ? [each.evidence.kuta] : []));
  expect(new Set(kutas)).toEqual(
    new Set(KUTAS.filter((kuta) => ['tara', 'maitri', 'gana', 'bhakoot'].includes(kuta))),
  );
});

test('no two of the six questions are judged alike', () => {
  for (const pair of pairs.slice(0, 3)) {
    const told = COMPATIBILITY_QUESTIONS.map((question) => {
      const { findings, specifics } = judged(question, pair);
      return JSON.stringify(
        [findings.slice(0, 6), specifics].flat().map(({ id, evidence }) => [id, evidence]),
      );
    });
    expect(new Set(told).size).toBe(COMPATIBILITY_QUESTIONS.length);
  }
});

const shiftedBy = (person: PersonInput, minutes: number): PersonInput => ({
  ...person,
  birth: julianDayUt(person.birth + minutes / 1440),
});

test('an answer that holds for minutes stays when either birth moves by that much', () => {
  const question = 'spouse-compatibility';
  for (const { self, other } of pairs) {
    const { trend, holdsMinutes } = judged(question, { self, other });
    for (const sign of [-1, 1]) {
      const shift = sign * (holdsMinutes ?? 0);
      expect(judged(question, { self: shiftedBy(self, shift), other }).trend).toBe(trend);
      expect(judged(question, { self, other: shiftedBy(other, shift) }).trend).toBe(trend);
    }
  }
});

test.each(pairs.slice(0, 4))('months of two stay as long as they say and no longer', (pair) => {
  const { self, other } = pair;
  const question = 'relationship-strength';
  const tried = TRIED_MINUTES.map((minutes) =>
    [-minutes, minutes].flatMap((shift) => [
      judged(question, { self: shiftedBy(self, shift), other }).windows,
      judged(question, { self, other: shiftedBy(other, shift) }).windows,
    ]),
  );
  for (const window of judged(question, pair).windows) {
    const failed = tried.findIndex((moved) => !moved.every((windows) => staysIn(window, windows)));
    expect(window.holdsMinutes).toBe(failed === -1 ? 30 : (TRIED_MINUTES[failed - 1] ?? 0));
  }
});

test('without both birth times no window says how long it holds', () => {
  const holds = pairs.flatMap(({ self, other }) =>
    judged('relationship-strength', { self, other: withoutTime(other) }).windows.map(
      ({ holdsMinutes }) => holdsMinutes,
    ),
  );
  expect(new Set(holds)).toEqual(new Set([null]));
});
