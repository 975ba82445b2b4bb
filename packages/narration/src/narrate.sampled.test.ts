import { judge, julianDayUt, type JudgementInput } from '@dhruva/jyotish';
import { QUESTION_IDS, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { narrate, type Language } from './narrate.ts';
import type { Narrative } from './narrative.types.ts';
import { LANGUAGE_SAMPLES } from './samples/language.samples.ts';
import { textOf } from './samples/text-of.samples.ts';

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

/** Each question is judged once and told in every language. */
const judged = new Map(
  QUESTION_IDS.map((question) => [
    question,
    BIRTHS.map((birth) => judge({ ...birth, question, at })),
  ]),
);

const told = (question: QuestionId, language: Language): readonly Narrative[] =>
  (judged.get(question) ?? []).map((judgement) => narrate(judgement, language));

describe.each(LANGUAGE_SAMPLES)('narrate: $language', (sample) => {
  const { language } = sample;

  it.each(QUESTION_IDS)(
    '%s: clean, harmless, of readable length, a text of its own',
    (question) => {
      const narratives = told(question, language);
      for (const { direct, reading, past, advice, custom } of narratives) {
        const words = [direct, ...reading, ...past, ...advice, custom].join(' ').split(' ').length;
        expect(words).toBeGreaterThan(120);
        expect(words).toBeLessThan(sample.mostRead);
      }
      const texts = narratives.map(textOf);
      expect(new Set(texts).size).toBe(BIRTHS.length);
      for (const text of texts) {
        expect(scan(text)).toEqual([]);
        expect(text.replaceAll(' %', '')).not.toMatch(sample.broken);
        expect(text).not.toMatch(sample.gendered);
      }
    },
  );

  it('gives the same bytes for the same judgement', () => {
    expect(JSON.stringify(told('marriage-when', language))).toBe(
      JSON.stringify(told('marriage-when', language)),
    );
  });

  it.each(['promotion-this-year', 'marriage-when', 'current-dasha'] as const)(
    '%s: counts from the Moon, and says so, when the birth time is unknown',
    (question) => {
      const unknown = narrate(judge({ ...DAY, question, at }), language);
      expect(unknown.sure).toContain(sample.fromMoon);
      expect(textOf(unknown)).not.toMatch(sample.ownHouse);
      expect(scan(textOf(unknown))).toEqual([]);
    },
  );
});
