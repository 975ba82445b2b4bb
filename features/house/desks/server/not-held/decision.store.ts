import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';

interface DecisionRow {
  id: string;
  appointment_id: string;
  decision: 'not-held' | 'held';
  staff: string;
  reason: string;
  at: Date;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    staff_decisions: DecisionRow;
  }
}

/**
 * A staff decision whether a session was held. Kept permanently, so it must hold nothing the client wrote.
 */
export interface StaffDecision {
  readonly appointmentId: string;
  readonly decision: DecisionRow['decision'];
  readonly staff: string;
  readonly reason: string;
}

/** Logs a decision, in the same transaction as its effects. */
export const logDecision = async (
  tx: Tx,
  { appointmentId, decision, staff, reason }: StaffDecision,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('staff_decisions')
    .values({ id: newRowId(), appointment_id: appointmentId, decision, staff, reason, at })
    .execute();
};
