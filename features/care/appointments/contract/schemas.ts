import * as z from 'zod/mini';
import { MAX_FIELD_CHARS, MAX_NOTE_CHARS } from '@dhruva/kernel/limits';
import { THERAPIST_IDS } from '@dhruva/care/therapists/contract/catalogue';
import { bookingForm } from './booking-form.ts';
import { slotLabel } from '@dhruva/care/therapists/contract/schemas';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/**
 * `unplaced`: its time was lost without the user's doing, another one can be chosen until `chooseBy`. `not-held`: it
 * is over and did not take place, and everything was given back.
 */
export const APPOINTMENT_STATES = [
  'confirmed',
  'unplaced',
  'cancelled',
  'over',
  'not-held',
] as const;

/** `not-answered`: nobody answered by the due time, so it counts as not held. */
export const CASE_OUTCOMES = ['not-held', 'not-answered', 'held'] as const;

/** What became of a session that its client said was not held; `outcome` null: not answered yet. */
const notHeldCase = z.object({
  openedAt: z.string(),
  dueAt: z.string(),
  outcome: z.nullable(z.enum(CASE_OUTCOMES)),
});

/**
 * A time with a therapist, whichever way it was paid. Instants are ISO in UTC. `orderId`: the purchase it
 * belongs to, of a session or of the plan whose credit paid it.
 */
export const appointment = z.object({
  id: z.string(),
  /** "S-1B2C3D4E": what the user, the therapist and support name it by. */
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
  /** Until when another time can be chosen freely; null: no longer. */
  moveUntil: z.nullable(z.string()),
  /** Only of a lost time: until when another can be chosen; then what was paid goes back by itself. */
  chooseBy: z.nullable(z.string()),
  /** What cancelling now gives back of a session paid by credit; null: not cancelled here (a purchase is, under bookings). */
  cancelGives: z.nullable(z.enum(['credit', 'nothing'])),
  /** Until when it can be said that it was not held; null: not now. */
  notHeldUntil: z.nullable(z.string()),
  case: z.nullable(notHeldCase),
  /** Null once it is over or not booked. `key` opens the page of the meeting, from `opensAt` on. */
  join: z.nullable(z.object({ key: z.string(), opensAt: z.string() })),
});
export type Appointment = z.infer<typeof appointment>;

export const myAppointmentsReply = z.array(appointment);

/** Civil date in India, YYYY-MM-DD, and the label of a slot that day. */
const wish = { therapistId: z.enum(THERAPIST_IDS), date: text, slot: slotLabel };

/** `planOrderId`: the purchase of the plan or pack a session of which is used. */
export const bookByCreditBody = z.strictObject({ ...wish, planOrderId: text, form: bookingForm });
/** Another therapist only in place of a lost time, and for the same price. */
export const moveBody = z.strictObject({ ...wish, id: text });
/** `gives` is what the screen promised: when the rule changed meanwhile, nothing is cancelled. */
export const cancelAppointmentBody = z.strictObject({
  id: text,
  gives: z.enum(['credit', 'nothing']),
});
/** `note`: whatever else there is to say; may be empty. */
export const notHeldBody = z.strictObject({
  id: text,
  note: z.string().check(z.maxLength(MAX_NOTE_CHARS)),
});
export const appointmentReply = z.object({ message: z.string(), appointment });

/** `id`: of the appointment whose calendar file is wanted. */
export const calendarQuery = z.strictObject({ id: text });

export const joinBody = z.strictObject({ key: text });
/** `url` is there while the meeting is open: from 10 minutes before until a little after its end. */
export const joinReply = z.object({
  state: z.enum(['early', 'open', 'over', 'cancelled']),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  opensAt: z.nullable(z.string()),
  url: z.nullable(z.string()),
});
