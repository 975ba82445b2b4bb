import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { closeCheckout } from './orders/close-checkout.service.ts';
import { createOrder } from './orders/create-order.service.ts';
import { ownPayments } from './orders/own-payments.service.ts';
import { purchaseStatus } from './orders/status.service.ts';
import { verifyPayment } from './orders/verify.service.ts';
import { composeNotices } from './notices/compose-notices.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { definePaymentJobs } from './payments.jobs.ts';
import { registerProvider } from './webhooks/provider.routes.ts';

/**
 * Registers the routes that the browser and the provider call. `orderOfAny`: validates items of every kind.
 */
export const registerPayments = async (
  app: FastifyInstance,
  deps: PaymentDeps,
  orderOfAny: routes.OrderRoute,
): Promise<void> => {
  mount(app, orderOfAny, async ({ session, body }) => createOrder(deps, session.userId, body));
  mount(app, routes.verifyPayment, async ({ session, body }) =>
    verifyPayment(deps, session.userId, {
      gatewayOrderId: body.razorpay_order_id,
      paymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
    }),
  );
  mount(app, routes.paymentStatus, async ({ session, query }) =>
    purchaseStatus(deps, session.userId, query.orderId),
  );
  mount(app, routes.checkoutClosed, async ({ session, body }) =>
    closeCheckout(deps, session.userId, body.orderId),
  );
  mount(app, routes.ownPayments, async ({ session }) => ownPayments(deps.db, session.userId));
  await registerProvider(app, deps);
  definePaymentJobs(deps);
  composeNotices(deps);
};
