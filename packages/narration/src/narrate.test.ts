import { judge, julianDayUt, type JudgementInput } from '@dhruva/jyotish';
import { QUESTION_IDS, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { narrate } from './narrate.ts';
import type { Narrative } from './narrative.types.ts';

const at = julianDayUt(2461365.5);
const BIRTHS: readonly Omit<JudgementInput, 'question' | 'at'>[] = [
  { birth: julianDayUt(2447000.25), place: { lat: 28.61, lon: 77.21 } },
  { birth: julianDayUt(2444321.71), place: { lat: 13.08, lon: 80.27 } },
  { birth: julianDayUt(2450888.02), place: { lat: 22.57, lon: 88.36 } },
];

const DAY: Omit<JudgementInput, 'question' | 'at'> = {
  birth: julianDayUt(2446111.3),
  place: { lat: 19.08, lon: 72.88 },
  unknownWithin: { start: julianDayUt(2446110.77), end: julianDayUt(2446111.77) },
};

const told = (question: QuestionId): readonly Narrative[] =>
  BIRTHS.map((birth) => narrate(judge({ ...birth, question, at }), 'en'));

const textOf = (narrative: Narrative): string =>
  [
    narrative.direct,
    narrative.trendText,
    ...narrative.windows.map(({ text }) => text),
    narrative.windowsNote,
    narrative.sure,
    ...narrative.advice,
    ...narrative.factors.map(({ text }) => text),
    narrative.caveat,
  ].join(' ');

describe('narrate', () => {
  it.each(QUESTION_IDS)(
    '%s: clean, harmless, of readable length, a text of its own',
    (question) => {
      const narratives = told(question);
      const texts = narratives.map(textOf);
      expect(new Set(texts).size).toBe(BIRTHS.length);
      for (const text of texts) {
        expect(scan(text)).toEqual([]);
        expect(text).not.toMatch(/undefined|[[\]{}]|%m| {2}|\.\.|,,/u);
        const words = text.split(' ').length;
        expect(words).toBeGreaterThan(180);
        expect(words).toBeLessThan(430);
      }
    },
  );

  it('gives the same bytes for the same judgement', () => {
    expect(JSON.stringify(told('marriage-when'))).toBe(JSON.stringify(told('marriage-when')));
  });

  it.each(['promotion-this-year', 'marriage-when', 'current-dasha'] as const)(
    '%s: counts from the Moon, and says so, when the birth time is unknown',
    (question) => {
      const unknown = narrate(judge({ ...DAY, question, at }), 'en');
      expect(unknown.sure).toContain('houses are counted from the Moon');
      expect(textOf(unknown)).not.toMatch(/\(lagna\)|your \w+ house/u);
      expect(scan(textOf(unknown))).toEqual([]);
    },
  );
});
