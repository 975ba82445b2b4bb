import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { leadingZeroBits, workText } from '../../contract/proof-of-work.ts';
import { solvePuzzle } from './solve-puzzle.ts';

const puzzle = '1800000000000.12.ab.cd';

test('finds a number whose hash begins with the zero bits asked for', async () => {
  vi.useRealTimers();
  const answer = await solvePuzzle({ puzzle, bits: 12 }, new AbortController().signal);
  const hash = createHash('sha256').update(workText(puzzle, answer)).digest();
  expect(leadingZeroBits(hash)).toBeGreaterThanOrEqual(12);
});

test('lets the page have its turn between slices, and ends when nobody wants the number any more', async () => {
  vi.useRealTimers();
  const wanted = new AbortController();
  let turns = 0;
  const turn = setInterval(() => {
    turns += 1;
    if (turns === 3) wanted.abort(new Error('left'));
  }, 1);
  await expect(solvePuzzle({ puzzle, bits: 256 }, wanted.signal)).rejects.toThrow('left');
  clearInterval(turn);
  expect(turns).toBeGreaterThanOrEqual(3);
});
