import * as z from 'zod/mini';
import { MAX_FIELD_CHARS, MAX_NOTE_CHARS } from '@dhruva/kernel/limits';
import { THERAPIST_IDS } from '@dhruva/care/therapists/contract/catalogue';
import { bookingForm } from './booking-form.ts';
import { slotLabel } from '@dhruva/care/therapists/contract/schemas';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/**
 * `unplaced`: its time was lost through no fault of the user, who can choose another until `chooseBy`.
 * `not-held`: it did not take place, and everything was refunded.
 */
export const APPOINTMENT_STATES = [
  'confirmed',
  'unplaced',
  'cancelled',
  'over',
  'not-held',
] as const;

/** `not-answered`: nobody decided by the due time, so it counts as not held. */
export const CASE_OUTCOMES = ['not-held', 'not-answered', 'held'] as const;

/** The case of a session its client reported as not held; `outcome` null: open. */
const notHeldCase = z.object({
  openedAt: z.string(),
  dueAt: z.string(),
  outcome: z.nullable(z.enum(CASE_OUTCOMES)),
});

/**
 * A session with a therapist, whichever way it was paid. Instants are ISO in UTC. `orderId`: the purchase of
 * the session, or of the plan whose credit paid it.
 */
export const appointment = z.object({
  id: z.string(),
  /** "S-1B2C3D4E": the reference used by user, therapist and support. */
  reference: z.string(),
  therapistId: z.enum(THERAPIST_IDS),
  therapist: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  minutes: z.number(),
  state: z.enum(APPOINTMENT_STATES),
  paidBy: z.enum(['order', 'credit']),
  orderId: z.string(),
  pseudoName: z.string(),
  /** Until when it can be moved freely; null: no longer. */
  moveUntil: z.nullable(z.string()),
  /** Only of a lost time: until when another can be chosen; then the payment is refunded automatically. */
  chooseBy: z.nullable(z.string()),
  /**
   * What cancelling now returns for a session paid by credit; null where it cannot be cancelled here (a
   * purchase is cancelled under bookings).
   */
  cancelGives: z.nullable(z.enum(['credit', 'nothing'])),
  /** Until when it can be reported as not held; null: not now. */
  notHeldUntil: z.nullable(z.string()),
  case: z.nullable(notHeldCase),
  /** Null once it is over or not booked. `key` opens the meeting page, from `opensAt` on. */
  join: z.nullable(z.object({ key: z.string(), opensAt: z.string() })),
});
export type Appointment = z.infer<typeof appointment>;

export const myAppointmentsReply = z.array(appointment);

/** Civil date in India, YYYY-MM-DD, and the label of a slot that day. */
const wish = { therapistId: z.enum(THERAPIST_IDS), date: text, slot: slotLabel };

/** `planOrderId`: the purchase of the plan or pack whose credit is used. */
export const bookByCreditBody = z.strictObject({ ...wish, planOrderId: text, form: bookingForm });
/** Another therapist only in place of a lost time, at the same price. */
export const moveBody = z.strictObject({ ...wish, id: text });
/** `gives`: what the screen promised; if the rule has changed meanwhile, nothing is cancelled. */
export const cancelAppointmentBody = z.strictObject({
  id: text,
  gives: z.enum(['credit', 'nothing']),
});
/** `note`: a free comment; may be empty. */
export const notHeldBody = z.strictObject({
  id: text,
  note: z.string().check(z.maxLength(MAX_NOTE_CHARS)),
});
export const appointmentReply = z.object({ message: z.string(), appointment });

/** `id`: the appointment whose calendar file is requested. */
export const calendarQuery = z.strictObject({ id: text });

export const joinBody = z.strictObject({ key: text });
/** `url` is present while the meeting is open: from 10 minutes before the start until a little after the end. */
export const joinReply = z.object({
  state: z.enum(['early', 'open', 'over', 'cancelled']),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  opensAt: z.nullable(z.string()),
  url: z.nullable(z.string()),
});
