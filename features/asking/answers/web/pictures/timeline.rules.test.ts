import { describe, expect, it } from 'vitest';
import type { TimelineMonth } from '../../contract/schemas.ts';
import {
  bandOf,
  barsOf,
  levelOf,
  PICTURE,
  xOfDay,
  runsOf,
  signed,
  yearsOf,
} from './timeline.rules.ts';

const monthsFrom = (year: number, month: number, count: number): readonly TimelineMonth[] =>
  Array.from({ length: count }, (_, index) => {
    const at = month - 1 + index;
    const name = `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return { month: name, dasha: index < 2 ? 1.2 : -0.4, transit: 0 };
  });

const MONTHS = monthsFrom(2026, 11, 60);
const WINDOW = { from: '2027-01', to: '2027-06', strength: 'stronger' } as const;

describe('the picture', () => {
  it('draws equal months beside one another as one bar, on its side of the line', () => {
    const place = { base: 50, side: 'above' } as const;
    expect(barsOf([2.5, 2.5, 0, -1, 1], place)).toBe('M2 50H112.4V25H2ZM222.8 50H278V40H222.8Z');
    expect(barsOf([2.5, 2.5, 0, -1, 1], { base: 50, side: 'below' })).toBe(
      'M167.6 50H222.8V60H167.6Z',
    );
    expect(barsOf([0, 0], place)).toBe('');
  });

  it('shades the months of a window, as far as they are in the picture', () => {
    const band = bandOf(WINDOW, MONTHS);
    expect(band?.x).toBeCloseTo(2 + (2 * 276) / 60, 0);
    expect(band?.width).toBeCloseTo((6 * 276) / 60, 0);
    expect(bandOf({ ...WINDOW, to: '2040-01' }, MONTHS)).toMatchObject({ x: band?.x });
    expect(bandOf({ ...WINDOW, from: '2020-01', to: '2020-05' }, MONTHS)).toBeUndefined();
  });

  it('marks a day inside of the months only', () => {
    expect(xOfDay('2026-11-01', MONTHS)).toBe(PICTURE.left);
    expect(xOfDay('2031-10-31', MONTHS)).toBeLessThan(PICTURE.right);
    expect(xOfDay('2031-11-01', MONTHS)).toBeUndefined();
  });

  it('names the years there is room for', () => {
    const named = (months: readonly TimelineMonth[]) =>
      yearsOf(months).flatMap(({ year, named: isNamed }) => (isNamed ? [year] : []));
    expect(named(MONTHS)).toEqual(['2027', '2028', '2029', '2030', '2031']);
    expect(named(monthsFrom(2026, 3, 12))).toEqual(['2026', '2027']);
    expect(named(monthsFrom(2026, 3, 6))).toEqual(['2026']);
  });
});

describe('the table', () => {
  it('puts months that say the same into one row, windows apart', () => {
    expect(runsOf(MONTHS, [WINDOW]).map(({ from, to, strength }) => [from, to, strength])).toEqual([
      ['2026-11', '2026-12', undefined],
      ['2027-01', '2027-06', 'stronger'],
      ['2027-07', '2031-10', undefined],
    ]);
  });

  it('has a word for every number', () => {
    expect([2.5, 1.5, 1.4, 0.5, 0.4, 0, -0.4, -0.5, -0.6, -1.5, -1.6].map(levelOf)).toEqual([
      0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 4,
    ]);
    expect([1.2, 0, -0.4].map(signed)).toEqual(['+1.2', '0', '−0.4']);
  });
});
