import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { findAccount } from '../account.store.ts';
import { DEVICE_MEMORY_MS } from './device.rules.ts';
import { deviceHash, isKnownDevice } from './device.store.ts';

/** Whether an account was opened on the device of this token, lately enough to be remembered. */
export const isDeviceOf = async (
  db: Db,
  deps: Pick<Deps, 'hash'>,
  { userId, token }: { readonly userId: string; readonly token: string | undefined },
  now: Date,
): Promise<boolean> => {
  if (token === undefined) return false;
  const device = { userId, deviceHash: deviceHash(deps, userId, token) };
  return isKnownDevice(db, device, new Date(now.getTime() - DEVICE_MEMORY_MS));
};

/** The id of no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The same for the account a phone number leads to, if it leads to one. It asks the database as often either
 * way, so that the time does not tell whether there is an account.
 */
export const isDeviceOfNumber = async (
  deps: Pick<Deps, 'db' | 'hash'>,
  phoneHash: string,
  token: string | undefined,
): Promise<boolean> => {
  const userId = (await findAccount(deps.db, phoneHash))?.userId ?? NOBODY;
  return isDeviceOf(deps.db, deps, { userId, token }, await readNow(deps.db));
};
