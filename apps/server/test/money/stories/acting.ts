import { cancelBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import { signatureOf } from '../../../src/platform/gateway/razorpay-signatures.ts';
import { call } from '../../calling.ts';
import { order, status, verify } from '../../paying.ts';
import { makeDue } from '../killing/deeds.ts';
import { goods } from '../goods.ts';
import type { Move } from './moves.ts';
import { ask, deliver, ensureLife, keysOfOrder, type Play, work } from './play.ts';

const MINUTE_MS = 60_000;
/** The provider's minimum refund, in paise. */
const RUPEE = 100;

type By<Do extends Move['do']> = Extract<Move, { do: Do }>;
type Acts = { readonly [Do in Move['do']]: (play: Play, move: By<Do>) => Promise<unknown> };

const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];

const controlOf = ({ theatre: { server } }: Play) => server.sandbox.control;

const paymentsThere = (play: Play, fits: (status: string) => boolean) =>
  controlOf(play)
    .ledger()
    .payments.filter((payment) => fits(payment.status));

const buyersDo: Pick<Acts, 'order' | 'pay' | 'verify' | 'status' | 'cancel'> = {
  order: async (play, { user, kind, slot }) => {
    const token = play.buyers[user]?.token ?? '';
    const item = goods(kind, play.theatre.tally.runs * 2 + slot);
    await ask(play, 'create-order', ({ app }) => order({ app }, token, item));
  },
  pay: async (play, { of, outcome }) => {
    const one = pick(controlOf(play).ledger().orders, of);
    // An order that is paid, or about to be, takes no second payment.
    if (one)
      await controlOf(play)
        .pay(one.id, { outcome })
        .catch(() => undefined);
  },
  verify: async (play, { of }) => {
    const payment = pick(
      paymentsThere(play, (state) => state !== 'failed'),
      of,
    );
    if (!payment) return;
    const { order_id: orderId, id } = payment;
    const body = {
      razorpay_order_id: orderId,
      razorpay_payment_id: id,
      razorpay_signature: signatureOf(`${orderId}|${id}`, keysOfOrder(play, orderId).keySecret),
    };
    for (const { token } of play.buyers) {
      await ask(play, 'verify', ({ app }) => verify({ app }, token, body));
    }
  },
  status: async (play, { of }) => {
    const one = pick(play.books.orders, of);
    for (const { token } of one ? play.buyers : []) {
      await ask(play, 'status', ({ app }) => status({ app }, token, one?.id ?? ''));
    }
  },
  cancel: async (play, { user }) => {
    const token = play.buyers[user]?.token ?? '';
    const list = await ask(play, 'my-bookings', ({ app }) => call(app, myBookings, { token }));
    const booking = list?.reply.find(({ cancellation }) => cancellation !== null);
    if (!booking) return;
    const body = { id: booking.id, refundPaise: booking.cancellation?.refundPaise ?? 0 };
    await ask(play, 'cancel', ({ app }) => call(app, cancelBooking, { token, body }));
  },
};

/** An operator refunds in the provider's back office. */
const refundByHand = async (play: Play, { of, isWhole }: By<'refund-by-hand'>): Promise<void> => {
  const payment = pick(
    paymentsThere(play, (state) => state === 'captured'),
    of,
  );
  if (!payment) return;
  const { keyId, keySecret } = keysOfOrder(play, payment.order_id);
  const { scriptUrl } = play.theatre.server.deps.gateway.checkout('questions');
  await fetch(new URL(`/v1/payments/${payment.id}/refund`, scriptUrl), {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(isWhole ? {} : { amount: Math.floor(payment.amount / 3 / RUPEE) * RUPEE }),
  });
};

const providerDoes: Pick<
  Acts,
  'authorize-late' | 'webhooks' | 'refund-by-hand' | 'provider-gives-back' | 'refunds-begin'
> = {
  'authorize-late': async (play, { of }) => {
    const failed = pick(
      paymentsThere(play, (state) => state === 'failed'),
      of,
    );
    if (failed) await controlOf(play).lateAuthorize(failed.id);
  },
  webhooks: async (play, { from, count, isReversed, copies }) => {
    const all = controlOf(play).webhooks().events;
    const some = all.slice(from % Math.max(1, all.length)).slice(0, count);
    const turn = isReversed ? some.toReversed() : some;
    for (let copy = 0; copy < copies; copy += 1) {
      for (const event of turn) await deliver(play, event);
    }
  },
  'refund-by-hand': refundByHand,
  'provider-gives-back': (play) => controlOf(play).autoRefundUncaptured(),
  'refunds-begin': (play, { status: begin }) => controlOf(play).refundsBegin(begin),
};

/** Performs each move. Moves that need the server do nothing while it is dead. */
export const ACTS: Acts = {
  ...buyersDo,
  ...providerDoes,
  reconcile: async (play) => {
    for (const buyer of play.buyers) await makeDue(play.theatre.server, buyer);
    await work(play, 'payments.reconcile');
    await work(play, 'payments.retry-parked');
    await work(play, 'appointments.not-chosen');
  },
  jobs: (play) => work(play, 'drain'),
  pass: async (play, { minutes }) => {
    play.offsetMs += minutes * MINUTE_MS;
    await play.theatre.server.clock.set(play.offsetMs);
  },
  die: async (play, { at, when }) => play.theatre.life?.dieAt({ at, when }),
  restart: (play) => ensureLife(play.theatre),
};

/** Performs one move. */
export const act = async (play: Play, move: Move): Promise<void> => {
  const doIt = ACTS[move.do] as (play: Play, move: Move) => Promise<unknown>;
  await doIt(play, move);
};
