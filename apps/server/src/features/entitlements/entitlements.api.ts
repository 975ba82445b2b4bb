import type { Question } from '@dhruva/contract/catalogue/questions';
import type { Db, Tx } from '../../platform/database/db.ts';
import { chooseEntitlement } from './entitlement.rules.ts';
import type { Entitlement } from './entitlement.rules.ts';
import * as store from './entitlement.store.ts';

export type { Entitlement } from './entitlement.rules.ts';

/** Claims the account's one free question; claiming again changes nothing. */
export const claimFreeQuestion = async (tx: Tx, userId: string, now: Date): Promise<void> =>
  store.addFree(tx, userId, now);

/** Was the free question claimed, and is its answer still to come? */
export const freeQuestionState = async (
  db: Db,
  userId: string,
): Promise<{ readonly isClaimed: boolean; readonly isWaiting: boolean }> => {
  const free = await store.findFree(db, userId);
  return { isClaimed: free !== undefined, isWaiting: free !== undefined && !free.isDelivered };
};

/** All of a user's entitlements; others who ask for them wait until the transaction ends. */
export const lockEntitlements = store.lockAll;

/** Which of the locked entitlements this question may use, now meant for it; undefined when none. */
export const reserveFor = async (
  tx: Tx,
  entitlements: readonly Entitlement[],
  question: Question,
): Promise<string | undefined> => {
  const chosen = chooseEntitlement(entitlements, question);
  if (chosen !== undefined) await store.bind(tx, chosen.id, question.id);
  return chosen?.id;
};

/** Spends a locked entitlement on this question: from now on it stands for that one stored answer. */
export const deliver = async (
  tx: Tx,
  { entitlementId, question }: { readonly entitlementId: string; readonly question: Question },
  now: Date,
): Promise<void> => {
  await store.bind(tx, entitlementId, question.id);
  await store.markDelivered(tx, entitlementId, now);
};
