import { describe, expect, it, test } from 'vitest';
import { seededBirths, type SeededBirth } from '../../calibration/seeded-births.ts';
import { julianDayUt } from '../units.ts';
import { QUESTION_IDS, type QuestionId } from '../vocabulary.ts';
import { FINDINGS } from './finding-ids.ts';
import { EVIDENCE_VALUES } from './finding-words.ts';
import { judge } from './judge.ts';
import type { Finding, Judgement, Window } from './judgement.types.ts';
import { PLANS } from './plans/all-plans.ts';
import { monthAt, monthName } from './reading/month-number.ts';
import { ANSWER_MINUTES } from './whole/birth-time-scan.ts';

const births = seededBirths(6, 11);

const withoutTime = ({ birth, ...rest }: SeededBirth) => ({
  ...rest,
  birth,
  unknownWithin: { start: julianDayUt(birth - 0.3), end: julianDayUt(birth + 0.7) },
});

const isTimed = (index: number): boolean => index % 3 !== 2;

/** Every third birth without its time. */
const judgedAll = (question: QuestionId): readonly Judgement[] =>
  births.map((each, index) => judge({ question, ...(isTimed(index) ? each : withoutTime(each)) }));

const allFindings = ({ findings, specifics, windows }: Judgement): readonly Finding[] => [
  ...findings,
  ...specifics,
  ...windows.flatMap((window) => window.findings),
];

const OPEN: ReadonlySet<string> = new Set(['rank', 'houses', 'reasons', 'reads']);
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Is the evidence exactly that declared for the id, each word from its closed list? */
const isDeclared = ({ id, evidence, source, weight }: Finding): boolean => {
  const kinds: Readonly<Record<string, keyof typeof EVIDENCE_VALUES>> = FINDINGS[id];
  const told = evidence as Readonly<Record<string, unknown>>;
  const fields = Object.keys(told).sort().join() === Object.keys(kinds).sort().join();
  const words = Object.entries(kinds).every(([field, kind]) => {
    if (kind === 'month') return MONTH.test(String(told[field]));
    if (kind === 'percent') return Number.isInteger(told[field]);
    if (kind === 'bindus') return Number.isInteger(told[field]) && Number(told[field]) <= 56;
    const values: readonly unknown[] = EVIDENCE_VALUES[kind];
    return OPEN.has(kind) ? told[field] !== undefined : values.includes(told[field]);
  });
  return fields && words && source !== '' && weight >= 0;
};

const rests = ({ findings }: Window, step: 'dasha' | 'transit'): boolean =>
  findings.some(({ id, side }) => id.startsWith(step) && side === 'for');

describe.each(QUESTION_IDS)('%s', (question) => {
  const all = judgedAll(question);
  const kinds = PLANS[question].specifics ?? [];

  it('gives declared findings, heaviest first', () => {
    expect(all.flatMap(allFindings).filter((each) => !isDeclared(each))).toEqual([]);
    for (const { findings } of all) {
      const weights = findings.map(({ weight }) => weight);
      expect(weights.length).toBeGreaterThan(0);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
  });

  it('opens windows in order, inside the horizon or one after it, where period and sky agree', () => {
    for (const [index, { windows }] of all.entries()) {
      const first = monthAt(births[index]?.at ?? julianDayUt(0));
      const ends = [monthName(first), ...windows.flatMap(({ from, to }) => [from, to])];
      expect(ends).toEqual(ends.toSorted());
      const last = monthName(first + PLANS[question].months - 1);
      const later = windows.filter(({ from }) => from > last);
      expect(later.length === 0 || windows.length === 1).toBe(true);
      expect(windows.length).toBeLessThanOrEqual(3);
      expect(windows.every((each) => rests(each, 'dasha') && rests(each, 'transit'))).toBe(true);
    }
  });

  it('says how sure it is', () => {
    for (const [index, judgement] of all.entries()) {
      const { agreement, confidence, holdsMinutes, holdsShareOfDay, score } = judgement;
      expect(agreement.agree).toBeLessThanOrEqual(agreement.of);
      expect(Math.abs(score)).toBeLessThanOrEqual(100);
      const timed = [0, ...ANSWER_MINUTES].includes(holdsMinutes ?? -1) && holdsShareOfDay === null;
      const share = holdsShareOfDay ?? -1;
      const untimed = holdsMinutes === null && share >= 0 && share <= 1 && confidence === 'low';
      expect(isTimed(index) ? timed : untimed).toBe(true);
    }
  });

  it('tells what the question asks beyond the trend', () => {
    const told = all.filter((_, index) => isTimed(index)).map(({ specifics }) => specifics.length);
    expect(told.every((count) => (kinds.length > 0 ? count > 0 : count === 0))).toBe(true);
  });

  it('leaves out what needs a birth time when there is none', () => {
    const found = all.filter((_, index) => !isTimed(index)).flatMap(allFindings);
    const needsTime = found.filter(
      ({ id, evidence }) =>
        id.startsWith('varga.') ||
        ('from' in evidence && evidence.from === 'lagna') ||
        ('level' in evidence && evidence.level === 'pd'),
    );
    expect(needsTime).toEqual([]);
  });
});

test('the same input gives the same object', () => {
  for (const each of births) {
    for (const question of ['marriage-when', 'months-to-begin', 'life-partner-nature'] as const) {
      expect(judge({ question, ...each })).toEqual(judge({ question, ...each }));
      const dayless = { question, ...withoutTime(each) };
      expect(JSON.stringify(judge(dayless))).toBe(JSON.stringify(judge(dayless)));
    }
  }
});

test('questions about one strand never differ in when it is helped', () => {
  const strands = Object.groupBy(QUESTION_IDS, (question) => PLANS[question].strand);
  const shared = Object.values(strands).filter((questions) => questions.length > 1);
  expect(shared.length).toBeGreaterThan(8);
  for (const questions of shared) {
    for (const born of births.slice(0, 3)) {
      const told = questions.map((question) => judge({ question, ...born }));
      const firsts = told.map(({ windows, timeline }) => ({
        from: windows[0]?.from,
        last: timeline.at(-1)?.month ?? '',
      }));
      const [longest] = firsts.toSorted((a, b) => (a.last < b.last ? 1 : -1));
      for (const { from } of firsts) expect(from).toBe(longest?.from);
    }
  }
});

test('an answer that holds for minutes stays when the birth moves by that much', () => {
  const question = 'buy-property-when';
  for (const each of births) {
    const { trend, holdsMinutes } = judge({ question, ...each });
    for (const sign of [-1, 1]) {
      const birth = julianDayUt(each.birth + (sign * (holdsMinutes ?? 0)) / 1440);
      expect(judge({ question, ...each, birth }).trend).toBe(trend);
    }
  }
});

test('questions of time look far, and questions of kind and cause tell something', () => {
  const asking = (...asks: readonly string[]) =>
    QUESTION_IDS.map((id) => PLANS[id]).filter((plan) => asks.includes(plan.asks));
  expect(asking('when').filter(({ months }) => months < 36)).toEqual([]);
  expect(asking('which', 'why', 'what').filter(({ specifics }) => !specifics)).toEqual([]);
});
