import { expect, test } from 'vitest';
import { sunMotionAt } from '../sky/single-motions.ts';
import { julianDayUt, signedArc } from '../units.ts';
import { hinduDayAt } from './hindu-day.ts';
import { specialLagnasAt } from './special-lagnas.ts';

const UJJAIN = { lat: 23.1765, lon: 75.7885 };

test('at sunrise all stand with the Sun; an hour later they are 15°, 30°, 75° and 300° on', () => {
  const day = hinduDayAt(julianDayUt(2451545), UJJAIN);
  if (typeof day === 'string') throw new Error(day);
  const sun = sunMotionAt(day.sunrise).lon;
  const after = (days: number) => {
    const found = specialLagnasAt(julianDayUt(day.sunrise + days), UJJAIN);
    if (typeof found === 'string') throw new Error(found);
    return [found.bhava, found.hora, found.ghati, found.vighati].map((lon) => signedArc(lon - sun));
  };
  for (const moved of after(0)) expect(moved).toBeCloseTo(0, 5);
  const [bhava, hora, ghati, vighati] = after(1 / 24);
  expect(bhava).toBeCloseTo(15, 5);
  expect(hora).toBeCloseTo(30, 5);
  expect(ghati).toBeCloseTo(75, 5);
  expect(vighati).toBeCloseTo(-60, 5);
});

test('where the Sun does not set there are none, and the reason is given', () => {
  expect(specialLagnasAt(julianDayUt(2460482.5), { lat: 75, lon: 20 })).toBe('stays-up');
});
