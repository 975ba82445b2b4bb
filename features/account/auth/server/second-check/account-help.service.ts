import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { readEmail, readPhone } from '@dhruva/account/profile/contract/contact';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { loadProfile, openProfile, setContactNumber } from '@dhruva/account/profile/server';
import * as accounts from '../account.store.ts';
import { lockSubject } from '../codes/otp.store.ts';
import { deleteSessionsOf, sessionsOf } from '../sessions/session.store.ts';
import { logSupportAction } from './support-action.store.ts';

type AccountHelpDeps = Pick<Deps, 'db' | 'hash' | 'userKeys'>;

/** Thrown when support's request cannot be carried out; the message says why. */
export class AccountRefusal extends Error {}

const phoneHashOf = ({ hash }: AccountHelpDeps, typed: string): string => {
  const phone = readPhone(typed);
  if (phone === undefined) throw new AccountRefusal(`${typed} is no Indian mobile number.`);
  return hash('phone', `${COUNTRY_CODE}${phone}`);
};

/**
 * Sets the e-mail of the account with this phone number, so that its owner can be sent a code. Throws
 * AccountRefusal.
 */
export const setAccountEmail = async (
  deps: AccountHelpDeps,
  { number, email, staff }: Readonly<Record<'number' | 'email' | 'staff', string>>,
): Promise<void> => {
  const phoneHash = phoneHashOf(deps, number);
  const read = readEmail(email);
  if (!read) throw new AccountRefusal(`${email} is no e-mail address.`);
  await inTransaction(deps.db, async (tx, now) => {
    const account = await accounts.findAccount(tx, phoneHash);
    const key = account && (await deps.userKeys.load(tx, account.userId));
    if (!key) throw new AccountRefusal('No account is led to by this number.');
    const name = (await loadProfile(tx, key))?.name ?? '';
    await openProfile(tx, key, { phone: '', signUp: { name, email: read }, loginEmail: '' }, now);
    await logSupportAction(tx, { userId: key.userId, staff, deed: 'email-set' }, now);
  });
};

/**
 * Gives a number to the account that was parked last under a former number (which may be the same). The
 * account that has the number now is parked instead, so doing it again undoes it. Throws AccountRefusal.
 */
export const giveNumberToParkedAccount = async (
  deps: AccountHelpDeps,
  { former, number, staff }: Readonly<Record<'former' | 'number' | 'staff', string>>,
): Promise<void> => {
  const [formerHash, phoneHash] = [phoneHashOf(deps, former), phoneHashOf(deps, number)];
  await inTransaction(deps.db, async (tx, now) => {
    await lockSubject(tx, phoneHash);
    const parkedId = await accounts.findParked(tx, formerHash);
    if (parkedId === undefined)
      throw new AccountRefusal('No account was parked under that number.');
    const current = await accounts.findAccount(tx, phoneHash);
    if (current) {
      await accounts.parkUser(tx, current.userId, now);
      await logSupportAction(tx, { userId: current.userId, staff, deed: 'parked' }, now);
    }
    await accounts.giveNumber(tx, parkedId, phoneHash);
    await logSupportAction(tx, { userId: parkedId, staff, deed: 'given-back' }, now);
  });
};

/**
 * Gives the account that a lost number leads to another number, and ends its sessions: the lost phone may be in
 * somebody's hands. Throws AccountRefusal, also when the other number leads to an account already.
 */
export const moveToNumber = async (
  deps: AccountHelpDeps,
  { lost, number, staff }: Readonly<Record<'lost' | 'number' | 'staff', string>>,
): Promise<void> => {
  const [lostHash, phoneHash] = [phoneHashOf(deps, lost), phoneHashOf(deps, number)];
  await inTransaction(deps.db, async (tx, now) => {
    await lockSubject(tx, phoneHash);
    const account = await accounts.findAccount(tx, lostHash);
    const key = account && (await deps.userKeys.load(tx, account.userId));
    if (!key) throw new AccountRefusal('No account is led to by the lost number.');
    if (await accounts.findAccount(tx, phoneHash))
      throw new AccountRefusal('The other number leads to an account already.');
    const { userId } = key;
    await accounts.giveNumber(tx, userId, phoneHash);
    await setContactNumber(tx, key, readPhone(number) ?? '', now);
    const sessions = await sessionsOf(tx, userId);
    await deleteSessionsOf(
      tx,
      userId,
      sessions.map(({ id }) => id),
    );
    await logSupportAction(tx, { userId, staff, deed: 'moved' }, now);
  });
};
