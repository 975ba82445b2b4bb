import * as routes from '../contract/routes.ts';
import { BOUGHT } from '../contract/bought.ts';
import type { PurchaseSummary } from '../contract/schemas.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import type { PaymentDeps } from '@dhruva/money/payments/server';
import { cancelBooking, findBooking, myBookings } from './purchases.service.ts';

const TIME_LOST =
  'Your payment has arrived, but your time was taken meanwhile. Please choose another one in your sessions; otherwise everything is given back by itself.';

/** A session without a date lost its slot between order and payment. */
const wordsOf = ({ kind, isoDate }: PurchaseSummary): string =>
  kind === 'therapy' && isoDate === null ? TIME_LOST : BOUGHT[kind];

/** Registers the routes to find, list and cancel purchases. */
export const registerPurchases = (app: FastifyInstance, deps: PaymentDeps): void => {
  mount(app, routes.createBooking, async ({ session, body }) => {
    const booking = await findBooking(deps, session.userId, body.bookingDetails.paymentId);
    return { message: wordsOf(booking), booking };
  });
  mount(app, routes.myBookings, async ({ session }) => myBookings(deps, session.userId));
  mount(app, routes.cancelBooking, async ({ session, body }) => ({
    message: 'Cancelled. The money goes back the way it came.',
    booking: await cancelBooking(deps, session.userId, {
      orderId: body.id,
      refundPaise: body.refundPaise,
    }),
  }));
};
