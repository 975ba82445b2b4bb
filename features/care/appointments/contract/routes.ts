import { OWN_READING, perDay, perMinute } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import {
  appointmentReply,
  bookByCreditBody,
  calendarQuery,
  cancelAppointmentBody,
  joinBody,
  joinReply,
  moveBody,
  myAppointmentsReply,
  notHeldBody,
} from './schemas.ts';
import * as z from 'zod/mini';

const PLACING = [
  'booking.date-invalid',
  'booking.slot-taken',
  'booking.slot-closed',
  'appointment.therapist-differs',
  'appointment.plan-ends',
] as const;

/** Each change is told to two people. */
const CHANGES = { user: perDay(30) } as const;

export const myAppointments = route({
  method: 'GET',
  path: '/api/appointments/mine',
  auth: 'session',
  budgets: OWN_READING,
  summary:
    'The sessions of the user with therapists: coming ones, the next on top, then those that were',
  reply: myAppointmentsReply,
  errors: [],
});

export const bookByCredit = route({
  method: 'POST',
  path: '/api/appointments/book',
  auth: 'session',
  budgets: CHANGES,
  summary: 'Book a session with a credit of a plan or pack',
  body: bookByCreditBody,
  reply: appointmentReply,
  errors: [...PLACING, 'booking.fields-missing', 'booking.mobile-invalid', 'appointment.no-credit'],
});

export const moveAppointment = route({
  method: 'POST',
  path: '/api/appointments/move',
  auth: 'session',
  budgets: CHANGES,
  summary:
    'Move a session to another time, or place one whose time was lost; the old time is kept until the new one is taken',
  body: moveBody,
  reply: appointmentReply,
  errors: [...PLACING, 'appointment.unknown', 'appointment.not-movable'],
});

export const cancelAppointment = route({
  method: 'POST',
  path: '/api/appointments/cancel',
  auth: 'session',
  budgets: CHANGES,
  summary: 'Cancel a session paid by credit',
  body: cancelAppointmentBody,
  reply: appointmentReply,
  errors: ['appointment.unknown', 'booking.not-cancellable', 'booking.refund-changed'],
});

/** Idempotent: repeated, it returns the case already open. */
export const reportNotHeld = route({
  method: 'POST',
  path: '/api/appointments/not-held',
  auth: 'session',
  budgets: CHANGES,
  summary: 'Say that a session did not happen, within 48 hours of its end; a case is opened',
  body: notHeldBody,
  reply: appointmentReply,
  errors: ['appointment.unknown', 'appointment.not-sayable'],
});

/** Replies with `text/calendar` instead of JSON; the schema describes the file. */
export const appointmentCalendar = route({
  method: 'GET',
  path: '/api/appointments/calendar',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'The calendar file of a session (RFC 5545)',
  query: calendarQuery,
  reply: z.string(),
  errors: ['appointment.unknown'],
});

export const joinAppointment = route({
  method: 'POST',
  path: '/api/appointments/join',
  auth: 'none',
  // Waiting pages ask again and again; keys cannot be guessed.
  budgets: { device: perMinute(60), address: perMinute(600) },
  summary: 'Whether the meeting of a join link is open, and where it is',
  body: joinBody,
  reply: joinReply,
  errors: ['appointment.unknown'],
});
