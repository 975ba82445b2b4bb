import { describe, expect, it, test } from 'vitest';
import { julianDayUt } from '../../units.ts';
import { judge } from '../judge.ts';
import type { JudgementInput, Window } from '../judgement.types.ts';
import { TRIED_MINUTES } from './birth-time-scan.ts';
import { staysIn } from './birth-time-tolerance.ts';

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

const shifted = (input: JudgementInput, minutes: number): readonly Window[] =>
  judge({ ...input, birth: julianDayUt(input.birth + minutes * MINUTE) }).windows;

test.each(BIRTHS)('birth %s: windows stay as long as they say and no longer', (birth) => {
  const input = {
    question: 'marriage-when',
    birth: julianDayUt(birth),
    place: PLACE,
    at: AT,
  } as const;
  const { windows } = judge(input);
  for (const window of windows) {
    const stays = TRIED_MINUTES.map((minutes) =>
      [-minutes, minutes].every((shift) => staysIn(window, shifted(input, shift))),
    );
    const failed = stays.indexOf(false);
    const expected = failed === -1 ? 30 : (TRIED_MINUTES[failed - 1] ?? 0);
    expect(window.holdsMinutes).toBe(expected);
  }
});
