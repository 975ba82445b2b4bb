import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { chooseEntitlement } from './entitlement.rules.ts';
import type { AskedQuestion, Entitlement, EntitlementState } from './entitlement.rules.ts';
import * as store from './entitlement.store.ts';
import type { Bought } from './entitlement.store.ts';

export type { AskedQuestion, Entitlement } from './entitlement.rules.ts';

/** Claims the account's one free question; claiming again changes nothing. */
export const claimFreeQuestion = async (tx: Tx, userId: string, now: Date): Promise<void> =>
  store.addGift(tx, { userId, source: 'free' }, now);

/** Gives the account's one question for friends who joined; giving again changes nothing. */
export const grantReferral = async (tx: Tx, userId: string, now: Date): Promise<void> =>
  store.addGift(tx, { userId, source: 'referral' }, now);

/** Was the free question claimed, and is its answer still to come? */
export const freeQuestionState = async (
  db: Db,
  userId: string,
): Promise<{ readonly isClaimed: boolean; readonly isWaiting: boolean }> => {
  const free = (await store.listOfUser(db, userId)).find(({ source }) => source === 'free');
  return { isClaimed: free !== undefined, isWaiting: free?.state === 'waiting' };
};

/** How many questions friends brought, and how many of them are still to be answered. */
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

/** Gives what an order paid for. `duplicate`: one bought for the same question is still waiting. */
export const grantPaid = async (
  tx: Tx,
  bought: Bought,
  now: Date,
): Promise<{ readonly entitlementId: string } | 'duplicate'> => {
  const entitlementId = await store.addBought(tx, bought, now);
  return entitlementId === undefined ? 'duplicate' : { entitlementId };
};

/** Takes back what an order bought; a delivered answer stays. */
export const revoke = store.markRevoked;

/**
 * How what an order bought stands; undefined when it gave nothing. Asked in a transaction it stays so
 * until the end: an answer and a refund at the same moment have one outcome.
 */
export const boughtState = async (db: Db, orderId: string): Promise<EntitlementState | undefined> =>
  (await store.findOfOrder(db, orderId))?.state;

/** Is something bought for this question still waiting for its answer? */
export const isBoughtWaiting = async (
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

/** The same; others who ask for them so wait until the transaction ends. */
export const lockEntitlements = async (tx: Tx, userId: string): Promise<Entitlement[]> =>
  store.listOfUser(tx, userId, { lock: true });

/** Which of the locked entitlements this question may use, now meant for it; undefined when none. */
export const reserveFor = async (
  tx: Tx,
  entitlements: readonly Entitlement[],
  question: AskedQuestion,
): Promise<string | undefined> => {
  const chosen = chooseEntitlement(entitlements, question);
  if (chosen !== undefined) await store.bind(tx, chosen.id, question.id);
  return chosen?.id;
};

/** Spends a locked entitlement on this question: from now on it stands for that one stored answer. */
export const deliver = async (
  tx: Tx,
  { entitlementId, question }: { readonly entitlementId: string; readonly question: AskedQuestion },
  now: Date,
): Promise<void> => {
  await store.bind(tx, entitlementId, question.id);
  await store.markDelivered(tx, entitlementId, now);
};
export { entitlementsData } from './personal-data.store.ts';
