import { randomUUID } from 'node:crypto';
import type { Tx } from '@dhruva/server/platform/database/db.ts';

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

/** Who decided whether a session was held and why: kept for good, so no word of the client belongs in it. */
export interface StaffDecision {
  readonly appointmentId: string;
  readonly decision: DecisionRow['decision'];
  readonly staff: string;
  readonly reason: string;
}

/** Notes a decision, in the transaction of what it brings. */
export const noteDecision = async (
  tx: Tx,
  { appointmentId, decision, staff, reason }: StaffDecision,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('staff_decisions')
    .values({ id: randomUUID(), appointment_id: appointmentId, decision, staff, reason, at })
    .execute();
};
