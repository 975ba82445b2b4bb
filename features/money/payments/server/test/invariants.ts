import type { PaymentRecords, OrderLine, PaymentLine } from './read-ledger.ts';

const countOf = (lines: readonly string[], line: string): number =>
  lines.filter((other) => other === line).length;

/** The ledger entries that the current state implies, each exactly once. */
const expectedLedger = ({ orders, payments, refunds }: PaymentRecords): string[] => [
  ...payments.flatMap(({ id, state }) =>
    state === 'captured' || state === 'returned' ? [`${state} ${id}`] : [],
  ),
  ...orders.flatMap(({ id, effect }) => {
    if (effect === null) return [];
    return effect === 'taken-back' ? [`given ${id}`, `taken-back ${id}`] : [`${effect} ${id}`];
  }),
  ...refunds.flatMap(({ id, state }) => [
    `refund-due ${id}`,
    ...(state === 'sent' || state === 'processed' ? [`refund-sent ${id}`] : []),
    ...(state === 'processed' ? [`refunded ${id}`] : []),
  ]),
];

/**
 * Ledger kinds that may occur several times: a retried refund, a dispute, a payment refunded before capture.
 */
const REPEATABLE = /^(refund-failed|dispute-|refund-sent|returned)/;

const ledgerFaults = (records: PaymentRecords): string[] => {
  const expected = expectedLedger(records);
  const missing = expected.filter((line) => countOf(records.ledger, line) !== 1);
  const extra = records.ledger.filter((line) => !expected.includes(line) && !REPEATABLE.test(line));
  return [
    ...missing.map((line) => `not once in the ledger: ${line}`),
    ...extra.map((line) => `in the ledger without reason: ${line}`),
  ];
};

const orderFaults = ({ payments }: PaymentRecords, order: OrderLine): string[] => {
  const expected = order.effect === 'given' ? 1 : 0;
  const paidBy = payments.find(({ id }) => id === order.paymentId);
  const isCovered = paidBy?.state === 'captured' && paidBy.amountPaise === order.pricePaise;
  return [
    ...(order.live === expected
      ? []
      : [`${order.kind} ${order.effect}, ${order.live} live effects`]),
    ...(order.state === 'paid' && !isCovered ? [`${order.kind} paid without a payment`] : []),
    ...(order.hasReceipt === (order.effect !== null && order.effect !== 'refused')
      ? []
      : [`${order.kind} ${order.effect}, receipt ${order.hasReceipt}`]),
  ];
};

const noticeFaults = ({ notices, orders, refunds, ledger }: PaymentRecords): string[] => {
  const twice = new Set(notices.filter((line) => countOf(notices, line) > 1));
  const given = orders.filter(({ effect }) => effect === 'given' || effect === 'taken-back');
  const sent = refunds.filter(({ id }) => ledger.includes(`refund-sent ${id}`));
  const owed = [
    ...given.map(({ id }) => `payments.paid ${id}`),
    ...sent.map(({ id }) => `payments.refunded ${id}`),
  ];
  return [
    ...[...twice].map((line) => `noted twice: ${line}`),
    ...owed.filter((line) => !notices.includes(line)).map((line) => `never noted: ${line}`),
  ];
};

/** Violations of what must hold at every moment. */
export const faultsNow = (records: PaymentRecords): string[] => [
  ...records.orders.flatMap((order) => orderFaults(records, order)),
  ...ledgerFaults(records),
  ...noticeFaults(records),
];

/** The progress of an order as a number that only grows. */
const rankOf = ({ state, effect }: OrderLine): number =>
  ['open', 'closed', 'paid'].indexOf(state) * 10 + (effect === 'taken-back' ? 1 : 0);

const PAYMENT_STATES = ['created', 'failed', 'authorized', 'returned', 'captured'];

/** What moved backwards or disappeared between two snapshots. */
export const regressions = (before: PaymentRecords, after: PaymentRecords): string[] => {
  const orders = before.orders.flatMap((old) => {
    const now = after.orders.find(({ id }) => id === old.id);
    const isBack =
      !now ||
      rankOf(now) < rankOf(old) ||
      (old.paymentId !== null && now.paymentId !== old.paymentId) ||
      (old.receiptNumber !== null && now.receiptNumber !== old.receiptNumber) ||
      (old.effect === 'refused' && now.effect !== 'refused');
    return isBack ? [`order ${old.state}/${old.effect} became ${now?.state}/${now?.effect}`] : [];
  });
  const payments = before.payments.flatMap((old) => {
    const now = after.payments.find(({ id }) => id === old.id);
    const isBack = !now || PAYMENT_STATES.indexOf(now.state) < PAYMENT_STATES.indexOf(old.state);
    return isBack ? [`payment ${old.state} became ${now?.state}`] : [];
  });
  const refunds = before.refunds.flatMap((old) => {
    const now = after.refunds.find(({ id }) => id === old.id);
    const isBack = !now || (old.state === 'processed' && now.state !== 'processed');
    return isBack ? [`refund ${old.state} became ${now?.state}`] : [];
  });
  return [...orders, ...payments, ...refunds];
};

