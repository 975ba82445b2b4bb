import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';

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

/** A cancellation made for the therapist. Kept permanently, so it must hold nothing the client wrote. */
export interface StaffCancellation {
  readonly appointmentId: string;
  readonly staff: string;
  readonly reason: string;
}

/** Logs that staff cancelled a session for the therapist. */
export const logCancellation = async (
  tx: Tx,
  { appointmentId, staff, reason }: StaffCancellation,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('staff_cancellations')
    .values({ id: newRowId(), appointment_id: appointmentId, staff, reason, at })
    .execute();
};
