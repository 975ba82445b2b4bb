import { MINUTE_MS } from '@dhruva/kernel/durations';

/** What a token is good for. */
export type TokenUse = 'proof-of-work' | 'passkey-add' | 'passkey-sign-in';

/** How long a token can be used. */
export const TOKEN_LIFE_MS = 10 * MINUTE_MS;

/** A token's parts: when it was made (ms), a number that goes with it, chance, and the hash that vouches for them. */
export interface TokenParts {
  readonly madeAt: number;
  readonly bits: number;
  readonly nonce: string;
  readonly vouched: string;
}

const TOKEN = /^(\d{12,14})\.(\d{1,2})\.([\da-f]{32})\.([\da-f]{64})$/u;

export const writeToken = ({ madeAt, bits, nonce, vouched }: TokenParts): string =>
  `${madeAt}.${bits}.${nonce}.${vouched}`;

/** The parts of a token; undefined when it has not its shape. */
export const readToken = (token: string): TokenParts | undefined => {
  const [, madeAt, bits, nonce = '', vouched = ''] = TOKEN.exec(token) ?? [];
  if (madeAt === undefined) return undefined;
  return { madeAt: Number(madeAt), bits: Number(bits), nonce, vouched };
};

/** What the vouching hash is made of: `owner` is whom the token was made for. */
export const vouchedText = (
  { madeAt, bits, nonce }: Omit<TokenParts, 'vouched'>,
  use: TokenUse,
  owner: string,
): string => `${use} ${owner} ${madeAt}.${bits}.${nonce}`;

/** Whether a token made at `madeAt` can be used at `now` (ms); one of a clock that ran ahead cannot. */
export const isTokenFresh = (madeAt: number, now: number): boolean =>
  Math.abs(now - madeAt) < TOKEN_LIFE_MS;
