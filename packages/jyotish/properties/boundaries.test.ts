import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seededBirths, type SeededBirth } from '../calibration/seeded-births.ts';
import { rashiOf } from '../src/chart/placement.ts';
import { judge } from '../src/judgement/judge.ts';
import { judgePair } from '../src/judgement/pair/judge-pair.ts';
import { weightedQuestionOf } from '../src/judgement/reading/weighted-question.ts';
import { monthsBack } from '../src/judgement/life/past-of.ts';
import { MONTHS_AHEAD, monthsFrom } from '../src/judgement/reading/months.ts';
import { readingAt } from '../src/judgement/reading/reading.ts';
import { ANSWER_MINUTES } from '../src/judgement/whole/birth-time-scan.ts';
import { sameDirectAnswer, sameFirstWindow } from '../src/judgement/whole/direct-answer.ts';
import { grahaMotionAt } from '../src/sky/graha-motion.ts';
import { askedQuestionAt, scoreReading } from '../src/judgement/whole/judge-reading.ts';
import { anyPairQuestion, anyQuestion, later, withoutTime } from './any-person.ts';
import { factorsOf, isSame, type Factors } from './factors.ts';
import { undated } from './undated.ts';

const anySeed = fc.integer({ min: 0, max: 1_000_000 });
const anyBirth = anySeed.map((seed) => seededBirths(1, seed)[0]!);
const anyPair = anySeed.map((seed) => seededBirths(2, seed) as [SeededBirth, SeededBirth]);
const seconds = (most: number) => fc.integer({ min: 1, max: most }).map((each) => each / 60);

const PARTS = ['chart', 'extras', 'divisions', 'periods'] as const;

/** An answer without its days and what its birth-time scan says: that looks half an hour around. */
const bare = (answer: object): string =>
  JSON.stringify(undated(answer), (key, value: unknown) =>
    key.startsWith('holds') || key === 'confidence' ? undefined : value,
  );

const factorsIn = ({ birth, place, at }: SeededBirth): Factors =>
  factorsOf(readingAt(birth, place, 'lagna'), at, [
    ...monthsBack(at),
    ...monthsFrom(at, MONTHS_AHEAD),
  ]);

const moved = (born: SeededBirth, minutes: number): SeededBirth => ({
  ...born,
  birth: later(born.birth, minutes),
});

describe('an answer changes only where a factor it is read from changes', () => {
  it('for one person', () => {
    let alike = 0;
    let others = 0;
    fc.assert(
      fc.property(anyQuestion, anyBirth, seconds(30), (question, born, minutes) => {
        const two = [born, moved(born, minutes)] as const;
        const [a, b] = two.map((each) => factorsIn(each)) as [Factors, Factors];
        const [first, second] = two.map((each) => bare(judge({ question, ...each })));
        if (second !== first) others += 1;
        if (!isSame(a, b, ...PARTS)) return;
        alike += 1;
        expect(second).toBe(first);
      }),
      { numRuns: 130 },
    );
    expect(alike).toBeGreaterThan(12);
    expect(others).toBeGreaterThan(4);
  });

  it('for two', () => {
    let alike = 0;
    fc.assert(
      fc.property(anyPairQuestion, anyPair, seconds(10), (question, [self, other], minutes) => {
        const { at } = self;
        const asked = (a: SeededBirth) => bare(judgePair({ question, self: a, other, at }));
        const next = moved(self, minutes);
        if (!isSame(factorsIn(self), factorsIn(next), ...PARTS)) return;
        alike += 1;
        expect(asked(next)).toBe(asked(self));
      }),
      { numRuns: 20 },
    );
    expect(alike).toBeGreaterThan(2);
  });

  it('for whoever asks some hours later in the same month', () => {
    let alike = 0;
    const hours = fc.integer({ min: 1, max: 48 });
    fc.assert(
      fc.property(anyQuestion, anyBirth, hours, (question, born, more) => {
        const two = [born, { ...born, at: later(born.at, more * 60) }] as const;
        const [now, then] = two.map((each) => {
          const months = monthsFrom(each.at, MONTHS_AHEAD);
          const saturn = rashiOf(grahaMotionAt('saturn', each.at).lon);
          const skies = [saturn, ...months.map(({ name, signs }) => [name, signs])];
          return { ...factorsIn(each), skies: JSON.stringify(skies) };
        });
        if (!isSame(now!, then!, ...PARTS) || now!.skies !== then!.skies) return;
        alike += 1;
        const [first, second] = two.map((each) => bare(judge({ question, ...each })));
        expect(second).toBe(first);
      }),
      { numRuns: 30 },
    );
    expect(alike).toBeGreaterThan(5);
  });

  it('step by step: each from its own part of the chart', () => {
    const alike = { sky: 0, birth: 0, periods: 0 };
    fc.assert(
      fc.property(anyQuestion, anyBirth, seconds(300), (question, born, minutes) => {
        const focus = weightedQuestionOf(question);
        const read = ({ birth, place, at }: SeededBirth) => {
          const reading = readingAt(birth, place, 'lagna');
          const asked = askedQuestionAt(at, focus);
          const { weighed } = scoreReading(reading, asked);
          return { factors: factorsOf(reading, at, asked.months), ...undated(weighed) };
        };
        const [a, b] = [read(born), read(moved(born, minutes))];
        if (!isSame(a.factors, b.factors, 'chart', 'extras')) return;
        alike.sky += 1;
        expect(b.months.map(({ transit }) => transit)).toEqual(
          a.months.map(({ transit }) => transit),
        );
        if (!isSame(a.factors, b.factors, 'divisions')) return;
        alike.birth += 1;
        expect(b.birth).toEqual(a.birth);
        if (!isSame(a.factors, b.factors, 'periods')) return;
        alike.periods += 1;
        expect(b.months.map(({ dasha }) => dasha)).toEqual(a.months.map(({ dasha }) => dasha));
      }),
      { numRuns: 200 },
    );
    expect(Math.min(...Object.values(alike))).toBeGreaterThan(10);
  });
});

test('the scan of the birth time says what asking anew would say', () => {
  fc.assert(
    fc.property(anyQuestion, anyBirth, (question, born) => {
      const base = judge({ question, ...born });
      const holds = ANSWER_MINUTES.map((minutes) =>
        [-minutes, minutes]
          .map((shift) => judge({ question, ...moved(born, shift) }))
          .every(
            (shifted) =>
              sameDirectAnswer(base, shifted) && sameFirstWindow(base.windows, shifted.windows),
          ),
      );
      const failed = holds.indexOf(false);
      expect(base.holdsMinutes).toBe([0, ...ANSWER_MINUTES].at(failed));
    }),
    { numRuns: 10 },
  );
});

test('an unknown time is answered alike whatever instant of the day, and whatever town, is given', () => {
  fc.assert(
    fc.property(
      anyQuestion,
      anyBirth,
      fc.integer({ min: -500, max: 500 }),
      (question, born, minutes) => {
        const { place, ...asked } = { question, ...withoutTime(born) };
        const elsewhere = { lat: -place.lat, lon: place.lon / 2 };
        const first = judge({ place, ...asked });
        expect(judge({ place, ...asked, birth: later(asked.birth, minutes) })).toEqual(first);
        expect(judge({ place: elsewhere, ...asked })).toEqual(first);
      },
    ),
    { numRuns: 10 },
  );
});
