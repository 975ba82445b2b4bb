import { randomUUID } from 'node:crypto';
import type { Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    staff_cancellations: {
      id: string;
      appointment_id: string;
      staff: string;
      reason: string;
      at: Date;
    };
  }
}

/** Who cancelled a session for the therapist and why: kept for good, so no word of the client belongs in it. */
export interface StaffCancellation {
  readonly appointmentId: string;
  readonly staff: string;
  readonly reason: string;
}

/** Notes that a session was cancelled for the therapist. */
export const noteCancellation = async (
  tx: Tx,
  { appointmentId, staff, reason }: StaffCancellation,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('staff_cancellations')
    .values({ id: randomUUID(), appointment_id: appointmentId, staff, reason, at })
    .execute();
};
