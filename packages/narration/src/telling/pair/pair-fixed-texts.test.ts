import type { PairJudgement } from '@dhruva/jyotish';
import { COMPATIBILITY_QUESTIONS, CONFIDENCES, TRENDS } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { PAIR_PLANS } from '../../../../jyotish/src/judgement/pair/plans/pair-plans.ts';
import { toleranceText } from '../windows.ts';
import { pairCertaintyText } from './pair-certainty.ts';
import { pairWindowsNote } from './pair-windows.ts';
import { PAIR_LANGUAGE_SAMPLES } from '../../samples/pair-language.samples.ts';

const STYLES = [
  'by-clear-example',
  'by-warmth-and-listening',
  'by-talk-and-curiosity',
  'by-calm-and-freedom',
] as const;

const UNKNOWN: readonly PairJudgement['unknownTime'][] = [['self'], ['other'], ['self', 'other']];

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

const sureJudgements = COMPATIBILITY_QUESTIONS.flatMap((question) =>
  CONFIDENCES.flatMap((confidence) => [
    ...[0, 2, 5, 15, 30].map((holdsMinutes) => judgementOf({ question, confidence, holdsMinutes })),
    ...UNKNOWN.flatMap((unknownTime) =>
      [0, 0.53, 1].map((holdsShareOfDay) =>
        judgementOf({ question, confidence, holdsMinutes: null, holdsShareOfDay, unknownTime }),
      ),
    ),
  ]),
);

const noteJudgements = COMPATIBILITY_QUESTIONS.flatMap((question) =>
  [[], ...UNKNOWN].map((unknownTime) => judgementOf({ question, unknownTime })),
);

const slotsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(/\{\w+\}/gu)].map(([slot]) => slot)).sort();

describe.each(PAIR_LANGUAGE_SAMPLES)(
  'texts about two people without evidence: $language',
  (sample) => {
    const { locale } = sample;
    const advice = [
      ...COMPATIBILITY_QUESTIONS.flatMap((question) => Object.values(locale.advice[question])),
      ...Object.values(locale.sideAdvice),
    ];
    const trends = COMPATIBILITY_QUESTIONS.flatMap((question) => locale.direct[question].trend);
    const parenting = STYLES.flatMap((mine) =>
      STYLES.map((theirs) => locale.parenting(mine, theirs, 'parents-together')),
    );
    const texts = [
      ...sureJudgements.map((each) => pairCertaintyText(locale, each)),
      ...noteJudgements.map((each) => pairWindowsNote(locale, each)),
      ...[0, 2, 5, 15, 30].map((minutes) => toleranceText(locale.tolerance, minutes).trim()),
      ...advice,
      ...trends,
      ...parenting,
      ...Object.values(locale.issueCare),
      ...Object.values(locale.caveats),
      ...TRENDS.map((trend) => locale.trends[trend]),
    ];

    it.each([...new Set(texts)])('"%s" is clean and harmless', (text) => {
      expect(scan(text)).toEqual([]);
      expect(text).toMatch(sample.whole);
      expect(text).not.toMatch(sample.broken);
      expect(text).not.toMatch(sample.gendered);
    });

    it('says nothing twice', () => {
      const { issueCare, issues, sides, caveats } = locale;
      const groups = [advice, trends, parenting].concat(
        [issueCare, issues, sides, caveats].map((words) => Object.values(words)),
      );
      for (const group of groups) expect(new Set(group).size).toBe(group.length);
    });

    it('looks as far ahead as the engine does', () => {
      for (const question of COMPATIBILITY_QUESTIONS) {
        expect(locale.direct[question].months).toBe(PAIR_PLANS[question].each.months);
      }
    });

    it('fills the slots that the first language fills', () => {
      const [first = sample] = PAIR_LANGUAGE_SAMPLES;
      for (const question of COMPATIBILITY_QUESTIONS) {
        const { sentences, when } = locale.direct[question];
        expect(slotsOf(sentences)).toEqual(slotsOf(first.locale.direct[question].sentences));
        expect(slotsOf([when])).toEqual(['{months}']);
      }
    });

    it('says of a window for how many minutes it holds, and nothing when a time is missing', () => {
      expect(toleranceText(locale.tolerance, 15)).toContain('15');
      expect(toleranceText(locale.tolerance, 0)).not.toMatch(/\d/u);
      expect(toleranceText(locale.tolerance, null)).toBe('');
    });

    it('names whose birth time is missing, and of whose day the share is', () => {
      const of = (unknownTime: PairJudgement['unknownTime']) =>
        pairCertaintyText(
          locale,
          judgementOf({ holdsMinutes: null, holdsShareOfDay: 0.53, unknownTime }),
        );
      expect(of(['self'])).toContain(sample.missing.self);
      expect(of(['other'])).toContain(sample.missing.other);
      expect(of(['self', 'other'])).toContain(sample.missing.both);
      expect(of(['self'])).toContain(sample.partOfDay.self);
      expect(of(['other'])).toContain(sample.partOfDay.other);
      expect(of(['self', 'other'])).toContain(sample.partOfDay.both);
    });
  },
);