/** The provider's own records. */
export interface ProviderRecords {
  readonly payments: readonly {
    readonly id: string;
    readonly order_id: string;
    readonly amount: number;
    readonly status: string;
    readonly captured: boolean;
  }[];
  readonly refunds: readonly {
    readonly id: string;
    readonly payment_id: string;
    readonly amount: number;
    readonly status: string;
  }[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** How one captured payment's money is distributed, in paise. */
interface MoneyDistribution {
  /** The amount a live delivery stands for. */
  readonly fulfilled: number;
  readonly pending: number;
  readonly refunded: number;
  /** What the refund table lets us keep of a cancelled purchase. */
  readonly charge: number;
}

const distributionOf = (records: PaymentRecords, payment: PaymentLine): MoneyDistribution => {
  const order = records.orders.find(({ id }) => id === payment.orderId);
  const refunds = records.refunds.filter(({ paymentId }) => paymentId === payment.id);
  const amounts = (isDone: boolean): number =>
    sum(
      refunds.flatMap(({ state, amountPaise }) =>
        (state === 'processed') === isDone ? [amountPaise] : [],
      ),
    );
  const [pending, refunded] = [amounts(false), amounts(true)];
  const left = payment.amountPaise - pending - refunded;
  const isOwn = order?.paymentId === payment.id;
  const isCharged =
    isOwn && order.effect === 'taken-back' && refunds.some(({ reason }) => reason === 'cancelled');
  return {
    fulfilled: isOwn && order.effect === 'given' ? left : 0,
    pending,
    refunded,
    charge: isCharged ? left : 0,
  };
};

const paymentFaults = (
  records: PaymentRecords,
  provider: ProviderRecords,
  payment: PaymentLine,
): string[] => {
  const { fulfilled, pending, refunded, charge } = distributionOf(records, payment);
  const there = provider.refunds.filter(
    (refund) => refund.payment_id === payment.id && refund.status !== 'failed',
  );
  const known = records.refunds.filter(({ paymentId }) => paymentId === payment.id);
  const strangers = there.filter(({ id }) => !known.some((own) => own.gatewayRefundId === id));
  const order = records.orders.find(({ id }) => id === payment.orderId);
  const isWhole = fulfilled + pending + refunded + charge === payment.amountPaise;
  const isBoth = order?.paymentId === payment.id && order.effect === 'given' && fulfilled <= 0;
  return [
    ...(isWhole ? [] : [`neither fulfilled nor refunded: ${JSON.stringify(payment)}`]),
    ...(isBoth ? [`fulfilled and refunded: ${JSON.stringify(payment)}`] : []),
    ...strangers.map(({ id }) => `a refund we do not know: ${id}`),
    ...(sum(there.map(({ amount }) => amount)) > payment.amountPaise ? ['refunded twice'] : []),
  ];
};

/**
 * Violations of what must hold once all events were delivered and all jobs are done: our records equal the
 * provider's.
 */
export const faultsSettled = (records: PaymentRecords, provider: ProviderRecords): string[] => {
  const captured = provider.payments.filter((payment) => payment.captured);
  const ours = records.payments.filter(({ state }) => state === 'captured');
  const unknown = captured.filter(({ id }) => !ours.some((payment) => payment.id === id));
  const invented = ours.filter(({ id }) => !captured.some((payment) => payment.id === id));
  const done = provider.refunds.filter(
    ({ status, payment_id }) =>
      status === 'processed' && captured.some(({ id }) => id === payment_id),
  );
  const distributions = ours.map((payment) => distributionOf(records, payment));
  const held = sum(captured.map(({ amount }) => amount)) - sum(done.map(({ amount }) => amount));
  const owed = sum(
    distributions.map(({ fulfilled, pending, charge }) => fulfilled + pending + charge),
  );
  return [
    ...unknown.map(({ id }) => `captured, and we do not know: ${id}`),
    ...invented.map(({ id }) => `captured for us alone: ${id}`),
    ...ours.flatMap((payment) => paymentFaults(records, provider, payment)),
    ...(held === owed ? [] : [`${held} paise held, ${owed} owed`]),
  ];
};
