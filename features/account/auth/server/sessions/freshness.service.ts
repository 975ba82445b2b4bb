import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { Session } from '@dhruva/server/platform/http/session.ts';
import { isSessionAlive, isSessionFresh } from './session.rules.ts';
import { type OwnSession, sessionsOf } from './session.store.ts';

/** The confirmed sessions of a user that have not expired, the last used first. */
export const livingSessions = async (db: Db, userId: string, now: Date): Promise<OwnSession[]> =>
  (await sessionsOf(db, userId)).filter((session) => isSessionAlive(session, now.getTime()));

/** What a session may change of the ways in: it is fresh, and for the number also one by passkey. */
export const freshness = async (
  db: Db,
  { userId, sessionId }: Session,
  now: Date,
): Promise<{ readonly isFresh: boolean; readonly isFreshByPasskey: boolean }> => {
  const own = (await livingSessions(db, userId, now)).find(({ id }) => id === sessionId);
  const isFresh = own !== undefined && isSessionFresh(own, now.getTime());
  return { isFresh, isFreshByPasskey: isFresh && own.via === 'passkey' };
};
