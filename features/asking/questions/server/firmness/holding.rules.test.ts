import { QUESTION_IDS } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish';
import { QUESTION_AREAS } from '@dhruva/jyotish/vocabulary';
import { expect, it } from 'vitest';
import { questionById } from '../../contract/catalogue.ts';
import { misfitOf } from '../../contract/questions-that-fit.ts';
import { holdingOf, insteadOf, nextToOffer } from './holding.rules.ts';
import type { KnownHolds } from './scan.rules.ts';

const ASKED = 'suitable-work';

/** The share of the day for which some questions hold. */
const holding = (
  shareOf: (id: QuestionId) => number,
  ids = QUESTION_IDS as readonly QuestionId[],
) =>
  Object.fromEntries(
    ids.map((id) => [id, { holdsMinutes: null, holdsShareOfDay: shareOf(id) }]),
  ) as KnownHolds;
const offered = (shareOf: (id: QuestionId) => number) =>
  holdingOf(insteadOf(ASKED), holding(shareOf));

it('offers six of its price, those about its area of life first, and never itself', () => {
  const first = offered(() => 1);
  expect(first).toHaveLength(6);
  expect(first).not.toContain(ASKED);
  expect(new Set(first.map((id) => questionById(id).tier))).toEqual(new Set([99]));
  const own = first.map((id) => QUESTION_AREAS[id] === QUESTION_AREAS[ASKED]);
  expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
  expect(own).toContain(true);
});

it('offers only what holds for three fifths of the day, at another price if need be', () => {
  const held: readonly QuestionId[] = ['married-life', 'main-strengths'];
  expect(offered((id) => (held.includes(id) ? 0.6 : 0.59))).toEqual([
    'main-strengths',
    'married-life',
  ]);
});

it('offers nothing where nothing holds', () => {
  expect(offered(() => 0.5)).toEqual([]);
});

it('offers nothing that does not fit the life facts told', () => {
  const facts = { relationship: 'married' } as const;
  const told = insteadOf(ASKED, facts);
  expect(told.filter((id) => misfitOf(id, facts) !== undefined)).toEqual([]);
  expect(told.length).toBeLessThan(insteadOf(ASKED).length);
});

it('judges in the order of the offer, and no more once six hold', () => {
  const ids = insteadOf(ASKED);
  const known = (count: number) => holding(() => 1, ids.slice(0, count));
  expect([0, 1, 5].map((count) => nextToOffer(ids, known(count)))).toEqual([
    ids[0],
    ids[1],
    ids[5],
  ]);
  expect(nextToOffer(ids, known(6))).toBeUndefined();
  expect(
    nextToOffer(
      ids,
      holding(() => 0, ids),
    ),
  ).toBeUndefined();
});

it('judges what stands before the ones that are known to hold already', () => {
  const ids = insteadOf(ASKED);
  expect(
    nextToOffer(
      ids,
      holding(() => 1, ids.slice(1)),
    ),
  ).toBe(ids[0]);
});
