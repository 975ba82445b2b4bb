import { QUESTION_IDS } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish';
import { QUESTION_AREAS } from '@dhruva/jyotish/vocabulary';
import { expect, it } from 'vitest';
import { questionById } from '../../contract/catalogue.ts';
import { offeredInstead } from './holding.rules.ts';

/** The share of the day for which each question holds. */
const holding = (shareOf: (id: QuestionId) => number) =>
  Object.fromEntries(
    QUESTION_IDS.map((id) => [id, { holdsMinutes: null, holdsShareOfDay: shareOf(id) }]),
  ) as Parameters<typeof offeredInstead>[1];

it('offers six of its price, those about its area of life first, and never itself', () => {
  const offered = offeredInstead(
    'suitable-work',
    holding(() => 1),
  );
  expect(offered).toHaveLength(6);
  expect(offered).not.toContain('suitable-work');
  expect(new Set(offered.map((id) => questionById(id).tier))).toEqual(new Set([99]));
  const own = offered.map((id) => QUESTION_AREAS[id] === QUESTION_AREAS['suitable-work']);
  expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
  expect(own).toContain(true);
});

it('offers only what holds for three fifths of the day, at another price if need be', () => {
  const held: readonly QuestionId[] = ['married-life', 'main-strengths'];
  const shares = holding((id) => (held.includes(id) ? 0.6 : 0.59));
  expect(offeredInstead('suitable-work', shares)).toEqual(['main-strengths', 'married-life']);
});

it('offers nothing where nothing holds', () => {
  expect(
    offeredInstead(
      'suitable-work',
      holding(() => 0.5),
    ),
  ).toEqual([]);
});
