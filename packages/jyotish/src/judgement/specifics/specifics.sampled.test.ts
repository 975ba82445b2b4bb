import { describe, expect, it, test } from 'vitest';
import { seededBirths, type SeededBirth } from '../../../calibration/seeded-births.ts';
import { GRAHAS, type QuestionId } from '../../vocabulary.ts';
import type { EvidenceOf, FindingId } from '../finding-ids.ts';
import { EVIDENCE_VALUES } from '../finding-words.ts';
import { monthNumber } from '../reading/month-number.ts';
import { weightedQuestionOf } from '../reading/weighted-question.ts';
import { readingAt } from '../reading/reading.ts';
import { MIDDLE_SCORE } from '../sum/score.ts';
import { sameDirectAnswer } from '../whole/direct-answer.ts';
import { askedQuestionAt, judgeReading, type DirectAnswer } from '../whole/judge-reading.ts';

const births = seededBirths(40, 77);

const read = (question: QuestionId, { birth, place, at }: SeededBirth) => {
  return judgeReading(
    readingAt(birth, place, 'lagna'),
    askedQuestionAt(at, weightedQuestionOf(question)),
  );
};

const evidence = <I extends FindingId>(
  { specifics }: DirectAnswer,
  id: I,
): readonly EvidenceOf<I>[] =>
  specifics.filter((each) => each.id === id).map((each) => each.evidence as EvidenceOf<I>);

const heads = (values: readonly unknown[]): number =>
  Math.max(...values.map((value) => values.filter((other) => other === value).length)) /
  values.length;

describe('ranked subjects', () => {
  it('follow the grahas: each list has a word, two or four for each', () => {
    const single = ['calling', 'strength', 'habit', 'moneyHabit', 'practice', 'theme'] as const;
    expect(single.filter((list) => EVIDENCE_VALUES[list].length !== GRAHAS.length)).toEqual([]);
    expect(EVIDENCE_VALUES.field).toHaveLength(4 * GRAHAS.length);
    expect(EVIDENCE_VALUES.study).toHaveLength(2 * GRAHAS.length);
    expect(EVIDENCE_VALUES.skill).toHaveLength(2 * GRAHAS.length);
    expect(EVIDENCE_VALUES.exam).toHaveLength(7);
  });

  it('tell fields of work with their reasons, and not the same to everyone', () => {
    const fields = births.map((birth) => {
      const told = evidence(read('suitable-work', birth), 'specific.work-field');
      expect(told.map(({ rank }) => rank)).toEqual([1, 2, 3]);
      expect(new Set(told.map(({ graha }) => graha)).size).toBe(3);
      expect(told[0]?.because.length).toBeGreaterThan(0);
      return told[0]?.graha;
    });
    expect(heads(fields)).toBeLessThan(0.4);
  });
});

test.each(['job-or-business', 'love-or-arranged', 'saving-or-risk'] as const)(
  'the choice of %s leans both ways over many births',
  (question) => {
    const leanings = births.map(
      (birth) => evidence(read(question, birth), 'specific.leaning')[0]?.towards,
    );
    expect(heads(leanings)).toBeLessThan(0.75);
  },
);

test('a clear leaning never quarrels with a strong answer', () => {
  const strong = births
    .map((birth) => read('job-change-six-months', birth))
    .filter(({ score }) => Math.abs(score) >= 50);
  const quarrels = strong.filter((judgement) => {
    const [leaning] = evidence(judgement, 'specific.leaning');
    const supported = judgement.score > 0 ? 'change' : 'stay';
    return leaning?.margin === 'clear' && leaning.towards !== supported;
  });
  expect(strong.length).toBeGreaterThan(2);
  expect(quarrels).toEqual([]);
});

test('to act or to wait follows the trend', () => {
  const wrong = births
    .map((birth) => read('tell-my-feelings', birth))
    .filter((judgement) => {
      const towards = evidence(judgement, 'specific.leaning')[0]?.towards;
      return towards !== (judgement.score >= MIDDLE_SCORE ? 'speak' : 'wait');
    });
  expect(wrong).toEqual([]);
});

test('a trait of the partner rests on two reads or more', () => {
  const told = births.flatMap((birth) =>
    evidence(read('life-partner-nature', birth), 'specific.partner-trait'),
  );
  expect(told.length).toBeGreaterThan(births.length);
  expect(told.every(({ reads }) => new Set(reads).size >= 2)).toBe(true);
});

