import type { Judgement } from '@dhruva/jyotish';
import { AREAS, CONFIDENCES, GRAHAS, QUESTION_IDS, TRENDS } from '@dhruva/jyotish/vocabulary';
import { EVIDENCE_VALUES } from '@dhruva/jyotish';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { sureText } from '../telling/sure.ts';
import { windowsNote } from '../telling/windows.ts';
import { ADVICE_WORDS } from './advice/all-advice.ts';
import { GRAHA_ADVICE } from './advice/by-graha.ts';
import { CAVEATS } from './caveat.ts';
import { HORIZONS } from './direct/when.ts';
import { english } from './english.ts';
import { SURE_WORDS } from './sure.ts';
import { TREND_TEXTS } from './trend.ts';
import { READS, REASON_IDS } from './words/reasons.ts';

const judgementOf = (rest: Partial<Judgement>): Judgement =>
  ({
    agreement: { agree: 3, of: 5 },
    confidence: 'medium',
    holdsMinutes: 5,
    holdsShareOfDay: null,
    windows: [],
    ...rest,
  }) as Judgement;

const sureTexts = CONFIDENCES.flatMap((confidence) =>
  [0, 1, 2, 3, 4, 5].flatMap((of) =>
    [0, 1, 2, 3, 4, 5]
      .filter((agree) => agree <= of)
      .flatMap((agree) => [
        ...[0, 1, 2, 5, 15, 30].map((holdsMinutes) =>
          sureText(SURE_WORDS, judgementOf({ confidence, agreement: { agree, of }, holdsMinutes })),
        ),
        ...[0, 0.53, 1].map((holdsShareOfDay) =>
          sureText(
            SURE_WORDS,
            judgementOf({
              confidence,
              agreement: { agree, of },
              holdsMinutes: null,
              holdsShareOfDay,
            }),
          ),
        ),
      ]),
  ),
);

const notes = Object.keys(HORIZONS).flatMap((months) =>
  [5, null].map((holdsMinutes) =>
    windowsNote(english, judgementOf({ holdsMinutes }), { months: Number(months) } as never),
  ),
);

const advice = [
  ...QUESTION_IDS.flatMap((question) => Object.values(ADVICE_WORDS[question])),
  ...GRAHAS.flatMap((graha) => GRAHA_ADVICE[graha]),
];

const texts = [
  ...sureTexts,
  ...notes,
  ...advice,
  ...AREAS.map((area) => CAVEATS[area]),
  ...TRENDS.map((trend) => TREND_TEXTS[trend]),
];

describe('texts without evidence', () => {
  it.each([...new Set(texts)])('"%s" is clean and harmless', (text) => {
    expect(scan(text)).toEqual([]);
    expect(text).toMatch(/^[A-Z].*\.$/u);
    expect(text).not.toMatch(/undefined| {2}|\.\./u);
  });

  it('gives every question advice of its own', () => {
    expect(new Set(advice).size).toBe(advice.length);
  });

  it('keeps each caveat short and plain about what it is', () => {
    for (const area of AREAS) {
      expect(CAVEATS[area]).toMatch(/not a (?:label and not a )?guarantee/u);
      expect(CAVEATS[area].split(' ').length).toBeLessThan(22);
    }
  });

  it('has words for every reason of the engine', () => {
    expect([...REASON_IDS].sort()).toEqual([...EVIDENCE_VALUES.because].sort());
    expect(Object.keys(READS)).toEqual(expect.arrayContaining([...EVIDENCE_VALUES.reads].flat()));
  });

  it('counts the steps and the minutes in words', () => {
    expect(sureText(SURE_WORDS, judgementOf({}))).toBe(
      'Three of five steps of the reading agree with this answer. Taken together, it is a fair indication. The direct answer stays the same if the birth time is off by up to five minutes.',
    );
    expect(
      sureText(SURE_WORDS, judgementOf({ holdsMinutes: null, holdsShareOfDay: 0.53 })),
    ).toContain('about 53 % of that day');
  });
});
