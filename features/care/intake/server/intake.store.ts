import type { IntakeForm } from '../contract/schemas.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    intake_forms: {
      user_id: string;
      revision: number;
      form: Buffer;
      speaks_of_distress: boolean;
      submitted_at: Date;
    };
  }
}

/** The encryption context of a form. */
export const FIELD = 'intake_forms.form';

export interface SentIntake {
  readonly form: IntakeForm;
  readonly revision: number;
  readonly speaksOfDistress: boolean;
  readonly submittedAt: Date;
}

/** The form of a user as last sent. */
export const currentIntake = async (db: Db, key: UserKey): Promise<SentIntake | undefined> => {
  const row = await db
    .selectFrom('intake_forms')
    .selectAll()
    .where('user_id', '=', key.userId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      form: JSON.parse(key.open(FIELD, row.form)) as IntakeForm,
      revision: row.revision,
      speaksOfDistress: row.speaks_of_distress,
      submittedAt: row.submitted_at,
    }
  );
};

/** Which of these users have sent a form. */
export const intakeSenders = async (
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('intake_forms')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
};

const lastRevision = async (tx: Tx, userId: string): Promise<number> => {
  const row = await tx
    .selectFrom('intake_forms')
    .select(({ fn }) => fn.max('revision').as('last'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.last ?? 0;
};

/** Stores a form as the next revision and returns its number. Concurrent calls are serialised. */
export const addIntake = async (
  tx: Tx,
  key: UserKey,
  sent: Pick<SentIntake, 'form' | 'speaksOfDistress' | 'submittedAt'>,
): Promise<number> => {
  const values = {
    user_id: key.userId,
    form: key.seal(FIELD, JSON.stringify(sent.form)),
    speaks_of_distress: sent.speaksOfDistress,
    submitted_at: sent.submittedAt,
  };
  for (;;) {
    const added = await tx
      .insertInto('intake_forms')
      .values({ ...values, revision: (await lastRevision(tx, key.userId)) + 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision')
      .executeTakeFirst();
    if (added) return added.revision;
  }
};
