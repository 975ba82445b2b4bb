import * as routes from '../contract/routes.ts';
import { REPLY_MESSAGES } from '@dhruva/kernel/messages';
import type { PurchaseSummary } from '../contract/schemas.ts';
import type { ProductKind } from '@dhruva/money/payments/contract/products';
import type { FastifyInstance } from 'fastify';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import type { PaymentDeps } from '@dhruva/money/payments/server';
import { cancelBooking, findBooking, myBookings } from './purchases.service.ts';

const BOUGHT: Readonly<Record<ProductKind, string>> = {
  question: REPLY_MESSAGES['booking.answer-unlocked'],
  compatibility: REPLY_MESSAGES['booking.answer-unlocked'],
  'custom-package': REPLY_MESSAGES['custom-question.saved'],
  plan: REPLY_MESSAGES['booking.plan-bought'],
  therapy: REPLY_MESSAGES['booking.session-booked'],
  assessment: REPLY_MESSAGES['booking.assessment-unlocked'],
};

/** A session without a date lost its slot between order and payment. */
const wordsOf = ({ kind, isoDate }: PurchaseSummary): string =>
  kind === 'therapy' && isoDate === null ? REPLY_MESSAGES['booking.time-lost'] : BOUGHT[kind];

/** Registers the routes to find, list and cancel purchases. */
export const registerPurchases = (app: FastifyInstance, deps: PaymentDeps): void => {
  mount(app, routes.createBooking, async ({ session, body }) => {
    const booking = await findBooking(deps, session.userId, body.bookingDetails.paymentId);
    return { message: wordsOf(booking), booking };
  });
  mount(app, routes.myBookings, async ({ session }) => myBookings(deps, session.userId));
  mount(app, routes.cancelBooking, async ({ session, body }) => ({
    message: REPLY_MESSAGES['booking.cancelled'],
    booking: await cancelBooking(deps, session.userId, {
      orderId: body.id,
      refundPaise: body.refundPaise,
    }),
  }));
};
