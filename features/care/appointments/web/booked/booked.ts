import type { Appointment } from '../../contract/schemas.ts';

/** A session that was just booked. */
export interface Booked {
  readonly message: string;
  /** Known at once if paid by credit, otherwise fetched later. */
  readonly appointment: Appointment | null;
  /** The order of the session; null if paid by credit. */
  readonly orderId: string | null;
  /** The start (ISO instant). */
  readonly startsAt: string;
  readonly minutes: number;
}
