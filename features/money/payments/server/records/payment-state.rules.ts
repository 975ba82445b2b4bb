import { SECOND_MS } from '@dhruva/kernel/durations';
import { CHECKOUT_OPEN_SECONDS, MONEY_BACK_MS, WAIT_MS } from '../../contract/payment-state.ts';
import type { PaymentState } from '../../contract/payment-state.ts';

/** What is known of an order, as far as the state of its payment rests on it. */
export interface KnownOrder {
  readonly state: 'open' | 'paid' | 'closed';
  readonly effect: 'given' | 'refused' | 'taken-back' | null;
  readonly paymentId: string | null;
  readonly createdAt: Date;
  readonly waitsUntil: Date | null;
}

export interface KnownPayment {
  readonly id: string;
  readonly state: string;
  readonly amountPaise: number;
  readonly refundReservedPaise: number;
  readonly dispute: string | null;
  readonly capturedAt: Date | null;
}

export interface KnownRefund {
  readonly paymentId: string;
  readonly state: string;
}

/** An order with all payments made for it and all their refunds. */
export interface KnownPurchase {
  readonly order: KnownOrder;
  readonly payments: readonly KnownPayment[];
  readonly refunds: readonly KnownRefund[];
}

/** The state told to the buyer, and until when it waits at the latest. */
export interface ToldState {
  readonly state: PaymentState;
  readonly until: Date | null;
}

/** When a wait ends whose checkout is handed out now: it closes by itself, then the bank has its time. */
export const waitFromOpening = (opened: Date): Date =>
  new Date(opened.getTime() + CHECKOUT_OPEN_SECONDS * SECOND_MS + WAIT_MS);

/** When a wait ends whose checkout is known to be closed now. */
export const waitFromClosing = (closed: Date): Date => new Date(closed.getTime() + WAIT_MS);

/** Whether money of this payment may still arrive, or has and was not given back: it keeps an order alive. */
export const isAwaited = ({ state, amountPaise, refundReservedPaise }: KnownPayment): boolean =>
  state !== 'failed' && state !== 'returned' && refundReservedPaise < amountPaise;

const told = (state: PaymentState): ToldState => ({ state, until: null });

const backOrNot = (refunds: readonly KnownRefund[]): ToldState =>
  told(refunds.every(({ state }) => state === 'processed') ? 'refunded' : 'refunding');

const ofPaid = ({ order, payments, refunds }: KnownPurchase): ToldState => {
  const own = refunds.filter(({ paymentId }) => paymentId === order.paymentId);
  if (order.effect === 'given') return told('paid');
  // What was cancelled with nothing to give back stays paid, unless the bank took it back.
  const isTakenByBank = payments.some(
    ({ id, dispute }) => id === order.paymentId && dispute === 'lost',
  );
  return own.length === 0 && !isTakenByBank ? told('paid') : backOrNot(own);
};

const waitingOr = (until: Date | null, now: Date, over: ToldState): ToldState =>
  until !== null && now < until ? { state: 'waiting', until } : over;

const ofUnpaid = ({ order, payments, refunds }: KnownPurchase, now: Date): ToldState => {
  const awaited = payments.filter(isAwaited);
  const captured = awaited.flatMap(({ capturedAt }) => (capturedAt ? [capturedAt] : []));
  const [first] = captured.toSorted((one, other) => one.getTime() - other.getTime());
  if (first) return waitingOr(waitFromClosing(first), now, told('refunding'));
  const after = refunds.length > 0 ? backOrNot(refunds) : told('not-paid');
  if (awaited.length > 0)
    return waitingOr(order.waitsUntil ?? waitFromOpening(order.createdAt), now, after);
  return waitingOr(order.state === 'open' ? order.waitsUntil : null, now, after);
};

/**
 * The state of a payment (decision 51), from what is known and the database's clock: no state but `waiting`
 * ends by time alone, and that within `WAIT_MS` of the checkout's closing. Money that was captured and could
 * not be given in that time goes back.
 */
export const tellPayment = (known: KnownPurchase, now: Date): ToldState =>
  known.order.state === 'paid' ? ofPaid(known) : ofUnpaid(known, now);

/** Whether an order is told of at all: its checkout was handed out, or a payment was seen. */
export const isTold = ({ order, payments }: Omit<KnownPurchase, 'refunds'>): boolean =>
  order.waitsUntil !== null || payments.length > 0;

/** Whether what began at this moment is so recent that late money or a refund may still be on its way. */
export const isRecent = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() < MONEY_BACK_MS;