test('a partner is told by the grahas first, not by the kinds of sign that are met by chance', () => {
  const leading = births.map(
    (birth) => evidence(read('life-partner-nature', birth), 'specific.partner-trait')[0]?.trait,
  );
  const ofSigns = leading.filter((trait) =>
    ['enterprising', 'steady', 'adaptable'].includes(String(trait)),
  );
  expect(ofSigns.length / leading.length).toBeLessThan(0.5);
  expect(new Set(leading).size).toBeGreaterThan(8);
});

test('the upapada is one of the reads where the lagna is known, and agrees now and then', () => {
  const reads = births.flatMap((birth) =>
    evidence(read('life-partner-nature', birth), 'specific.partner-trait').map(
      (each) => each.reads,
    ),
  );
  const withUpapada = reads.filter((list) => list.includes('upapada')).length / reads.length;
  expect(withUpapada).toBeGreaterThan(0.1);
  expect(withUpapada).toBeLessThan(0.9);
});

test('the strongest graha by shadbala is among the strengths of most, and says so', () => {
  const told = births.map((birth) => evidence(read('main-strengths', birth), 'specific.strength'));
  const strongest = told.map((list) => list.filter(({ because }) => because.includes('most-able')));
  expect(strongest.every((list) => list.length <= 1)).toBe(true);
  expect(strongest.filter((list) => list.length === 1).length).toBeGreaterThan(births.length / 2);
});

test('running periods are told from the longest to the shortest, each inside the one above', () => {
  for (const birth of births) {
    const told = evidence(read('current-dasha', birth), 'specific.period');
    expect(told.map(({ level }) => level)).toEqual(['md', 'ad', 'pd']);
    const [maha, antar, pratyantar] = told;
    const begins = [maha?.begins, antar?.begins, pratyantar?.begins];
    const ends = [pratyantar?.ends, antar?.ends, maha?.ends];
    const inOrder = [...begins, ...ends].map(String);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => (a < b ? -1 : 1)));
  }
});

test('a why has a cause, and the time it eases is the first window', () => {
  for (const birth of births) {
    const judgement = read('career-slow-why', birth);
    const causes = judgement.specifics.filter(({ id }) => id.startsWith('specific.cause-'));
    expect(causes.length).toBeGreaterThan(0);
    const [eases] = evidence(judgement, 'specific.eases-from');
    expect(eases?.month).toBe(judgement.windows[0]?.from);
  }
});

test('no named cause outlives the ease by more than three months', () => {
  const passing = births.flatMap((birth) =>
    (['career-slow-why', 'marriage-delay'] as const).flatMap((question) => {
      const { specifics } = read(question, birth);
      const ease = specifics.find(({ id }) => id === 'specific.eases-from');
      const month = String((ease?.evidence as { month?: string } | undefined)?.month);
      return specifics.flatMap(({ evidence: told }) =>
        'until' in told && ease !== undefined ? [monthNumber(told.until) - monthNumber(month)] : [],
      );
    }),
  );
  expect(passing.length).toBeGreaterThan(0);
  expect(Math.max(...passing)).toBeLessThanOrEqual(3);
});

test('turning points come in order of time, five at most', () => {
  for (const birth of births) {
    const judgement = read('turning-points-five-years', birth);
    const months = evidence(judgement, 'specific.turning-point').map(({ month }) => month);
    expect(months).toEqual(months.toSorted());
    expect(months.length).toBeGreaterThan(1);
    expect(months.length).toBeLessThanOrEqual(5);
  }
});

describe('the direct answer', () => {
  const [birth] = births;
  const told = read('current-dasha', birth!);
  const running = (change: Partial<EvidenceOf<'specific.period'>>): DirectAnswer => ({
    ...told,
    specifics: told.specifics.map((each) =>
      each.id === 'specific.period' ? { ...each, evidence: { ...each.evidence, ...change } } : each,
    ),
  });

  it('stays when a period ends at another time, not when another one runs', () => {
    expect(sameDirectAnswer(told, running({ ends: '2099-01' }))).toBe(true);
    const [period] = evidence(read('current-dasha', birth!), 'specific.period');
    const other = period?.graha === 'sun' ? 'moon' : 'sun';
    expect(sameDirectAnswer(told, running({ graha: other }))).toBe(false);
  });

  it('changes with the trend', () => {
    expect(sameDirectAnswer(told, { ...told, trend: 'mixed' })).toBe(false);
  });
});
