import { describe, expect, it } from 'vitest';
import { DIRECT_WORDS } from '../direct/all-direct.ts';
import { because } from './reasons.ts';

const REASON = '<chart|आपकी कुंडली में >काम के घर का मालिक मंगल बलवान है';

const verdictWith = (joint: string): string => {
  const found = Object.values(DIRECT_WORDS)
    .flatMap(({ trend = [] }) => trend)
    .find((each) => each.includes(joint) && !each.includes('कुंडली'));
  if (found === undefined) throw new Error(`No verdict with "${joint}"`);
  return found;
};

describe('a headline with its reason in Hindi', () => {
  it.each(['; ', ', इसलिए '])('has the reason before what "%s" adds', (joint) => {
    const verdict = verdictWith(joint);
    const [said = '', rest = ''] = verdict.split(joint);
    expect(because(verdict, REASON, undefined)).toBe(`${said}, क्योंकि ${REASON}${joint}${rest}`);
  });

  it.each([', अगर ', ', बशर्ते '])('tells "%s" as a condition after the reason', (joint) => {
    const verdict = verdictWith(joint);
    const [said = '', condition = ''] = verdict.split(joint);
    expect(because(verdict, REASON, undefined)).toBe(
      `${said}, क्योंकि ${REASON}; शर्त बस इतनी है कि ${condition}`,
    );
  });

  it('weighs a reason on one side of a verdict that is neither yes nor no', () => {
    const [, , mixed] = DIRECT_WORDS['exams-this-year'].trend ?? [];
    const text = because(mixed ?? '', REASON, 'against');
    expect(text).toContain(`, पर मुश्किल यह है कि ${REASON}; `);
    expect(text).not.toContain('इसलिए');
  });

  it('gives no reason for what is no verdict, and no empty one', () => {
    expect(because('सबसे सीधा रास्ता है सुनना।', REASON, undefined)).toBe(
      `सबसे सीधा रास्ता है सुनना; ${REASON}।`,
    );
    expect(because('सबसे सीधा रास्ता है सुनना।', '', undefined)).toBe('सबसे सीधा रास्ता है सुनना।');
  });

  it('names the chart once', () => {
    const [best = ''] = DIRECT_WORDS['married-life'].trend ?? [];
    expect(because(best, REASON, undefined).match(/कुंडली/gu)).toHaveLength(1);
  });

  it('leaves no verdict with a reason of its own where another is added', () => {
    const verdicts = Object.values(DIRECT_WORDS).flatMap(({ trend = [] }) => trend);
    expect(verdicts.filter((each) => each.includes('क्योंकि'))).toEqual([]);
  });
});
