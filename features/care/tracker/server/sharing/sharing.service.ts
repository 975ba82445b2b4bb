import { TERMS_VERSION } from '@dhruva/kernel/limits';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Share } from '../../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { type BookedSession, bookedSessions } from '@dhruva/care/appointments/server';
import { staffReads } from '@dhruva/account/audit/server';
import { automaticEnd, shareStateOf } from './share.rules.ts';
import { beginShare, endShare, holdShare, openShares, type Pair, sharesOf } from './share.store.ts';

type SharingDeps = Pick<Deps, 'db' | 'userKeys'>;

const withTherapist = (sessions: readonly BookedSession[], therapistId: TherapistId) =>
  sessions.filter((one) => one.therapistId === therapistId);

/** When sharing with a therapist since then ends by itself, by the sessions booked so far. */
const endOfShare = async (db: Db, { userId, therapistId }: Pair, since: Date): Promise<Date> =>
  automaticEnd(since, withTherapist(await bookedSessions(db, userId), therapistId));

/** Whether a user shares entries with a therapist now; locked until the transaction ends. */
export const isShown = async (tx: Tx, pair: Pair, now: Date): Promise<boolean> => {
  const share = await holdShare(tx, pair);
  return share !== undefined && now < (await endOfShare(tx, pair, share.since));
};

const sharesAt = async (db: Db, userId: string, now: Date): Promise<Share[]> => {
  const sessions = await bookedSessions(db, userId);
  const shares = await sharesOf(db, userId);
  const looks = (await staffReads(db, { userId })).filter(
    ({ kind, outcome }) => kind === 'entries' && outcome !== 'refused',
  );
  const therapists = new Set(sessions.map(({ therapistId }) => therapistId));
  return [...therapists].flatMap((therapistId) => {
    const facts = {
      sessions: withTherapist(sessions, therapistId),
      since: shares.find((one) => one.therapistId === therapistId && !one.endedAt)?.since,
      looks: looks.filter((look) => look.therapist_id === therapistId).map(({ at }) => at),
    };
    const shareState = shareStateOf(facts, now);
    return shareState ? [{ therapistId, ...shareState }] : [];
  });
};

/** The therapists a user can share entries with, and the state of each. */
export const listShares = async ({ db }: Pick<Deps, 'db'>, userId: string): Promise<Share[]> =>
  sharesAt(db, userId, await readNow(db));

/**
 * Shares a user's entries with a therapist from now on. Idempotent. Throws `counselling.no-session` without a
 * session with them.
 */
export const beginSharing = async (deps: SharingDeps, pair: Pair): Promise<Share[]> =>
  inTransaction(deps.db, async (tx, now) => {
    await signedInKey(deps, tx, pair.userId);
    if ((await endOfShare(tx, pair, now)) <= now) throw new AppError('counselling.no-session');
    if (!(await isShown(tx, pair, now))) await endShare(tx, pair, { by: 'rule', at: now });
    await beginShare(tx, pair, { version: TERMS_VERSION, at: now });
    return sharesAt(tx, pair.userId, now);
  });

/** Stops sharing with a therapist: waits for accesses in progress, and allows none afterwards. */
export const endSharing = async ({ db }: Pick<Deps, 'db'>, pair: Pair): Promise<Share[]> =>
  inTransaction(db, async (tx, now) => {
    await endShare(tx, pair, { by: 'user', at: now });
    return sharesAt(tx, pair.userId, now);
  });

/** Ends all expired shares. */
export const sweepShares = async ({ db }: Pick<Deps, 'db'>): Promise<void> => {
  for (const pair of await openShares(db))
    await inTransaction(db, async (tx, now) => {
      if (!(await isShown(tx, pair, now))) await endShare(tx, pair, { by: 'rule', at: now });
    });
};
