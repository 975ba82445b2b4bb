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

/** The same for the account a phone number leads to, if it leads to one. */
export const isDeviceOfNumber = async (
  deps: Pick<Deps, 'db' | 'hash'>,
  phoneHash: string,
  token: string | undefined,
): Promise<boolean> => {
  const account = await findAccount(deps.db, phoneHash);
  if (account === undefined) return false;
  const { userId } = account;
  return isDeviceOf(deps.db, deps, { userId, token }, await readNow(deps.db));
};
