import { TERMS_VERSION } from '@dhruva/kernel/limits';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { openProfile } from '@dhruva/account/profile/server';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { addConsents, type ConsentVia } from './account.store.ts';
import { deviceHash, rememberDevice } from './device.store.ts';
import { beginSession } from './sessions/session.service.ts';

/** The details given at sign-in (contact, consent, device token), applied once the owner is confirmed. */
export interface SignInDetails {
  readonly phone: string;
  readonly signUp: { readonly name: string; readonly email: string } | undefined;
  readonly loginEmail: string;
  readonly consent: ConsentVia | undefined;
  readonly deviceToken: string | undefined;
}

const SEAL_CONTEXT = 'sessions.arrival';

/** Encrypts sign-in details for storage while the second check is pending; they change nothing before it. */
export const sealSignInDetails = (key: UserKey, signInDetails: SignInDetails): Buffer =>
  key.seal(SEAL_CONTEXT, JSON.stringify(signInDetails));

export const openSignInDetails = (key: UserKey, sealed: Buffer): SignInDetails =>
  JSON.parse(key.open(SEAL_CONTEXT, sealed)) as SignInDetails;

/** Completes sign-in: saves the given details, starts a session and returns its token. */
export const completeSignIn = async (
  tx: Tx,
  deps: Pick<Deps, 'hash'>,
  { key, signInDetails }: { readonly key: UserKey; readonly signInDetails: SignInDetails },
  now: Date,
): Promise<string> => {
  const { userId } = key;
  const { consent: via, deviceToken, ...contact } = signInDetails;
  await openProfile(tx, key, contact, now);
  if (via !== undefined) await addConsents(tx, { userId, version: TERMS_VERSION, via }, now);
  if (deviceToken !== undefined) {
    await rememberDevice(tx, { userId, deviceHash: deviceHash(deps, userId, deviceToken) }, now);
  }
  return beginSession(tx, deps, userId, now);
};
