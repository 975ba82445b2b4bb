import { expect, it } from 'vitest';
import { julianDayFromUnixMs, julianDayUt } from '../units.ts';
import { panchangaAt } from './panchanga-at.ts';

const DELHI = { lat: 28.6139, lon: 77.209 };
const inIndia = (wall: string) => julianDayFromUnixMs(Date.parse(`${wall}+05:30`));

/** Diwali 2025: Monday 20 October, Amavasya from 15:44 to 17:54 next day, Hasta until 20:17, as almanacs print. */
it('tells the evening of Diwali 2025 in Delhi', () => {
  const { vara, tithi, nakshatra } = panchangaAt(inIndia('2025-10-20T19:00'), DELHI);
  const minutes = (jd: number, wall: string) => Math.abs(jd - inIndia(wall)) * 1440;
  expect(vara).toMatchObject({ index: 1 });
  expect(tithi.index).toBe(29);
  expect(minutes(tithi.start, '2025-10-20T15:44')).toBeLessThan(1.5);
  expect(minutes(tithi.end, '2025-10-21T17:54')).toBeLessThan(1.5);
  expect(nakshatra.index).toBe(12);
  expect(minutes(nakshatra.end, '2025-10-20T20:17')).toBeLessThan(1.5);
});

it('keeps a vara from sunrise to sunrise with what is left of it', () => {
  const { vara } = panchangaAt(inIndia('2025-10-20T19:00'), DELHI);
  if (typeof vara === 'string') throw new Error(vara);
  const half = panchangaAt(julianDayUt((vara.start + vara.end) / 2), DELHI).vara;
  expect(half).toMatchObject({ index: vara.index, start: vara.start, end: vara.end });
  expect(half).toHaveProperty('left', expect.closeTo(50, 3));
});

it('says what the Sun does where there is no day, and tells the other limbs', () => {
  const { vara, tithi } = panchangaAt(inIndia('2026-06-21T12:00'), { lat: 70, lon: 20 });
  expect(vara).toBe('stays-up');
  expect(tithi.end).toBeGreaterThan(tithi.start);
});
