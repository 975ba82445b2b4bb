import { INTAKE_ERRORS } from '../contract/errors.ts';
import type { IntakeForm } from '../contract/schemas.ts';
import { lockUser } from '@dhruva/account/auth/server';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { logStaffRead, type StaffReader } from '@dhruva/account/audit/server';
import { dropDraft } from './draft.store.ts';
import { readIntake } from './intake.rules.ts';
import { addIntake, currentIntake, type SentIntake } from './intake.store.ts';

export type IntakeDeps = Pick<Deps, 'db' | 'userKeys'>;

/** Keeps a form, the first or one more; its draft is gone with that. Says whether it speaks of distress. */
export const submitIntake = async (
  deps: IntakeDeps,
  userId: string,
  typed: IntakeForm,
): Promise<{ readonly speaksOfDistress: boolean }> => {
  const read = readIntake(typed);
  if (read.kind === 'refused') {
    const { sentence } = INTAKE_ERRORS[read.code];
    const fields = Object.fromEntries(read.fields.map((field) => [field, sentence]));
    throw new AppError(read.code, { fields });
  }
  const { form, speaksOfDistress } = read;
  return inTransaction(deps.db, async (tx, now) => {
    // Of a draft and a form sent at one moment the second waits for the first.
    await lockUser(tx, userId);
    const key = await signedInKey(deps, tx, userId);
    await addIntake(tx, key, { form, speaksOfDistress, submittedAt: now });
    await dropDraft(tx, userId);
    return { speaksOfDistress };
  });
};

/** A user's own form as last sent. */
export const myIntake = async (deps: IntakeDeps, userId: string): Promise<SentIntake | undefined> =>
  currentIntake(deps.db, await signedInKey(deps, deps.db, userId));

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
  await logStaffRead(tx, read, now);
  return sent;
};
