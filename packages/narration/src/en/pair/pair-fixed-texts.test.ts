import type { PairJudgement } from '@dhruva/jyotish';
import { COMPATIBILITY_QUESTIONS, CONFIDENCES, TRENDS } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { PAIR_PLANS } from '../../../../jyotish/src/judgement/pair/plans/pair-plans.ts';
import { pairSureText } from '../../telling/pair/pair-sure.ts';
import { pairWindowsNote } from '../../telling/pair/pair-windows.ts';
import { englishPair } from './english-pair.ts';
import { PAIR_ADVICE, SIDE_ADVICE } from './pair-advice.ts';
import { PAIR_DIRECT_WORDS } from './pair-direct-words.ts';
import { PAIR_CAVEATS, PAIR_TREND_TEXTS } from './pair-fixed-texts.ts';
import { ISSUE_CARE } from './pair-words.ts';

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

const unknown: readonly PairJudgement['unknownTime'][] = [['self'], ['other'], ['self', 'other']];

const sureTexts = COMPATIBILITY_QUESTIONS.flatMap((question) =>
  CONFIDENCES.flatMap((confidence) => [
    ...[0, 2, 5, 15, 30].map((holdsMinutes) =>
      pairSureText(englishPair, judgementOf({ question, confidence, holdsMinutes })),
    ),
    ...unknown.flatMap((unknownTime) =>
      [0, 0.53, 1].map((holdsShareOfDay) =>
        pairSureText(
          englishPair,
          judgementOf({ question, confidence, holdsMinutes: null, holdsShareOfDay, unknownTime }),
        ),
      ),
    ),
  ]),
);

const notes = COMPATIBILITY_QUESTIONS.flatMap((question) =>
  [[], ...unknown].map((unknownTime) =>
    pairWindowsNote(englishPair, judgementOf({ question, unknownTime })),
  ),
);

const advice = [
  ...COMPATIBILITY_QUESTIONS.flatMap((question) => Object.values(PAIR_ADVICE[question])),
  ...Object.values(SIDE_ADVICE),
];

const trends = COMPATIBILITY_QUESTIONS.flatMap((question) => PAIR_DIRECT_WORDS[question].trend);

const texts = [
  ...sureTexts,
  ...notes,
  ...advice,
  ...trends,
  ...Object.values(ISSUE_CARE),
  ...Object.values(PAIR_CAVEATS),
  ...TRENDS.map((trend) => PAIR_TREND_TEXTS[trend]),
];

describe('texts about two people without evidence', () => {
  it.each([...new Set(texts)])('"%s" is clean and harmless', (text) => {
    expect(scan(text)).toEqual([]);
    expect(text).toMatch(/^[A-Z].*\.$/u);
    expect(text).not.toMatch(/undefined| {2}|\.\./u);
  });

  it('says nothing twice', () => {
    expect(new Set(advice).size).toBe(advice.length);
    expect(new Set(trends).size).toBe(trends.length);
    expect(new Set(Object.values(ISSUE_CARE)).size).toBe(Object.keys(ISSUE_CARE).length);
  });

  it('looks as far ahead as the engine does', () => {
    for (const question of COMPATIBILITY_QUESTIONS) {
      expect(PAIR_DIRECT_WORDS[question].months).toBe(PAIR_PLANS[question].each.months);
    }
  });

  it('names whose birth time is missing', () => {
    const of = (unknownTime: PairJudgement['unknownTime']) =>
      pairSureText(
        englishPair,
        judgementOf({ holdsMinutes: null, holdsShareOfDay: 0.53, unknownTime }),
      );
    expect(of(['self'])).toContain('As your birth time is not known');
    expect(of(['other'])).toContain("As the other person's birth time is not known");
    expect(of(['self', 'other'])).toContain('As neither birth time is known');
    expect(of(['other'])).toContain('about 53 %');
  });
});
