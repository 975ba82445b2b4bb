import { QUESTIONS } from '../../contract/catalogue.ts';
import { expect, test } from 'vitest';
import { questionGroups } from './question-groups.ts';

test.each([
  [99, [7, 5, 6, 5, 4, 3, 3]],
  [199, [7, 5, 7, 3, 3, 4]],
] as const)('the ₹%i questions stand under their headings, none lost', (tier, sizes) => {
  const groups = questionGroups(tier);
  expect(groups.map(({ questions }) => questions.length)).toEqual(sizes);
  expect(new Set(groups.map(({ title }) => title)).size).toBe(sizes.length);
  expect(groups.flatMap(({ questions }) => questions)).toEqual(
    QUESTIONS.filter((question) => question.tier === tier),
  );
});
