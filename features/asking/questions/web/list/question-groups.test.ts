import { QUESTIONS } from '../../contract/catalogue.ts';
import { CHOICE_AREAS, choiceAreaOf } from '../../contract/question-areas.ts';
import { expect, test } from 'vitest';
import { areaName, questionGroups } from './question-groups.ts';

test.each([
  [99, 33],
  [199, 29],
] as const)(
  'the ₹%i questions stand in six areas, at least three in each, none lost: %i',
  (tier, count) => {
    const groups = questionGroups(tier);
    expect(groups.map(({ area }) => area)).toEqual(CHOICE_AREAS);
    expect(groups.filter(({ questions }) => questions.length < 3)).toEqual([]);
    expect(groups.flatMap(({ questions }) => questions)).toHaveLength(count);
    expect(new Set(groups.flatMap(({ questions }) => questions))).toEqual(
      new Set(QUESTIONS.filter((question) => question.tier === tier)),
    );
  },
);

test('all 62 together: 14, 10, 15, 7, 8 and 8', () => {
  const counts = CHOICE_AREAS.map(
    (area) => QUESTIONS.filter(({ id }) => choiceAreaOf(id) === area).length,
  );
  expect(counts).toEqual([14, 10, 15, 7, 8, 8]);
});

test('each area has a name of its own', () => {
  expect(new Set(CHOICE_AREAS.map(areaName)).size).toBe(CHOICE_AREAS.length);
});

test('only what is to be shown, and no empty area', () => {
  const groups = questionGroups(99, ({ id }) => id === 'marriage-when');
  expect(groups.map(({ area, questions }) => [area, questions.map(({ id }) => id)])).toEqual([
    ['love', ['marriage-when']],
  ]);
});
