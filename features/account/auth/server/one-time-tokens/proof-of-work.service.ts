import { createHash } from 'node:crypto';
import { leadingZeroBits, workText } from '../../contract/proof-of-work.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { checkToken, makeToken, spendToken } from './one-time-token.service.ts';

/** A proof of work as the browser sends it: the puzzle it was given and the number it found. */
export interface Work {
  readonly puzzle: string;
  readonly answer: number;
}

/** A puzzle of about 2^bits hashes, for one owner, that holds ten minutes. */
export const makePuzzle = (
  deps: Pick<Deps, 'hash'>,
  { owner, bits }: { readonly owner: string; readonly bits: number },
  now: Date,
): { puzzle: string; bits: number } => ({
  puzzle: makeToken(deps, { use: 'proof-of-work', owner, bits }, now),
  bits,
});

/** Checks a proof of work and uses it up: it is for this owner, was asked for here, and counts once. */
export const isWorkDone = async (
  tx: Tx,
  deps: Pick<Deps, 'hash'>,
  { owner, work }: { readonly owner: string; readonly work: Work | undefined },
  now: Date,
): Promise<boolean> => {
  if (work === undefined) return false;
  const { puzzle, answer } = work;
  const parts = checkToken(deps, puzzle, { use: 'proof-of-work', owner }, now);
  if (parts === undefined) return false;
  const hash = createHash('sha256').update(workText(puzzle, answer)).digest();
  return leadingZeroBits(hash) >= parts.bits && spendToken(tx, parts);
};
