import { OWN_READING, perHour, perMinute } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import {
  cancelBookingBody,
  cancelBookingReply,
  createBookingBody,
  createBookingReply,
  myBookingsReply,
} from './schemas.ts';

export const createBooking = route({
  method: 'POST',
  path: '/api/bookings/create',
  auth: 'session',
  budgets: { user: perMinute(120) },
  summary: 'The booking that belongs to a payment; it exists since the payment was applied',
  body: createBookingBody,
  reply: createBookingReply,
  errors: ['booking.payment-unknown'],
});

export const myBookings = route({
  method: 'GET',
  path: '/api/bookings/my-bookings',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'Everything bought, newest first, with its state',
  reply: myBookingsReply,
  errors: [],
});

/** `refundPaise` is the amount shown to the user: if the refund changed meanwhile, nothing is cancelled. */
export const cancelBooking = route({
  method: 'POST',
  path: '/api/bookings/cancel',
  auth: 'session',
  budgets: { user: perHour(60) },
  summary: 'Cancel a purchase by the refund table',
  body: cancelBookingBody,
  reply: cancelBookingReply,
  errors: ['booking.unknown', 'booking.not-cancellable', 'booking.refund-changed'],
});
