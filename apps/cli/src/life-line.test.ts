import { expect, it } from 'vitest';
import { lifeLine } from './life-line.ts';

const LINE = {
  id: 1,
  date: '1990-08-15',
  time: '14:30',
  zone: 'Asia/Kolkata',
  lat: 21.15,
  lon: 79.09,
  at: '2026-11-22',
};

interface Row {
  readonly themes: { readonly lagnaLord: string | null };
  readonly intervals: readonly {
    readonly during: { readonly start: string; readonly end: string };
  }[];
  readonly strands: Readonly<
    Record<string, { readonly months: readonly unknown[]; readonly past: readonly unknown[] }>
  >;
}

it('tells every strand from fifteen years back to ten on, and at most three stretches of its past', () => {
  const { strands, intervals, themes } = lifeLine(LINE) as Row;
  expect(Object.keys(strands).length).toBeGreaterThan(35);
  for (const { months, past } of Object.values(strands)) {
    expect(months).toHaveLength(300);
    expect(past.length).toBeLessThanOrEqual(3);
  }
  expect(themes.lagnaLord).toBe('mars');
  expect(intervals.every(({ during }) => during.start <= during.end)).toBe(true);
});

it('counts from the Moon without a time', () => {
  const { themes } = lifeLine({ ...LINE, time: null }) as Row;
  expect(themes.lagnaLord).toBeNull();
});

it('refuses a minor', () => {
  expect(() => lifeLine({ ...LINE, date: '2012-01-01' })).toThrow(
    expect.objectContaining({ code: 'person.under-18' }) as Error,
  );
});
