import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';

interface StaffReadRow {
  id: string;
  at: Date;
  staff: string;
  therapist_id: string | null;
  purpose: string;
  kind: string;
  reference: string;
  user_id: string | null;
  revision: number | null;
  outcome: 'read' | 'nothing' | 'refused';
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    staff_reads: StaffReadRow;
  }
}

/**
 * A staff member and their reason for reading. Kept permanently, so it must hold nothing the client wrote.
 */
export interface StaffReader {
  readonly staff: string;
  readonly purpose: string;
  /** The therapist they read for; undefined if none. */
  readonly therapistId?: string | undefined;
  /** The client reference they typed, such as "S-1B2C3D4E" or "A-1B2C3D4E". */
  readonly reference: string;
}

/** What was read. `entries` are mood entries, readable only by a therapist the client shares them with. */
export type ReadKind = 'intake' | 'booking-form' | 'profile' | 'not-held-note' | 'entries';

export interface StaffRead extends StaffReader {
  readonly kind: ReadKind;
  /** The client; undefined when the reference matches nobody. */
  readonly userId?: string | undefined;
  /** The form's revision, where it was submitted more than once. */
  readonly revision?: number | undefined;
  readonly outcome: StaffReadRow['outcome'];
}

/** Logs a staff read, in the same transaction as the read. Throws RangeError if name or purpose is empty. */
export const logStaffRead = async (tx: Tx, read: StaffRead, at: Date): Promise<void> => {
  const [staff, purpose] = [read.staff.trim(), read.purpose.trim()];
  if (staff === '' || purpose === '')
    throw new RangeError('reading what a client wrote needs a name and a purpose');
  await tx
    .insertInto('staff_reads')
    .values({
      id: newRowId(),
      at,
      staff,
      therapist_id: read.therapistId ?? null,
      purpose,
      kind: read.kind,
      reference: read.reference,
      user_id: read.userId ?? null,
      revision: read.revision ?? null,
      outcome: read.outcome,
    })
    .execute();
};

export type LoggedRead = Omit<StaffReadRow, 'id'>;

/** Lists logged staff reads, oldest first: those about one user, since an instant, or all. */
export const staffReads = async (
  db: Db,
  { userId, since }: { readonly userId?: string | undefined; readonly since?: Date | undefined },
): Promise<LoggedRead[]> => {
  const all = db.selectFrom('staff_reads').selectAll().orderBy('at').orderBy('kind').orderBy('id');
  const ofUser = userId === undefined ? all : all.where('user_id', '=', userId);
  return (since === undefined ? ofUser : ofUser.where('at', '>=', since)).execute();
};
