import { expect, test } from 'vitest';
import { lagnaAt } from '../sky/lagna.ts';
import { julianDayUt } from '../units.ts';
import { hinduDayAt, varaOf } from './hindu-day.ts';
import { partUpagrahasAt } from './part-upagrahas.ts';

const UJJAIN = { lat: 23.1765, lon: 75.7885 };
/** The eighth of the night in which Saturn's begins, Sunday first (BPHS 3: from the fifth weekday's lord). */
const GULIKA_OF_NIGHT = [2, 1, 0, 6, 5, 4, 3];

test('by night Gulika rises with the eighth that the weekday gives to Saturn', () => {
  for (const days of [0, 1, 2, 3, 4, 5, 6]) {
    const day = hinduDayAt(julianDayUt(2_451_545 + days), UJJAIN);
    if (typeof day === 'string') throw new Error(day);
    const found = partUpagrahasAt(julianDayUt(day.sunset + 0.1), UJJAIN);
    if (typeof found === 'string') throw new Error(found);
    const eighth = (day.nextSunrise - day.sunset) / 8;
    const begin = julianDayUt(day.sunset + (GULIKA_OF_NIGHT[varaOf(day)] ?? 0) * eighth);
    expect(found.gulika).toBeCloseTo(lagnaAt(begin, UJJAIN), 6);
    expect(found.mandi).toBeCloseTo(lagnaAt(julianDayUt(begin + eighth / 2), UJJAIN), 6);
  }
});

test('where the Sun does not set there are none, and the reason is given', () => {
  expect(partUpagrahasAt(julianDayUt(2_460_482.5), { lat: 75, lon: 20 })).toBe('stays-up');
});
