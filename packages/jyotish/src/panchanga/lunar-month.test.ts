import { expect, it, test } from 'vitest';
import { SkyRangeError } from '../sky/range.ts';
import { julianDayFromUnixMs, julianDayUt } from '../units.ts';
import { lunarMonthAt, type LunarMonth } from './lunar-month.ts';

const on = (date: string): LunarMonth =>
  lunarMonthAt(julianDayFromUnixMs(Date.parse(`${date}T12:00:00+05:30`)));

/** Every month from one date to another. */
const months = (from: string, to: string): readonly LunarMonth[] => {
  const found: LunarMonth[] = [];
  for (let month = on(from); month.end < on(to).end;) {
    found.push(month);
    month = lunarMonthAt(julianDayUt(month.end + 0.5));
  }
  return found;
};

it('follows one after another by name, but after an adhika, which has the name of the next, and a kshaya, which has two', () => {
  const found = months('1955-01-01', '1985-01-01');
  const gain = { usual: 1, adhika: 0, kshaya: 2 } as const;
  for (const [at, month] of found.entries()) {
    const before = found[at - 1];
    if (before === undefined) continue;
    expect(month.start).toBeCloseTo(before.end, 5);
    expect(month.month).toBe((before.month + gain[before.kind]) % 12);
  }
  const kinds = Map.groupBy(found, ({ kind }) => kind);
  expect(kinds.get('kshaya')).toHaveLength(2);
  expect(kinds.get('adhika')).toHaveLength(13);
});

it('counts a year on with Chaitra and at no other month', () => {
  const found = months('2015-01-01', '2035-01-01');
  for (const [at, { month, shaka }] of found.entries()) {
    const before = found[at - 1];
    if (before === undefined) continue;
    const isNewYear = month === 0 && before.month !== 0;
    expect(shaka).toBe(before.shaka + Number(isNewYear));
  }
});

test.each([
  // The reform calendar's epoch: Shaka 1879 began in March 1957, Vikrama 2014.
  ['1957-04-10', 1879, 2014],
  // Vikrama 2082 began on 30 March 2025.
  ['2025-03-29', 1946, 2081],
  ['2025-03-31', 1947, 2082],
])('%s is Shaka %i, Vikrama %i', (date, shaka, vikrama) => {
  expect(on(date)).toMatchObject({ shaka, vikrama });
});

it('calls the dark half by the next month where months end with the full Moon, but not in an adhika', () => {
  expect(on('2026-05-10')).toMatchObject({ month: 1, kind: 'usual', purnimanta: 2 });
  expect(on('2026-06-10')).toMatchObject({ month: 2, kind: 'adhika', purnimanta: 2 });
});

it('needs the sky of a month on both sides', () => {
  expect(() => on('1900-01-10')).toThrow(SkyRangeError);
});
