import { describe, expect, it } from 'vitest';
import { finalDeletion } from './retention.rules.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

const dayOf = (deleted: string, moved?: string): string =>
  finalDeletion(inIndia(deleted), moved === undefined ? undefined : inIndia(moved)).finalDeletionOn;

describe('an account without money', () => {
  it('goes when a whole year is over, whatever the hour', () => {
    expect(dayOf('2026-11-21T00:00:00')).toBe('2027-11-22');
    expect(dayOf('2026-11-21T23:59:59')).toBe('2027-11-22');
    expect(finalDeletion(inIndia('2026-11-21T12:00:00'), undefined).keptFor).toBe('logs');
  });

  it('goes on 1 March after a leap day', () => {
    expect(dayOf('2028-02-29T12:00:00')).toBe('2029-03-01');
  });
});

describe('an account with money', () => {
  it.each([
    ['2027-03-31T23:59:59', '2035-04-01'],
    ['2027-04-01T00:00:00', '2036-04-01'],
    ['2026-11-21T12:00:00', '2035-04-01'],
    ['2027-01-01T00:00:00', '2035-04-01'],
  ])('whose money last moved on %s goes on %s', (moved, day) => {
    expect(dayOf('2027-05-01T12:00:00', moved)).toBe(day);
  });

  it('counts the financial year by the clock of India', () => {
    const moved = new Date('2027-03-31T18:30:00Z');
    expect(finalDeletion(moved, moved)).toEqual({
      finalDeletionOn: '2036-04-01',
      keptFor: 'accounts',
    });
  });

  it('is kept a year at least, however old the money is', () => {
    expect(dayOf('2026-11-21T12:00:00', '2018-05-01T12:00:00')).toBe('2027-11-22');
  });
});
