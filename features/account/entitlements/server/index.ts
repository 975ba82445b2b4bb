import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { chooseEntitlement } from './entitlement.rules.ts';
import type { AskedQuestion, Entitlement, EntitlementState } from './entitlement.rules.ts';
import * as store from './entitlement.store.ts';
import type { Bought } from './entitlement.store.ts';

export type { AskedQuestion, Entitlement } from './entitlement.rules.ts';

/** Claims the account's one free question; idempotent. */
export const claimFreeQuestion = async (tx: Tx, userId: string, now: Date): Promise<void> =>
  store.addGift(tx, { userId, source: 'free' }, now);

/** Grants the account's one question for referred friends; idempotent. */
export const grantReferral = async (tx: Tx, userId: string, now: Date): Promise<void> =>
  store.addGift(tx, { userId, source: 'referral' }, now);

/** Whether the free question was claimed, and whether its answer is still to come. */
export const freeQuestionState = async (
  db: Db,
  userId: string,
): Promise<{ readonly isClaimed: boolean; readonly isWaiting: boolean }> => {
  const free = (await store.listOfUser(db, userId)).find(({ source }) => source === 'free');
  return { isClaimed: free !== undefined, isWaiting: free?.state === 'waiting' };
};

/** How many questions referrals earned, and how many of them are not answered yet. */
export const referralCredits = async (
  db: Db,
  userId: string,
): Promise<{ readonly earned: number; readonly waiting: number }> => {
  const all = await store.listOfUser(db, userId);
  const credits = all.filter(({ source }) => source === 'referral');
  return {
    earned: credits.length,
    waiting: credits.filter(({ state }) => state === 'waiting').length,
  };
};

/** Grants what an order paid for. `duplicate`: one bought for the same question is still waiting. */
export const grantPaid = async (
  tx: Tx,
  bought: Bought,
  now: Date,
): Promise<{ readonly entitlementId: string } | 'duplicate'> => {
  const entitlementId = await store.addPurchased(tx, bought, now);
  return entitlementId === undefined ? 'duplicate' : { entitlementId };
};

/** Revokes the entitlement an order paid for; a delivered answer stays. */
export const revoke = store.markRevoked;

/**
 * The state of the entitlement an order paid for; undefined when there is none. In a transaction the row
 * stays locked until the end, so a concurrent answer and refund have one outcome.
 */
export const purchasedState = async (
  db: Db,
  orderId: string,
): Promise<EntitlementState | undefined> => (await store.findOfOrder(db, orderId))?.state;

/** Whether an entitlement bought for this question is still waiting for its answer. */
export const hasUnansweredPurchase = async (
  db: Db,
  userId: string,
  question: AskedQuestion,
): Promise<boolean> => {
  const chosen = chooseEntitlement(await store.listOfUser(db, userId), question);
  return chosen?.source === 'payment';
};

/** All of a user's entitlements, oldest first. */
export const listEntitlements = async (db: Db, userId: string): Promise<Entitlement[]> =>
  store.listOfUser(db, userId);

/** Like `listEntitlements`, with row locks: concurrent callers wait until the transaction ends. */
export const lockEntitlements = async (tx: Tx, userId: string): Promise<Entitlement[]> =>
  store.listOfUser(tx, userId, { lock: true });

/** Picks an entitlement for this question from the locked ones and reserves it; undefined when none fits. */
export const reserveFor = async (
  tx: Tx,
  entitlements: readonly Entitlement[],
  question: AskedQuestion,
): Promise<string | undefined> => {
  const chosen = chooseEntitlement(entitlements, question);
  if (chosen !== undefined) await store.bind(tx, chosen.id, question.id);
  return chosen?.id;
};

/** Marks a locked entitlement as delivered: from now on it belongs to that one stored answer. */
export const deliver = async (
  tx: Tx,
  { entitlementId, question }: { readonly entitlementId: string; readonly question: AskedQuestion },
  now: Date,
): Promise<void> => {
  await store.bind(tx, entitlementId, question.id);
  await store.markDelivered(tx, entitlementId, now);
};
export { entitlementsData } from './personal-data.store.ts';
