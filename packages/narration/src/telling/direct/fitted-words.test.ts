import type { Judgement, LifeCaseId } from '@dhruva/jyotish';
import { TRENDS, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { LIFE_CASES } from '../../../../jyotish/src/judgement/facts/life-cases.ts';
import { PLAN_FITS } from '../../../../jyotish/src/judgement/fits/plan-fits.ts';
import { LANGUAGE_SAMPLES } from '../../samples/language.samples.ts';
import type { CaseWords } from './direct-words.ts';
import { factsBehind, factsBehindAdvice, fittedLocale, slotsOf } from './fitted-words.ts';

const FITS = Object.entries(PLAN_FITS).flatMap(([question, cases]) =>
  Object.keys(cases).map((id) => [question as QuestionId, id as LifeCaseId] as const),
);
const RESTS = { kind: 'fact', key: 'relationship', value: 'engaged' } as const;

const judgedFor = (
  question: QuestionId,
  ids: readonly LifeCaseId[],
  trend: Judgement['trend'] = 'mixed',
): Judgement =>
  ({ question, trend, life: { cases: ids.map((id) => ({ id, rests: RESTS })) } }) as never;

describe.each(LANGUAGE_SAMPLES)('words for a life: $language', (sample) => {
  const { locale } = sample;
  const wordsOf = (question: QuestionId, id: LifeCaseId): CaseWords =>
    (locale.cases as unknown as Record<string, Record<string, CaseWords>>)[question]?.[id] ?? {};

  it.each(FITS)('%s for %s: each sentence is clean, harmless and whole', (question, id) => {
    const { note, sentences, trend, leans, eases, advice } = wordsOf(question, id);
    const told = [
      note,
      ...(sentences ?? []),
      ...Object.values(trend ?? {}),
      ...Object.values(leans ?? {}),
      ...Object.values(eases ?? {}),
      ...Object.values(advice ?? {}),
    ].filter((text) => text !== undefined);
    for (const text of told.filter((each) => !/^\{\w+\}$/u.test(each))) {
      const filled = text.replaceAll(/^\{\w+\}/gu, sample.stretch).replaceAll(/\{\w+\}/gu, 'x');
      expect(scan(text)).toEqual([]);
      expect(filled).toMatch(sample.whole);
      expect(filled.replaceAll('x', '')).not.toMatch(/undefined|[[\]<>]|,,|\.\./u);
      expect(text).not.toMatch(sample.gendered);
    }
  });

  it('fills the slots that every language fills', () => {
    for (const [question, id] of FITS) {
      const slots = LANGUAGE_SAMPLES.map(({ locale: { cases } }) => {
        const words = (cases as unknown as Record<string, Record<string, CaseWords>>)[question];
        const { note = '', sentences = [], eases, ...rest } = words?.[id] ?? {};
        const named = [note, ...sentences, eases?.from ?? ''].flatMap(slotsOf).sort();
        return [named, Object.keys(rest.trend ?? {}), Object.keys(rest.advice ?? {})];
      });
      expect(slots[1]).toEqual(slots[0]);
    }
  });

  it('puts the words of a case in place of the question’s own, for that question alone', () => {
    const judged = judgedFor('marriage-when', ['engaged']);
    const { direct, advice } = fittedLocale(locale, judged);
    const { trend = {}, event } = wordsOf('marriage-when', 'engaged');
    expect(direct['marriage-when'].trend).toEqual(TRENDS.map((step) => trend[step]));
    expect(direct['marriage-when'].event).toBe(event);
    expect(direct['marriage-delay']).toBe(locale.direct['marriage-delay']);
    expect(advice.byQuestion['marriage-when']).not.toEqual(
      locale.advice.byQuestion['marriage-when'],
    );
    expect(fittedLocale(locale, judgedFor('marriage-when', [])).direct).toEqual(locale.direct);
  });

  it('names the fact behind the sentences it shaped, and behind no others', () => {
    const judged = judgedFor('marriage-delay', ['engaged']);
    const behind = (sentence: string) => factsBehind(locale, judged, sentence);
    expect(behind('{trend}')).toEqual([RESTS]);
    expect(behind('{eases}')).toEqual([RESTS]);
    expect(behind('{causes}')).toEqual([]);
    const home = judgedFor('harmony-at-home', ['married'], 'supportive');
    expect(factsBehind(locale, home, '{trend}')).toEqual([]);
    expect(factsBehind(locale, home, wordsOf('harmony-at-home', 'married').note ?? '')).toEqual([
      RESTS,
    ]);
    expect(factsBehindAdvice(locale, home)).toEqual([]);
    expect(factsBehindAdvice(locale, { ...home, trend: 'demanding' })).toEqual([RESTS]);
  });
});

it('tells every case for a question at least', () => {
  const told = new Set(FITS.map(([, id]) => id));
  expect([...told].sort()).toEqual(Object.keys(LIFE_CASES).sort());
});
