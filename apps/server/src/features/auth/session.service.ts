import { randomBytes } from 'node:crypto';
import { readNow } from '../../platform/database/transaction.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Session } from '../../platform/http/session.ts';
import * as store from './account.store.ts';
import { isSessionAlive, isUseWorthNoting } from './session.rules.ts';

const TOKEN_BYTES = 32;

/** Begins a session and returns its token: 256 random bits, base64url. Only a keyed hash of it is kept. */
export const beginSession = async (
  tx: Tx,
  deps: Pick<Deps, 'hash'>,
  userId: string,
  now: Date,
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await store.addSession(tx, { userId, tokenHash: deps.hash('session-token', token) }, now);
  return token;
};

/** The live session of a token, or undefined; its use is noted now and then. */
export const authenticate = async (
  deps: Pick<Deps, 'db' | 'hash'>,
  token: string,
): Promise<Session | undefined> => {
  const session = await store.findSession(deps.db, deps.hash('session-token', token));
  if (!session) return undefined;
  const now = await readNow(deps.db);
  if (!isSessionAlive(session, now.getTime())) return undefined;
  if (isUseWorthNoting(session, now.getTime())) {
    await store.noteSessionUse(deps.db, session.id, now);
  }
  return { sessionId: session.id, userId: session.userId };
};

/** Ends a session: its token is worthless from the next request on. */
export const endSession = async (deps: Pick<Deps, 'db'>, sessionId: string): Promise<void> =>
  store.deleteSession(deps.db, sessionId);
