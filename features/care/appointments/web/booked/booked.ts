import type { Appointment } from '../../contract/schemas.ts';

/** A session that was just booked. */
export interface Booked {
  readonly message: string;
  /** Known at once where a credit paid; else it is asked for. */
  readonly appointment: Appointment | null;
  /** The purchase of the session; null: a credit paid. */
  readonly orderId: string | null;
  /** The instant chosen, ISO. */
  readonly startsAt: string;
  readonly minutes: number;
}
