import { QUESTIONS } from '../../contract/catalogue.ts';
import { expect, test } from 'vitest';
import { questionGroups } from './question-groups.ts';

test.each([
  [99, 7],
  [199, 6],
] as const)('the ₹%i questions stand under their headings, none lost', (tier, headings) => {
  const groups = questionGroups(tier);
  expect(groups.filter(({ questions }) => questions.length < 3)).toEqual([]);
  expect(new Set(groups.map(({ title }) => title)).size).toBe(headings);
  expect(groups.flatMap(({ questions }) => questions)).toEqual(
    QUESTIONS.filter((question) => question.tier === tier),
  );
});
