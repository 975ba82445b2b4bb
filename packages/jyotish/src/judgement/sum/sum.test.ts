import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dated, finding } from '../finding.ts';
import { balanceAt, balanceOf } from './balance.ts';
import { trendOf } from './score.ts';
import type { MonthFindings } from './weigh.ts';
import { asWindows, stretchesOf } from './windows.ts';

test('the five trends meet where help is three times, twice, half as much again and as much as hindrance', () => {
  const least = (times: number): number => Math.ceil(balanceAt(times) * 100);
  const scores = [100, least(3), least(3) - 1, least(2), least(2) - 1, least(1.5), 19, 0, -1, -100];
  expect(scores.map((score) => trendOf(score))).toEqual([
    'very-supportive',
    'very-supportive',
    'supportive',
    'supportive',
    'mixed',
    'mixed',
    'demanding',
    'demanding',
    'very-demanding',
    'very-demanding',
  ]);
});

test('a balance is even at equal sides, grows with help and shrinks with hindrance', () => {
  fc.assert(
    fc.property(points, points, points, (help, hindrance, more) => {
      const balance = balanceOf({ help, hindrance });
      expect(Math.sign(balance)).toBe(Math.sign(help - hindrance));
      expect(Math.abs(balance)).toBeLessThan(1);
      expect(balanceOf({ help: help + more, hindrance })).toBeGreaterThanOrEqual(balance);
      expect(balanceOf({ help, hindrance: hindrance + more })).toBeLessThanOrEqual(balance);
    }),
  );
});

const points = fc.integer({ min: 0, max: 200 });

describe('windows', () => {
  const period = finding(
    'dasha.owns-house',
    9,
    { level: 'md', graha: 'venus', house: 7, from: 'lagna' },
    'BPHS',
  );
  const sky = dated(finding('transit.double', 9, { house: 7, from: 'lagna' }, 'KNR'), {
    start: '2029-12-01',
    end: '2031-02-01',
  });
  const dark = finding('dasha.no-tie', -9, { level: 'md', graha: 'mars' }, 'BPHS');
  const name = (index: number): string => `2030-${String(index + 1).padStart(2, '0')}`;
  /** A letter a month: b = both agree, p = period alone, s = sky alone, else neither. */
  const months = (pattern: string): readonly MonthFindings[] =>
    [...pattern].map((letter, index) => ({
      name: name(index),
      dasha: letter === 'b' || letter === 'p' ? [period] : [dark],
      transit: letter === 'b' || letter === 's' ? [sky] : [],
    }));
  const spans = (pattern: string, horizon = pattern.length): readonly string[] =>
    stretchesOf(months(pattern), horizon).map(({ from, to }) => `${from}..${to}`);

  it.each([
    ['ppppssssxxxx', []],
    ['xxbbbbxxxxxx', ['2030-03..2030-06']],
    ['xxbbxxxxxxxx', []],
    ['xxbbxbxxxxxx', ['2030-03..2030-06']],
    ['bbbxxxxxxbbb', ['2030-01..2030-03', '2030-10..2030-12']],
  ])('%s → %j', (pattern, expected) => {
    expect(spans(pattern)).toEqual(expected);
  });

  it('lie within the time asked about; where none begins there, the first later one is told', () => {
    expect(spans('bbbxxxxxxbbb', 6)).toEqual(['2030-01..2030-03']);
    expect(spans('xxxxxxxxxbbb', 6)).toEqual(['2030-10..2030-12']);
    expect(spans('xxxbbbbxxxxx', 5)).toEqual(['2030-04..2030-05']);
  });

  it('carries what it rests on', () => {
    const stretches = stretchesOf(months('xxbbbbxxxxxx'), 12);
    const [window] = asWindows(stretches, [{ holdsMinutes: 15, secondOpinion: 'agrees' }]);
    expect([window?.holdsMinutes, window?.secondOpinion]).toEqual([15, 'agrees']);
    expect(window?.findings.map(({ id }) => id)).toEqual(['dasha.owns-house', 'transit.double']);
    expect(window?.strength).toBe('stronger');
  });
});
