import { TERMS_VERSION } from '@dhruva/kernel/limits';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { openProfile } from '@dhruva/account/profile/server';
import { addConsents, type ConsentVia } from './account.store.ts';
import { openSession, type OpenSessionDeps } from './sessions/open-session.service.ts';

/** The details given at sign-in (contact, consent, device), applied once the owner is confirmed. */
export interface SignInDetails {
  readonly phone: string;
  readonly signUp: { readonly name: string; readonly email: string } | undefined;
  readonly loginEmail: string;
  readonly consent: ConsentVia | undefined;
  readonly deviceToken: string | undefined;
  /** Browser and system by name; details sealed before it was kept have none. */
  readonly device?: string;
}

const SEAL_CONTEXT = 'sessions.arrival';

/** Encrypts sign-in details for storage while the second check is pending; they change nothing before it. */
export const sealSignInDetails = (key: UserKey, signInDetails: SignInDetails): Buffer =>
  key.seal(SEAL_CONTEXT, JSON.stringify(signInDetails));

export const openSignInDetails = (key: UserKey, sealed: Buffer): SignInDetails =>
  JSON.parse(key.open(SEAL_CONTEXT, sealed)) as SignInDetails;

interface Completion {
  readonly key: UserKey;
  readonly signInDetails: SignInDetails;
  /** The account was made a moment ago: its first device is news to nobody. */
  readonly isNewAccount: boolean;
}

/** Completes sign-in by code: saves the given details, starts a session and returns its token. */
export const completeSignIn = async (
  tx: Tx,
  deps: OpenSessionDeps,
  { key, signInDetails, isNewAccount }: Completion,
  now: Date,
): Promise<string> => {
  const { userId } = key;
  const { consent: via, deviceToken, device = '', ...contact } = signInDetails;
  await openProfile(tx, key, contact, now);
  if (via !== undefined) await addConsents(tx, { userId, version: TERMS_VERSION, via }, now);
  const on = { device, deviceToken, via: 'code', isNewAccount } as const;
  return openSession(tx, deps, { userId, ...on }, now);
};
