import { TERMS_VERSION } from '@dhruva/kernel/limits';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { openProfile } from '@dhruva/account/profile/server';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { addConsents, type ConsentVia } from './account.store.ts';
import { deviceHash, rememberDevice } from './device.store.ts';
import { beginSession } from './sessions/session.service.ts';

/** What somebody brings to sign-in: what was typed and agreed to, and what the browser calls itself. */
export interface Arrival {
  readonly phone: string;
  readonly signUp: { readonly name: string; readonly email: string } | undefined;
  readonly loginEmail: string;
  readonly consent: ConsentVia | undefined;
  readonly deviceToken: string | undefined;
}

const FIELD = 'sessions.arrival';

/** Sealed, for as long as it is open whose account this is: nothing typed may change it before. */
export const sealArrival = (key: UserKey, arrival: Arrival): Buffer =>
  key.seal(FIELD, JSON.stringify(arrival));

export const openArrival = (key: UserKey, sealed: Buffer): Arrival =>
  JSON.parse(key.open(FIELD, sealed)) as Arrival;

/** The owner is here: takes over what was brought, and begins a session; gives its token. */
export const welcome = async (
  tx: Tx,
  deps: Pick<Deps, 'hash'>,
  { key, arrival }: { readonly key: UserKey; readonly arrival: Arrival },
  now: Date,
): Promise<string> => {
  const { userId } = key;
  const { consent: via, deviceToken, ...contact } = arrival;
  await openProfile(tx, key, contact, now);
  if (via !== undefined) await addConsents(tx, { userId, version: TERMS_VERSION, via }, now);
  if (deviceToken !== undefined) {
    await rememberDevice(tx, { userId, deviceHash: deviceHash(deps, userId, deviceToken) }, now);
  }
  return beginSession(tx, deps, userId, now);
};
