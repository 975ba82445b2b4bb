import { judgePair, julianDayUt, type PersonInput } from '@dhruva/jyotish';
import { COMPATIBILITY_QUESTIONS, type CompatibilityQuestionId } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../jyotish/calibration/seeded-births.ts';
import { narratePair } from './narrate.ts';
import type { Narrative } from './narrative.types.ts';

const at = julianDayUt(2461365.5);
const PAIRS = 14;
const people = seededBirths(2 * PAIRS, 4).map(({ birth, place }): PersonInput => ({
  birth,
  place,
}));

const withoutTime = (person: PersonInput): PersonInput => ({
  ...person,
  unknownWithin: { start: julianDayUt(person.birth - 0.3), end: julianDayUt(person.birth + 0.7) },
});

const told = (question: CompatibilityQuestionId, index: number, knows = true): Narrative => {
  const [self, other] = [people[index]!, people[index + PAIRS]!];
  return narratePair(
    judgePair({ question, self, other: knows ? other : withoutTime(other), at }),
    'en',
  );
};

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

const GENDERED = /\b(?:husband|wife|bride|groom|boy|girl|he|she|his|her|him|man|woman)\b/iu;

describe.each(COMPATIBILITY_QUESTIONS)('%s', (question) => {
  const narratives = Array.from({ length: PAIRS }, (_, index) => told(question, index));
  const unknown = [0, 1].map((index) => told(question, index, false));
  const texts = [...narratives, ...unknown].map(textOf);

  it('is clean, harmless, of readable length, another text for each pair', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(scan(text)).toEqual([]);
      expect(text).not.toMatch(/undefined|NaN|[[\]{}]|%m| {2}|\.\.|,,| ,/u);
      expect(text).not.toMatch(GENDERED);
      const words = text.split(' ').length;
      expect(words).toBeGreaterThan(170);
      expect(words).toBeLessThan(500);
    }
  });

  it('begins with a direct answer of two to six sentences', () => {
    for (const { direct } of narratives) {
      expect(direct).toMatch(/^[A-Z].*\.$/u);
      const sentences = direct.split('. ').length;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(6);
    }
  });

  it('tells both columns of points with their source, save in business', () => {
    for (const { factors } of [...narratives, ...unknown]) {
      const points = factors.filter(({ id }) => id.startsWith('pair.points'));
      expect(points.map(({ source }) => source)).toEqual(
        question === 'business-partnership' ? [] : ['Charak 27; MUH'],
      );
      for (const { text } of points) {
        expect(text).toMatch(/of 36 points.*after the cancellations that all schools agree on/u);
      }
    }
  });

  it('says whose birth time is missing, and what is left out', () => {
    for (const { sure } of unknown) {
      expect(sure).toMatch(
        /(?:the other person|your business partner)'s birth time is not known/iu,
      );
      expect(sure).toContain('the rising signs and the divisional charts are left out');
    }
  });
});

it('gives the same bytes for the same judgement, and six texts for one pair', () => {
  const all = COMPATIBILITY_QUESTIONS.map((question) => JSON.stringify(told(question, 3)));
  expect(all).toEqual(COMPATIBILITY_QUESTIONS.map((question) => JSON.stringify(told(question, 3))));
  expect(new Set(all).size).toBe(all.length);
});

it('speaks of business and of parents in their own words', () => {
  const business = textOf(told('business-partnership', 2));
  expect(business).toContain('your partner in business');
  expect(business).not.toMatch(/the other person|marriage|romance|love/u);
  const parents = Array.from(
    { length: PAIRS },
    (_, index) => told('parents-together', index).direct,
  );
  for (const direct of parents)
    expect(direct).not.toMatch(/\b(?:son|daughter|birth|conceive|how many)\b/u);
});
