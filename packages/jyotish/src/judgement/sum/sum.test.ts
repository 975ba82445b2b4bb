import { describe, expect, it, test } from 'vitest';
import { finding } from '../finding.ts';
import { weightedQuestionOf } from '../reading/weighted-question.ts';
import { trendOf } from './score.ts';
import type { MonthFindings } from './weigh.ts';
import { asWindows, stretchesOf } from './windows.ts';

test('the five trends meet at 50, 15, -15 and -50', () => {
  expect([100, 50, 49, 15, 14, -15, -16, -50, -51, -100].map(trendOf)).toEqual([
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

describe('windows', () => {
  const focus = weightedQuestionOf('marriage-when');
  const period = finding(
    'dasha.owns-house',
    9,
    { level: 'md', graha: 'venus', house: 7, from: 'lagna' },
    'BPHS',
  );
  const sky = finding('transit.double', 9, { house: 7, from: 'lagna' }, 'KNR');
  const dark = finding('dasha.no-tie', -9, { level: 'md', graha: 'mars' }, 'BPHS');
  const name = (index: number): string => `2030-${String(index + 1).padStart(2, '0')}`;
  /** A letter a month: b = both agree, p = period alone, s = sky alone, else neither. */
  const months = (pattern: string): readonly MonthFindings[] =>
    [...pattern].map((letter, index) => ({
      name: name(index),
      dasha: letter === 'b' || letter === 'p' ? [period] : [dark],
      transit: letter === 'b' || letter === 's' ? [sky] : [],
    }));
  const spans = (pattern: string): readonly string[] =>
    stretchesOf(months(pattern), focus, 'lagna').map(({ from, to }) => `${from}..${to}`);

  it.each([
    ['ppppssssxxxx', []],
    ['xxbbbbxxxxxx', ['2030-03..2030-06']],
    ['xxbbxxxxxxxx', []],
    ['xxbbxbxxxxxx', ['2030-03..2030-06']],
    ['bbbxxxxxxbbb', ['2030-01..2030-03', '2030-10..2030-12']],
  ])('%s → %j', (pattern, expected) => {
    expect(spans(pattern)).toEqual(expected);
  });

  it('carries what it rests on', () => {
    const stretches = stretchesOf(months('xxbbbbxxxxxx'), focus, 'lagna');
    const [window] = asWindows(
      stretches,
      [{ holdsMinutes: 15, secondOpinion: 'agrees' }],
      focus,
      'lagna',
    );
    expect([window?.holdsMinutes, window?.secondOpinion]).toEqual([15, 'agrees']);
    expect(window?.findings.map(({ id }) => id)).toEqual(['dasha.owns-house', 'transit.double']);
    expect(window?.strength).toBe('stronger');
  });
});
