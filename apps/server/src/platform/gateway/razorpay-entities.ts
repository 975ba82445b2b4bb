import * as z from 'zod';
import type { GatewayEvent, GatewayPayment, GatewayRefund } from './gateway.ts';

/** Razorpay ids: prefix and fourteen alphanumerics (Razorpay docs, api/understand). */
const idOf = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`));
const paise = z.number().int().nonnegative();

export const orderEntity = z.object({ id: idOf('order'), amount: paise, currency: z.string() });

export const paymentEntity = z
  .object({
    id: idOf('pay'),
    order_id: idOf('order').nullable(),
    amount: paise,
    currency: z.string().length(3),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    captured: z.boolean(),
    amount_refunded: paise.nullish(),
    method: z.string().max(32).nullish(),
  })
  .transform((entity): GatewayPayment => ({
    id: entity.id,
    gatewayOrderId: entity.order_id ?? '',
    amountPaise: entity.amount,
    currency: entity.currency,
    status: entity.status,
    captured: entity.captured,
    refundedPaise: entity.amount_refunded ?? 0,
    method: entity.method ?? '',
  }));

export const refundEntity = z
  .object({
    id: idOf('rfnd'),
    payment_id: idOf('pay'),
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
  })
  .transform((entity): GatewayRefund => ({
    id: entity.id,
    paymentId: entity.payment_id,
    amountPaise: entity.amount,
    status: entity.status,
  }));

const disputeEntity = z
  .object({ id: idOf('disp'), payment_id: idOf('pay'), status: z.string().max(32) })
  .transform(({ id, payment_id: paymentId, status }) => ({ id, paymentId, status }));

export const collectionOf = <T extends z.ZodType>(entity: T) =>
  z.object({ items: z.array(entity) }).transform(({ items }) => items);

const webhook = z
  .object({
    entity: z.literal('event'),
    event: z.string().max(64),
    payload: z.object({
      payment: z.object({ entity: paymentEntity }).optional(),
      refund: z.object({ entity: refundEntity }).optional(),
      dispute: z.object({ entity: disputeEntity }).optional(),
    }),
  })
  .transform(({ event, payload }): GatewayEvent => ({
    name: event,
    ...(payload.payment && { payment: payload.payment.entity }),
    ...(payload.refund && { refund: payload.refund.entity }),
    ...(payload.dispute && { dispute: payload.dispute.entity }),
  }));

/** Parses the used part of a webhook's body; undefined when it is not JSON or not of this shape. */
export const readWebhook = (rawBody: Buffer): GatewayEvent | undefined => {
  try {
    return webhook.safeParse(JSON.parse(rawBody.toString('utf8'))).data;
  } catch {
    return undefined;
  }
};
