import {
  LIFE_FACT_VALUES,
  LIFE_FACTS,
  type LifeFacts,
} from '@dhruva/account/profile/contract/life-facts';
import type { QuestionId } from '@dhruva/jyotish/vocabulary';
import { describe, expect, it, test } from 'vitest';
import { QUESTIONS, questionById } from './catalogue.ts';
import { NEEDED_FACTS } from './needed-facts.ts';
import { misfitOf, QUESTIONS_THAT_FIT } from './questions-that-fit.ts';

/** Radio buttons take one tap, the list of countries is opened first. */
const TAPS = { relationship: 1, work: 1, country: 2 } as const;

test('no question asks more than two taps, and most ask one fact or none', () => {
  const taps = QUESTIONS.map(({ id }) =>
    NEEDED_FACTS[id].reduce((sum, fact) => sum + TAPS[fact], 0),
  );
  expect(Math.max(...taps)).toBe(2);
  const several = QUESTIONS.filter(({ id }) => NEEDED_FACTS[id].length > 1);
  expect(several.length).toBeLessThan(QUESTIONS.length / 10);
});

const told: readonly LifeFacts[] = LIFE_FACTS.flatMap((fact) =>
  LIFE_FACT_VALUES[fact].map((value) => ({ [fact]: value })),
);

const misfits = QUESTIONS.flatMap(({ id }) =>
  told.flatMap((facts) => {
    const misfit = misfitOf(id, facts);
    return misfit ? [{ id, facts, ...misfit }] : [];
  }),
);

describe('a question that makes no sense with a fact', () => {
  it.each(misfits)('$id, $facts: offers what does, at its price', ({ id, facts, instead }) => {
    expect(instead.length).toBeGreaterThanOrEqual(2);
    expect(instead.length).toBeLessThanOrEqual(3);
    expect(instead.filter((other) => other === id || misfitOf(other, facts))).toEqual([]);
    expect(new Set(instead.map((other) => questionById(other).tier))).toEqual(
      new Set([questionById(id).tier]),
    );
  });

  it.each(misfits)('$id, $facts: asks for that fact', ({ id, fact }) => {
    expect(NEEDED_FACTS[id]).toContain(fact);
  });

  it('knows each value its table names', () => {
    const named = Object.values(QUESTIONS_THAT_FIT).flatMap((byValue) => Object.keys(byValue));
    expect(misfits).toHaveLength(named.length);
  });
});

test.each<[QuestionId, LifeFacts, boolean]>([
  ['marriage-when', { relationship: 'married' }, false],
  ['marriage-when', { relationship: 'widowed' }, true],
  ['marriage-when', {}, true],
  ['in-laws', { relationship: 'single' }, false],
  ['married-life', { relationship: 'single' }, false],
  ['married-life-again', { relationship: 'separated', work: 'retired' }, true],
  ['married-life-again', { relationship: 'married' }, false],
  ['promotion-this-year', { work: 'retired' }, false],
  ['promotion-this-year', { work: 'employed', country: 'US' }, true],
  ['suitable-work', { work: 'retired' }, true],
])('%s with %j fits: %s', (id, facts, fits) => {
  expect(misfitOf(id, facts) === undefined).toBe(fits);
});

it('every question fits who told nothing', () => {
  expect(QUESTIONS.filter(({ id }) => misfitOf(id, {}))).toEqual([]);
});
