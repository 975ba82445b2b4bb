import type { IntakeForm } from '../contract/schemas.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    intake_drafts: { user_id: string; form: Buffer; saved_at: Date };
  }
}

const FIELD = 'intake_drafts.form';

export interface IntakeDraft {
  readonly form: IntakeForm;
  readonly savedAt: Date;
}

/** A user's unsent draft; undefined when there is none. */
export const currentDraft = async (db: Db, key: UserKey): Promise<IntakeDraft | undefined> => {
  const row = await db
    .selectFrom('intake_drafts')
    .selectAll()
    .where('user_id', '=', key.userId)
    .executeTakeFirst();
  return (
    row && { form: JSON.parse(key.open(FIELD, row.form)) as IntakeForm, savedAt: row.saved_at }
  );
};

/** Which of these users have an unsent draft. */
export const intakeDrafters = async (
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('intake_drafts')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
};

/** Saves a draft, replacing the former one. */
export const putDraft = async (
  tx: Tx,
  key: UserKey,
  { form, savedAt }: IntakeDraft,
): Promise<void> => {
  const values = { form: key.seal(FIELD, JSON.stringify(form)), saved_at: savedAt };
  await tx
    .insertInto('intake_drafts')
    .values({ user_id: key.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};

export const dropDraft = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('intake_drafts').where('user_id', '=', userId).execute();
};

/** Deletes drafts last edited before a moment; returns their number. */
export const sweepDrafts = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('intake_drafts')
    .where('saved_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
