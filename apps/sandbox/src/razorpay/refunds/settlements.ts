import { createHash } from 'node:crypto';
import type { Payment, Refund } from '../model/entities.ts';
import type { World } from '../model/world.ts';
import { findOrder, findPayment } from '../model/find.ts';

const DAY = 86_400;
/** Seconds that India's clocks are ahead of UTC. */
export const INDIA_OFFSET = 19_800;
const NINE_AM = 32_400;
/** Settled at 9:00 in India, two calendar days later (working days are ignored). */
const SETTLES_AFTER_DAYS = 2;

/** A line of `settlements/recon/combined` (api/settlements/fetch-recon.md). */
export interface ReconItem {
  entity_id: string;
  type: 'payment' | 'refund';
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  fee: number;
  tax: number;
  on_hold: false;
  settled: true;
  created_at: number;
  settled_at: number;
  settlement_id: string;
  posted_at: null;
  credit_type: 'default';
  description: string | null;
  /** A text in this report, not an object. */
  notes: string | null;
  payment_id: string | null;
  settlement_utr: string;
  order_id: string;
  order_receipt: string | null;
  method: string;
  card_network: string | null;
  card_issuer: string | null;
  card_type: string | null;
  dispute_id: string | null;
}

const settledAt = (created: number): number =>
  (Math.floor((created + INDIA_OFFSET) / DAY) + SETTLES_AFTER_DAYS) * DAY - INDIA_OFFSET + NINE_AM;

const settlementOf = (keyId: string, at: number): string =>
  createHash('sha256').update(`${keyId} ${at}`).digest('hex').slice(0, 14);

const commonOf = (world: World, payment: Payment, keyId: string, created: number) => {
  const at = settledAt(created);
  return {
    currency: payment.currency,
    on_hold: false as const,
    settled: true as const,
    created_at: created,
    settled_at: at,
    settlement_id: `setl_${settlementOf(keyId, at)}`,
    posted_at: null,
    credit_type: 'default' as const,
    settlement_utr: `${at}${settlementOf(keyId, at).slice(0, 6)}`,
    order_id: payment.order_id,
    order_receipt: findOrder(world, payment.order_id).entity.receipt,
    method: payment.method,
    card_network: payment.card?.network ?? null,
    card_issuer: payment.card?.issuer ?? null,
    card_type: payment.card?.type ?? null,
    dispute_id: world.state.disputes.find((one) => one.payment_id === payment.id)?.id ?? null,
  };
};

const notesAsText = (notes: Payment['notes']): string | null =>
  Object.values(notes).join(', ') || null;

const paymentItem = (world: World, keyId: string, payment: Payment): ReconItem => ({
  entity_id: payment.id,
  type: 'payment',
  debit: 0,
  credit: payment.amount - (payment.fee ?? 0),
  amount: payment.amount,
  fee: payment.fee ?? 0,
  tax: payment.tax ?? 0,
  description: payment.description,
  notes: notesAsText(payment.notes),
  payment_id: null,
  ...commonOf(world, payment, keyId, payment.created_at),
});

const refundItem = (world: World, keyId: string, refund: Refund): ReconItem => ({
  entity_id: refund.id,
  type: 'refund',
  debit: refund.amount,
  credit: 0,
  amount: refund.amount,
  fee: 0,
  tax: 0,
  description: null,
  notes: notesAsText(refund.notes),
  payment_id: refund.payment_id,
  ...commonOf(world, findPayment(world, refund.payment_id).entity, keyId, refund.created_at),
});

/** The settled payments and refunds of a key, oldest first. */
export const reconItems = (world: World, keyId: string): ReconItem[] => {
  const payments = Object.values(world.state.payments)
    .filter((row) => row.keyId === keyId && row.entity.captured)
    .map(({ entity }) => paymentItem(world, keyId, entity));
  const refunds = Object.values(world.state.refunds)
    .filter((row) => row.keyId === keyId && row.entity.status === 'processed')
    .filter(({ entity }) => findPayment(world, entity.payment_id).entity.captured)
    .map(({ entity }) => refundItem(world, keyId, entity));
  return [...payments, ...refunds]
    .filter(({ settled_at }) => settled_at <= world.seconds())
    .sort((a, b) => a.settled_at - b.settled_at || a.created_at - b.created_at);
};
