import type { Sessions } from '../../contract/signed-in-schemas.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { Session } from '@dhruva/server/platform/http/session.ts';
import { lockUser } from '../account.store.ts';
import { forgetDevice } from '../known-devices/device.store.ts';
import { passkeysOf } from '../passkeys/passkey.store.ts';
import { deviceNames } from '../sessions/device-words.rules.ts';
import { freshness, livingSessions } from '../sessions/freshness.service.ts';
import { deleteSessionsOf, type OwnSession, sessionsOf } from '../sessions/session.store.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Where somebody is signed in, and their passkeys. */
export const showSessions = async (
  { db }: Pick<Deps, 'db'>,
  session: Session,
): Promise<Sessions> => {
  const now = await readNow(db);
  const living = await livingSessions(db, session.userId, now);
  const passkeys = await passkeysOf(db, session.userId);
  const { isFresh, isFreshByPasskey } = await freshness(db, session, now);
  return {
    sessions: living.map(({ id, device, via, createdAt, lastUsedAt }) => ({
      id,
      device: deviceNames(device),
      via,
      signedInAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
      current: id === session.sessionId,
    })),
    passkeys: passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device: deviceNames(device),
      addedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    mayAddPasskey: isFresh,
    mayChangeNumber: isFreshByPasskey,
  };
};

/**
 * Ends those sessions of a user that `isMeant` picks and forgets their devices, so that strangers who had one
 * are strangers again. Returns how many ended.
 */
export const endSessions = async (
  { db }: Pick<Deps, 'db'>,
  userId: string,
  isMeant: (session: OwnSession) => boolean,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const all = await sessionsOf(tx, userId);
    const ended = all.filter(isMeant);
    const kept = new Set(all.filter((session) => !isMeant(session)).map((it) => it.deviceHash));
    await deleteSessionsOf(
      tx,
      userId,
      ended.map(({ id }) => id),
    );
    for (const { deviceHash } of ended)
      if (deviceHash !== null && !kept.has(deviceHash))
        await forgetDevice(tx, { userId, deviceHash });
    return ended.length;
  });
