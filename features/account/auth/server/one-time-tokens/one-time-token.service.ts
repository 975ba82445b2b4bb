import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import {
  isTokenFresh,
  readToken,
  TOKEN_LIFE_MS,
  type TokenParts,
  type TokenUse,
  vouchedText,
  writeToken,
} from './one-time-token.rules.ts';
import { spend } from './spent-token.store.ts';

const NONCE_BYTES = 16;

/** What a token is made for: its use, whom it is for, and a number that goes with it (0 where none does). */
export interface TokenPurpose {
  readonly use: TokenUse;
  /** A keyed hash or an id; empty: for whoever holds it. */
  readonly owner: string;
  readonly bits: number;
}

/** Makes a token that holds ten minutes. Nothing is stored until it is used, so asking for many fills nothing. */
export const makeToken = (
  { hash }: Pick<Deps, 'hash'>,
  { use, owner, bits }: TokenPurpose,
  now: Date,
): string => {
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const parts = { madeAt: now.getTime(), bits, nonce };
  return writeToken({ ...parts, vouched: hash('one-time-token', vouchedText(parts, use, owner)) });
};

/** The parts of a token that was made here for this use and owner and is fresh; undefined for any other. */
export const checkToken = (
  { hash }: Pick<Deps, 'hash'>,
  token: string,
  { use, owner }: Pick<TokenPurpose, 'use' | 'owner'>,
  now: Date,
): TokenParts | undefined => {
  const parts = readToken(token);
  if (parts === undefined || !isTokenFresh(parts.madeAt, now.getTime())) return undefined;
  const expected = Buffer.from(hash('one-time-token', vouchedText(parts, use, owner)));
  return timingSafeEqual(expected, Buffer.from(parts.vouched)) ? parts : undefined;
};

/** Uses a checked token up; false when it was used before, by a concurrent call too. */
export const spendToken = async (tx: Tx, { madeAt, vouched }: TokenParts): Promise<boolean> =>
  spend(tx, vouched, new Date(madeAt + TOKEN_LIFE_MS));
