import type { PairJudgement } from '@dhruva/jyotish';
import { COMPATIBILITY_QUESTIONS, CONFIDENCES, TRENDS } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { PAIR_DIRECT_WORDS as ENGLISH } from '../../en/pair/pair-direct-words.ts';
import { pairSureText } from '../../telling/pair/pair-sure.ts';
import { pairWindowsNote } from '../../telling/pair/pair-windows.ts';
import { hindiPair } from './hindi-pair.ts';
import { PAIR_ADVICE, SIDE_ADVICE } from './pair-advice.ts';
import { PAIR_DIRECT_WORDS } from './pair-direct-words.ts';
import { PAIR_CAVEATS, PAIR_TREND_TEXTS } from './pair-fixed-texts.ts';
import { ISSUE_CARE, ISSUE_WORDS, SIDE_WORDS, STYLE_WORDS } from './pair-words.ts';

const judgementOf = (rest: Partial<PairJudgement>): PairJudgement =>
  ({
    question: 'relationship-strength',
    agreement: { agree: 3, of: 8 },
    confidence: 'medium',
    holdsMinutes: 5,
    holdsShareOfDay: null,
    unknownTime: [],
    windows: [],
    ...rest,
  }) as PairJudgement;

const UNKNOWN: readonly PairJudgement['unknownTime'][] = [['self'], ['other'], ['self', 'other']];

const sureTexts = COMPATIBILITY_QUESTIONS.flatMap((question) =>
  CONFIDENCES.flatMap((confidence) => [
    ...[0, 2, 5, 15, 30].map((holdsMinutes) =>
      pairSureText(hindiPair, judgementOf({ question, confidence, holdsMinutes })),
    ),
    ...UNKNOWN.flatMap((unknownTime) =>
      [0, 0.53, 1].map((holdsShareOfDay) =>
        pairSureText(
          hindiPair,
          judgementOf({ question, confidence, holdsMinutes: null, holdsShareOfDay, unknownTime }),
        ),
      ),
    ),
  ]),
);

const notes = COMPATIBILITY_QUESTIONS.flatMap((question) =>
  [[], ...UNKNOWN].map((unknownTime) =>
    pairWindowsNote(hindiPair, judgementOf({ question, unknownTime })),
  ),
);

const STYLES = Object.keys(STYLE_WORDS) as (keyof typeof STYLE_WORDS)[];
const parenting = STYLES.flatMap((mine) =>
  STYLES.map((theirs) => hindiPair.parenting(mine, theirs, 'parents-together')),
);

const advice = [
  ...COMPATIBILITY_QUESTIONS.flatMap((question) => Object.values(PAIR_ADVICE[question])),
  ...Object.values(SIDE_ADVICE),
];
const trends = COMPATIBILITY_QUESTIONS.flatMap((question) => PAIR_DIRECT_WORDS[question].trend);

const texts = [
  ...sureTexts,
  ...notes,
  ...parenting,
  ...advice,
  ...trends,
  ...Object.values(ISSUE_CARE),
  ...Object.values(PAIR_CAVEATS),
  ...TRENDS.map((trend) => PAIR_TREND_TEXTS[trend]),
];

describe('texts about two people in Hindi', () => {
  it('are clean and harmless', () => {
    for (const text of new Set(texts)) {
      expect(scan(text)).toEqual([]);
      expect(text).toMatch(/^[\p{Script=Devanagari}\d].*।$/u);
      expect(text).not.toMatch(/undefined|[A-Za-z{}]| {2}|।।|(?:ेंगे|ेंगी|ोगे|ोगी)(?=[ ।,])/u);
      expect(text).toBe(text.normalize('NFC'));
    }
  });

  it('say nothing twice', () => {
    for (const group of [advice, trends, parenting]) {
      expect(new Set(group).size).toBe(group.length);
    }
    for (const words of [ISSUE_CARE, ISSUE_WORDS, SIDE_WORDS, STYLE_WORDS, PAIR_CAVEATS]) {
      expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
    }
  });

  it.each(COMPATIBILITY_QUESTIONS)(
    '%s: holds the slots and times that English holds',
    (question) => {
      const slotsOf = (tells: readonly string[]): readonly string[] =>
        tells.flatMap((text) => [...text.matchAll(/\{\w+\}/gu)].map(([slot]) => slot)).sort();
      const [own, english] = [PAIR_DIRECT_WORDS[question], ENGLISH[question]];
      expect(slotsOf(own.tells)).toEqual(slotsOf(english.tells));
      expect(slotsOf([own.when])).toEqual(['{months}']);
      expect(own.months).toBe(english.months);
    },
  );

  it('name whose birth time is missing', () => {
    const of = (unknownTime: PairJudgement['unknownTime']) =>
      pairSureText(
        hindiPair,
        judgementOf({ holdsMinutes: null, holdsShareOfDay: 0.53, unknownTime }),
      );
    expect(of(['self'])).toContain('आपके जन्म का समय मालूम नहीं है');
    expect(of(['other'])).toContain('दूसरे व्यक्ति के जन्म का समय मालूम नहीं है');
    expect(of(['self', 'other'])).toContain('दोनों के जन्म का समय मालूम नहीं है');
    expect(of(['other'])).toContain('लगभग 53 प्रतिशत');
  });
});
