import { randomBytes, randomUUID } from 'node:crypto';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { Session } from '@dhruva/server/platform/http/session.ts';
import { recordActivity } from '../account.store.ts';
import { isSessionAlive, isUseWorthRecording } from './session.rules.ts';
import * as store from './session.store.ts';

const TOKEN_BYTES = 32;

/** A pending session is shown to nobody. */
const NOWHERE: store.SessionPlace = { device: '', deviceHash: null, via: 'code' };

/**
 * Stores a new session and returns its token: 256 random bits, base64url. Only a keyed hash of it is stored.
 */
const storeSession = async (
  tx: Tx,
  { hash }: Pick<Deps, 'hash'>,
  session: Omit<store.NewSession, 'tokenHash'>,
  now: Date,
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await store.addSession(tx, { ...session, tokenHash: hash('session-token', token) }, now);
  return token;
};

/** Starts a session of the account's owner; returns its token and its id. */
export const beginSession = async (
  tx: Tx,
  deps: Pick<Deps, 'hash'>,
  { userId, place }: { readonly userId: string; readonly place: store.SessionPlace },
  now: Date,
): Promise<{ readonly token: string; readonly id: string }> => {
  await recordActivity(tx, userId, now);
  const id = randomUUID();
  const session = { id, userId, confirmed: true, sealedDetails: null, ...place };
  return { token: await storeSession(tx, deps, session, now), id };
};

/** Starts a session that waits for a second check and returns its token. */
export const beginPendingSession = async (
  tx: Tx,
  deps: Pick<Deps, 'hash'>,
  pending: store.PendingSession,
  now: Date,
): Promise<string> =>
  storeSession(tx, deps, { ...pending, id: randomUUID(), confirmed: false, ...NOWHERE }, now);

/** The valid session of a token, or undefined; its use is recorded at intervals. */
export const authenticate = async (
  deps: Pick<Deps, 'db' | 'hash'>,
  token: string,
): Promise<Session | undefined> => {
  const session = await store.findSession(deps.db, deps.hash('session-token', token));
  if (!session) return undefined;
  const now = await readNow(deps.db);
  if (!isSessionAlive(session, now.getTime())) return undefined;
  const { id: sessionId, userId, confirmed } = session;
  if (isUseWorthRecording(session, now.getTime())) {
    await store.recordSessionUse(deps.db, sessionId, now);
    // An unconfirmed user must not make the account look active.
    if (confirmed) await recordActivity(deps.db, userId, now);
  }
  return { sessionId, userId, confirmed };
};

/** Ends a session: its token is invalid from the next request on. */
export const endSession = async (deps: Pick<Deps, 'db'>, sessionId: string): Promise<void> =>
  store.deleteSession(deps.db, sessionId);
