import type { Selectable } from 'kysely';
import type { CASE_OUTCOMES } from '../../contract/schemas.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { referenceOf } from '../reference.rules.ts';

export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

interface CaseRow {
  appointment_id: string;
  opened_at: Date;
  due_at: Date;
  note: Buffer | null;
  outcome: CaseOutcome | null;
  closed_at: Date | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    not_held_cases: CaseRow;
  }
}

const NOTE = 'not_held_cases.note';

/** The report of a client that a session was not held. `outcome` null: open. */
export interface NotHeldCase {
  readonly appointmentId: string;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly outcome: CaseOutcome | null;
  readonly closedAt: Date | null;
  /** The client's comment, encrypted; see `openNote`. */
  readonly note: Buffer | null;
}

const caseOf = (row: Selectable<CaseRow>): NotHeldCase => ({
  appointmentId: row.appointment_id,
  openedAt: row.opened_at,
  dueAt: row.due_at,
  outcome: row.outcome,
  closedAt: row.closed_at,
  note: row.note,
});

/** The decrypted comment; undefined if there is none. */
export const openNote = (key: UserKey, { note }: NotHeldCase): string | undefined =>
  note === null ? undefined : key.open(NOTE, note);

/** Opens the case of a session; the caller has locked the session and knows it has none. */
export const addCase = async (
  tx: Tx,
  key: UserKey,
  added: Pick<NotHeldCase, 'appointmentId' | 'dueAt'> & { readonly note: string },
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('not_held_cases')
    .values({
      appointment_id: added.appointmentId,
      opened_at: now,
      due_at: added.dueAt,
      note: added.note === '' ? null : key.seal(NOTE, added.note),
      outcome: null,
      closed_at: null,
    })
    .execute();
};

/** The case of a session; `lock` takes a row lock. */
export const findCase = async (
  db: Db,
  appointmentId: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<NotHeldCase | undefined> => {
  const one = db
    .selectFrom('not_held_cases')
    .selectAll()
    .where('appointment_id', '=', appointmentId);
  const row = await (lock ? one.forUpdate() : one).executeTakeFirst();
  return row && caseOf(row);
};

/** All cases of a user. */
export const casesOf = async (db: Db, userId: string): Promise<NotHeldCase[]> => {
  const rows = await db
    .selectFrom('not_held_cases')
    .innerJoin('appointments', 'appointments.id', 'not_held_cases.appointment_id')
    .selectAll('not_held_cases')
    .where('appointments.user_id', '=', userId)
    .execute();
  return rows.map(caseOf);
};

export interface OpenCase extends NotHeldCase {
  readonly reference: string;
}

/** Open cases, by due time. Those refunded otherwise meanwhile are not open. */
export const openCases = async (db: Db): Promise<OpenCase[]> => {
  const rows = await db
    .selectFrom('not_held_cases')
    .innerJoin('appointments', 'appointments.id', 'not_held_cases.appointment_id')
    .selectAll('not_held_cases')
    .where('not_held_cases.outcome', 'is', null)
    .where('appointments.state', '=', 'confirmed')
    .orderBy('not_held_cases.due_at')
    .orderBy('not_held_cases.appointment_id')
    .execute();
  return rows.map((row) => ({ ...caseOf(row), reference: referenceOf(row.appointment_id) }));
};

/** Records the outcome of a case; a later outcome replaces an earlier one. */
export const closeCase = async (
  tx: Tx,
  appointmentId: string,
  outcome: CaseOutcome,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('not_held_cases')
    .set({ outcome, closed_at: now })
    .where('appointment_id', '=', appointmentId)
    .execute();
};

/** Deletes the comments of a user; the cases stay. */
export const forgetNotes = async (tx: Tx, userId: string): Promise<void> => {
  const own = tx.selectFrom('appointments').select('id').where('user_id', '=', userId);
  await tx
    .updateTable('not_held_cases')
    .set({ note: null })
    .where('appointment_id', 'in', own)
    .execute();
};
