import { sha256 } from '@noble/hashes/sha2.js';
import { leadingZeroBits, workText } from '../../contract/proof-of-work.ts';

/** The longest the page waits for the sum at a time: shorter than a frame. */
const SLICE_MS = 10;
/** Hashes between two looks at the clock. */
const BATCH = 64;

const breathe = async (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 0);
  });

const text = new TextEncoder();

/**
 * Finds the number of a proof of work (contract/proof-of-work.ts) in slices of ten milliseconds, so that the
 * page can be read, typed in and scrolled meanwhile. Takes 2^bits hashes on average; rejects when `signal` is
 * aborted.
 */
export const solvePuzzle = async (
  { puzzle, bits }: { readonly puzzle: string; readonly bits: number },
  signal: AbortSignal,
): Promise<number> => {
  let answer = 0;
  for (;;) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      for (let tries = 0; tries < BATCH; tries += 1) {
        if (leadingZeroBits(sha256(text.encode(workText(puzzle, answer)))) >= bits) return answer;
        answer += 1;
      }
    }
    await breathe();
    signal.throwIfAborted();
  }
};
