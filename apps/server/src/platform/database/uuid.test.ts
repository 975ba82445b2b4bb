import { expect, it } from 'vitest';
import { isUuid, newRowId } from './uuid.ts';

it('the ids of rows sort in the order they were made, also within one millisecond', () => {
  const ids = Array.from({ length: 5_000 }, newRowId);
  expect(ids.every(isUuid)).toBe(true);
  expect(new Set(ids).size).toBe(5_000);
  expect(ids.toSorted()).toEqual(ids);
});
