import { lockEntitlements } from '@dhruva/account/entitlements/server';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { FollowUps } from '../contract/schemas.ts';
import { shownFollowUps } from './follow-ups.rules.ts';
import { listFollowUps, markTaken } from './follow-ups.store.ts';

/** Looks up, for the entitlements of a user, the follow-ups of the answer each was spent on. */
export const followUpsOfUser = async (
  db: Db,
  key: UserKey,
): Promise<(entitlementId: string) => FollowUps | undefined> => {
  const byAnswer = Map.groupBy(await listFollowUps(db, key), ({ entitlementId }) => entitlementId);
  return (entitlementId) => shownFollowUps(byAnswer.get(entitlementId) ?? []);
};

/**
 * Chooses a follow-up and returns those of its answer, this one told; one chosen before is told again and
 * spends nothing. The user's entitlements are locked meanwhile. Throws `follow-up.not-found` for an id that
 * is not the user's or whose answer is not kept any more, `follow-up.spent` when all allowed are chosen.
 */
export const takeFollowUp = async (
  deps: Pick<Deps, 'db' | 'userKeys'>,
  userId: string,
  id: string,
): Promise<FollowUps> =>
  inTransaction(deps.db, async (tx, now) => {
    const key = await signedInKey(deps, tx, userId);
    const entitlements = await lockEntitlements(tx, userId);
    const all = await listFollowUps(tx, key);
    const chosen = all.find((each) => each.id === id);
    const answered = entitlements.find((each) => each.id === chosen?.entitlementId);
    if (chosen === undefined || answered?.state !== 'delivered')
      throw new AppError('follow-up.not-found');
    const ofAnswer = all.filter(({ entitlementId }) => entitlementId === chosen.entitlementId);
    const taken = ofAnswer.filter(({ place }) => place !== null).length;
    const place = chosen.place ?? taken + 1;
    if (chosen.place === null) {
      if (taken >= chosen.allowed) throw new AppError('follow-up.spent');
      await markTaken(tx, id, place, now);
    }
    const told = { ...chosen, place, takenAt: chosen.takenAt ?? now };
    const shown = shownFollowUps(ofAnswer.map((each) => (each.id === id ? told : each)));
    if (shown === undefined) throw new AppError('follow-up.not-found');
    return shown;
  });
