import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { deviceHash, rememberDevice } from '../known-devices/device.store.ts';
import { isDeviceOf } from '../known-devices/known-device.service.ts';
import { beginSession } from './session.service.ts';
import type { SignInWay } from './session.store.ts';
import { NEW_DEVICE, tellOwner } from './sign-in-news.ts';

export type OpenSessionDeps = Pick<Deps, 'hash' | 'outbox'>;

interface Arrival {
  readonly userId: string;
  /** Browser and system by name. */
  readonly device: string;
  readonly deviceToken: string | undefined;
  readonly via: SignInWay;
  readonly isNewAccount: boolean;
}

/**
 * Opens an account to its owner: starts a session, remembers the device, and tells the owner of one that is
 * new. Returns the token.
 */
export const openSession = async (
  tx: Tx,
  deps: OpenSessionDeps,
  { userId, device, deviceToken: token, via, isNewAccount }: Arrival,
  now: Date,
): Promise<string> => {
  const isKnown = await isDeviceOf(tx, deps, { userId, token }, now);
  const hash = token === undefined ? null : deviceHash(deps, userId, token);
  if (hash !== null) await rememberDevice(tx, { userId, deviceHash: hash }, now);
  const place = { device, deviceHash: hash, via };
  const session = await beginSession(tx, deps, { userId, place }, now);
  if (!isKnown && !isNewAccount)
    await tellOwner(tx, deps, { kind: NEW_DEVICE, userId, subjectId: session.id }, now);
  return session.token;
};
