import { describe, expect, it } from 'vitest';
import { julianDayUt } from '../../units.ts';
import { judge } from '../judge.ts';
import type { Judgement, JudgementInput, Window } from '../judgement.types.ts';
import { ANSWER_MINUTES, TRIED_MINUTES } from './birth-time-scan.ts';
import { staysIn } from './birth-time-tolerance.ts';
import { sameDirectAnswer, sameFirstWindow } from './direct-answer.ts';

const months = (text: string): Window => {
  const [from = '', to = ''] = text.split('..');
  return { from, to, strength: 'weaker', findings: [], holdsMinutes: null, secondOpinion: null };
};

describe('half of a window has to stay', () => {
  it.each([
    ['2030-03..2030-06', ['2030-03..2030-06'], true],
    ['2030-03..2030-06', ['2030-05..2030-12'], true],
    ['2030-03..2030-06', ['2030-06..2030-12'], false],
    ['2030-03..2030-06', ['2029-11..2030-03', '2030-06..2030-07'], true],
    ['2030-12..2031-01', ['2031-01..2031-02'], true],
    ['2030-03..2030-03', [], false],
  ])('%s in %j: %s', (window, others, expected) => {
    expect(staysIn(months(window), others.map(months))).toBe(expected);
  });
});

const AT = julianDayUt(2461365.5);
const PLACE = { lat: 18.52, lon: 73.86 };
const MINUTE = 1 / 1440;
const BIRTHS = [2444239.5, 2446101.87, 2448113.2, 2449870.99, 2451545.03, 2452890.61];

const shifted = (input: JudgementInput, minutes: number): Judgement =>
  judge({ ...input, birth: julianDayUt(input.birth + minutes * MINUTE) });

/** The largest of the tried errors before the first under which something fails, either way. */
const heldFor = (
  input: JudgementInput,
  tried: readonly number[],
  stays: (moved: Judgement) => boolean,
): number => {
  const failed = tried.findIndex(
    (minutes) => ![-minutes, minutes].every((shift) => stays(shifted(input, shift))),
  );
  return [0, ...tried].at(failed) ?? 0;
};

describe.each(BIRTHS)('birth %s', (birth) => {
  const asked = (question: JudgementInput['question']): JudgementInput => ({
    question,
    birth: julianDayUt(birth),
    place: PLACE,
    at: AT,
  });

  it('windows stay as long as they say and no longer', () => {
    const input = asked('marriage-when');
    for (const window of judge(input).windows) {
      expect(window.holdsMinutes).toBe(
        heldFor(input, TRIED_MINUTES, ({ windows }) => staysIn(window, windows)),
      );
    }
  });

  it.each(['marriage-when', 'suitable-work'] as const)(
    '%s holds for the minutes it states, verdict and first window, and no longer',
    (question) => {
      const input = asked(question);
      const base = judge(input);
      const staysTrue = (moved: Judgement): boolean =>
        sameDirectAnswer(base, moved) && sameFirstWindow(base.windows, moved.windows);
      expect(base.holdsMinutes).toBe(heldFor(input, ANSWER_MINUTES, staysTrue));
    },
  );
});
