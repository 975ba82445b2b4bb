import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { recordReferral } from '@dhruva/account/referral/server';
import { addUser } from './account.store.ts';
import { type SignInDetails, completeSignIn } from './sign-in-details.service.ts';

interface NewAccount {
  readonly phoneHash: string;
  readonly signInDetails: SignInDetails;
  /** The code of the referral link that brought the user here. */
  readonly referralCode: string | undefined;
}

/** Creates the account of a new phone number and starts its first session; returns the token. */
export const openAccount = async (
  tx: Tx,
  deps: Pick<Deps, 'hash' | 'outbox' | 'userKeys'>,
  { phoneHash, signInDetails, referralCode: typedCode }: NewAccount,
  now: Date,
): Promise<string> => {
  const userId = await addUser(tx, phoneHash, now);
  const key = await deps.userKeys.create(tx, userId);
  if (typedCode !== undefined) await recordReferral(tx, { friendId: userId, typedCode }, now);
  return completeSignIn(tx, deps, { key, signInDetails, isNewAccount: true }, now);
};
