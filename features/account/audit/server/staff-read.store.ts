import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';

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

/** Who of the staff asks, and what for: kept for good, so no word of the client belongs in it. */
export interface StaffReader {
  readonly staff: string;
  readonly purpose: string;
  /** The therapist they read for; undefined: for none. */
  readonly therapistId?: string | undefined;
  /** What they named the client by: "S-1B2C3D4E", "A-1B2C3D4E". */
  readonly reference: string;
}

/** What can be asked for. `entries`: how somebody felt, open to a therapist they show it to and to nobody else. */
export type ReadKind = 'intake' | 'booking-form' | 'profile' | 'not-held-note' | 'entries';

export interface StaffRead extends StaffReader {
  readonly kind: ReadKind;
  /** Whose; undefined when the reference names nobody. */
  readonly userId?: string | undefined;
  /** Of a form that was sent more than once. */
  readonly revision?: number | undefined;
  readonly outcome: StaffReadRow['outcome'];
}

/** Notes that somebody of the staff asked, in the transaction of the reading itself. Throws RangeError without a name or a purpose. */
export const noteStaffRead = async (tx: Tx, read: StaffRead, at: Date): Promise<void> => {
  const [staff, purpose] = [read.staff.trim(), read.purpose.trim()];
  if (staff === '' || purpose === '')
    throw new RangeError('reading what a client wrote needs a name and a purpose');
  await tx
    .insertInto('staff_reads')
    .values({
      id: randomUUID(),
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

export type NotedRead = Omit<StaffReadRow, 'id'>;

/** What was asked for, the oldest first: about one user, or since an instant, or all. */
export const staffReads = async (
  db: Db,
  { userId, since }: { readonly userId?: string | undefined; readonly since?: Date | undefined },
): Promise<NotedRead[]> => {
  const all = db.selectFrom('staff_reads').selectAll().orderBy('at').orderBy('kind');
  const ofUser = userId === undefined ? all : all.where('user_id', '=', userId);
  return (since === undefined ? ofUser : ofUser.where('at', '>=', since)).execute();
};
