import { myCredits } from '@dhruva/money/plans/contract/routes';
import { call } from '@dhruva/server/test/calling.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

/** Reads and edits rows of sessions and credits. */
export const clinicRows = ({ app, deps: { db } }: TestApp) => ({
  /** Credits left in each plan of a user. */
  credits: async (token: string): Promise<number[]> =>
    (await call(app, myCredits, { token })).reply.map(({ left }) => left),
  /**
   * Sets the end of a plan to this time in India, "2026-12-10 00:00:00", since sessions of a browser do not
   * last for months.
   */
  endPlan: async (orderId: string, india: string): Promise<void> => {
    const expiresAt = inIndia(india);
    await db
      .updateTable('session_credits')
      .set({ expires_at: expiresAt })
      .where('order_id', '=', orderId)
      .execute();
  },
  /** The cells of an appointment, "2026-11-30T09:30" in UTC. */
  cellsOf: async (id: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('booked_cells')
      .select('starts_at')
      .where('appointment_id', '=', id)
      .orderBy('starts_at')
      .execute();
    return rows.map(({ starts_at }) => starts_at.toISOString().slice(0, 16));
  },
  /** The news of an appointment, in order: "booked", "moved". */
  newsOf: async (id: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('outbox_messages')
      .select('kind')
      .where('subject_id', '=', id)
      .where('kind', 'like', 'appointments.%.user')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind.split('.')[1] ?? '');
  },
});
