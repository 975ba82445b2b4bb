import { FRIENDS_FOR_A_QUESTION } from '@dhruva/kernel/limits';
import type { ReferralStatus } from '../contract/schemas.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { grantReferral, referralCredits } from '@dhruva/account/entitlements/server';
import { codeOfHash, readReferralCode } from './code.rules.ts';
import * as store from './referral.store.ts';

/** Codes tried for one user: each is already taken with a chance of one in 10^12. */
const ATTEMPTS = 5;

type ReferralDeps = Pick<Deps, 'db' | 'hash' | 'env'>;

const findOrCreateCode = async (
  tx: Tx,
  deps: ReferralDeps,
  userId: string,
  now: Date,
): Promise<string> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const known = await store.findCode(tx, userId);
    if (known !== undefined) return known;
    const code = codeOfHash(deps.hash('referral', `${userId} ${attempt}`));
    await store.addCode(tx, { userId, code }, now);
  }
  throw new Error('no referral code is left for this user');
};

/** The user's own referral code and its results. The code is created on first use and never changes. */
export const myReferral = async (deps: ReferralDeps, userId: string): Promise<ReferralStatus> =>
  inTransaction(deps.db, async (tx, now) => {
    const code = await findOrCreateCode(tx, deps, userId, now);
    const { earned, waiting } = await referralCredits(tx, userId);
    return {
      code,
      link: `${deps.env.publicUrl}/?ref=${code}`,
      friends: await store.countFriends(tx, userId),
      friendsNeeded: FRIENDS_FOR_A_QUESTION,
      creditsEarned: earned,
      creditsWaiting: waiting,
    };
  });

/**
 * Counts a new account for the owner of the referral code it came with, once; the fifth friend earns a
 * question. An unknown code changes nothing.
 */
export const recordReferral = async (
  tx: Tx,
  { friendId, typedCode }: { readonly friendId: string; readonly typedCode: string },
  now: Date,
): Promise<void> => {
  const code = readReferralCode(typedCode);
  const referrerId = code === undefined ? undefined : await store.lockReferrer(tx, code);
  if (referrerId === undefined) return;
  await store.addFriend(tx, { friendId, referrerId }, now);
  const friends = await store.countFriends(tx, referrerId);
  if (friends >= FRIENDS_FOR_A_QUESTION) await grantReferral(tx, referrerId, now);
};
