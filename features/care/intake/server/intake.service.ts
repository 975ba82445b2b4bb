import { ERROR_MESSAGES } from '@dhruva/kernel/messages';
import type { IntakeForm } from '../contract/schemas.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { noteStaffRead, type StaffReader } from '@dhruva/account/audit/server';
import { dropDraft, lockDrafts } from './draft.store.ts';
import { readIntake } from './intake.rules.ts';
import { addIntake, currentIntake, type SentIntake } from './intake.store.ts';

export type IntakeDeps = Pick<Deps, 'db' | 'userKeys'>;

/** The encryption key of a user. */
export const keyOf = async (db: Db, { userKeys }: IntakeDeps, userId: string): Promise<UserKey> => {
  const key = await userKeys.load(db, userId);
  if (key === undefined) throw new AppError('auth.signed-out');
  return key;
};

/** Stores a form as a new revision and deletes its draft. Returns whether it indicates distress. */
export const submitIntake = async (
  deps: IntakeDeps,
  userId: string,
  typed: IntakeForm,
): Promise<{ readonly speaksOfDistress: boolean }> => {
  const read = readIntake(typed);
  if (read.kind === 'refused') {
    const sentence = ERROR_MESSAGES[read.code];
    const fields = Object.fromEntries(read.fields.map((field) => [field, sentence]));
    throw new AppError(read.code, { fields });
  }
  const { form, speaksOfDistress } = read;
  return inTransaction(deps.db, async (tx, now) => {
    await lockDrafts(tx, userId);
    const key = await keyOf(tx, deps, userId);
    await addIntake(tx, key, { form, speaksOfDistress, submittedAt: now });
    await dropDraft(tx, userId);
    return { speaksOfDistress };
  });
};

/** A user's own form as last sent. */
export const myIntake = async (deps: IntakeDeps, userId: string): Promise<SentIntake | undefined> =>
  currentIntake(deps.db, await keyOf(deps.db, deps, userId));

/**
 * The form of a user for a member of staff; undefined when there is none or the account was deleted. The
 * access is logged in the same transaction in any case. Throws RangeError without a name or a purpose.
 */
export const readForStaff = async (
  tx: Tx,
  userKeys: Deps['userKeys'],
  { userId, ...reader }: StaffReader & { readonly userId: string },
  now: Date,
): Promise<SentIntake | undefined> => {
  const key = await userKeys.load(tx, userId);
  const sent = key && (await currentIntake(tx, key));
  const outcome = sent ? 'read' : 'nothing';
  const read = { ...reader, kind: 'intake', userId, revision: sent?.revision, outcome } as const;
  await noteStaffRead(tx, read, now);
  return sent;
};
