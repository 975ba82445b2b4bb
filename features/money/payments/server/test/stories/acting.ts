import { MINUTE_MS } from '@dhruva/kernel/durations';
import { checkoutClosed } from '@dhruva/money/payments/contract/routes';
import { cancelBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import { signatureOf } from '@dhruva/server/platform/gateway/razorpay-signatures.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { order, status, verify } from '@dhruva/server/test/paying.ts';
import { makeDue } from '../killing/killable-requests.ts';
import { sampleItem } from '../sample-item.ts';
import type { Move } from './moves.ts';
import {
  sendRequest,
  deliver,
  ensureRunningServer,
  keysOfOrder,
  type StoryRun,
  runJob,
} from './story-run.ts';

/** The provider's minimum refund, in paise. */
const RUPEE = 100;

type By<Do extends Move['do']> = Extract<Move, { do: Do }>;
type Acts = { readonly [Do in Move['do']]: (storyRun: StoryRun, move: By<Do>) => Promise<unknown> };

const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];

const controlOf = ({ environment: { server } }: StoryRun) => server.sandbox.control;

const paymentsThere = (storyRun: StoryRun, fits: (status: string) => boolean) =>
  controlOf(storyRun)
    .ledger()
    .payments.filter((payment) => fits(payment.status));

const buyersDo: Pick<Acts, 'order' | 'pay' | 'verify' | 'status' | 'close-checkout' | 'cancel'> = {
  order: async (storyRun, { user, kind, slot }) => {
    const token = storyRun.buyers[user]?.token ?? '';
    const item = sampleItem(kind, storyRun.environment.tally.runs * 2 + slot);
    const made = await sendRequest(storyRun, 'create-order', ({ app }) =>
      order({ app }, token, item),
    );
    if (made?.refusal.code !== 'payment.waiting' || slot === 0) return;
    await sendRequest(storyRun, 'order again', ({ app }) =>
      order({ app }, token, item, { again: true }),
    );
  },
  pay: async (storyRun, { of, outcome }) => {
    const one = pick(controlOf(storyRun).ledger().orders, of);
    // An order that is paid, or about to be, takes no second payment.
    if (one)
      await controlOf(storyRun)
        .pay(one.id, { outcome })
        .catch(() => undefined);
  },
  verify: async (storyRun, { of }) => {
    const payment = pick(
      paymentsThere(storyRun, (state) => state !== 'failed'),
      of,
    );
    if (!payment) return;
    const { order_id: orderId, id } = payment;
    const body = {
      razorpay_order_id: orderId,
      razorpay_payment_id: id,
      razorpay_signature: signatureOf(`${orderId}|${id}`, keysOfOrder(storyRun, orderId).keySecret),
    };
    for (const { token } of storyRun.buyers) {
      await sendRequest(storyRun, 'verify', ({ app }) => verify({ app }, token, body));
    }
  },
  status: async (storyRun, { of }) => {
    const one = pick(storyRun.records.orders, of);
    for (const { token } of one ? storyRun.buyers : []) {
      await sendRequest(storyRun, 'status', ({ app }) => status({ app }, token, one?.id ?? ''));
    }
  },
  'close-checkout': async (storyRun, { of }) => {
    const one = pick(storyRun.records.orders, of);
    const body = { orderId: one?.id ?? '' };
    for (const { token } of one ? storyRun.buyers : []) {
      await sendRequest(storyRun, 'closed', ({ app }) =>
        call(app, checkoutClosed, { token, body }),
      );
    }
  },
  cancel: async (storyRun, { user }) => {
    const token = storyRun.buyers[user]?.token ?? '';
    const list = await sendRequest(storyRun, 'my-bookings', ({ app }) =>
      call(app, myBookings, { token }),
    );
    const booking = list?.reply.find(({ cancellation }) => cancellation !== null);
    if (!booking) return;
    const body = { id: booking.id, refundPaise: booking.cancellation?.refundPaise ?? 0 };
    await sendRequest(storyRun, 'cancel', ({ app }) => call(app, cancelBooking, { token, body }));
  },
};

/** An operator refunds in the provider's back office. */
const refundByHand = async (
  storyRun: StoryRun,
  { of, isWhole }: By<'refund-by-hand'>,
): Promise<void> => {
  const payment = pick(
    paymentsThere(storyRun, (state) => state === 'captured'),
    of,
  );
  if (!payment) return;
  const { keyId, keySecret } = keysOfOrder(storyRun, payment.order_id);
  const { scriptUrl } = storyRun.environment.server.deps.gateway.checkout('questions');
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
  'authorize-late': async (storyRun, { of }) => {
    const failed = pick(
      paymentsThere(storyRun, (state) => state === 'failed'),
      of,
    );
    if (failed) await controlOf(storyRun).lateAuthorize(failed.id);
  },
  webhooks: async (storyRun, { from, count, isReversed, copies }) => {
    const all = controlOf(storyRun).webhooks().events;
    const some = all.slice(from % Math.max(1, all.length)).slice(0, count);
    const turn = isReversed ? some.toReversed() : some;
    for (let copy = 0; copy < copies; copy += 1) {
      for (const event of turn) await deliver(storyRun, event);
    }
  },
  'refund-by-hand': refundByHand,
  'provider-gives-back': (storyRun) => controlOf(storyRun).autoRefundUncaptured(),
  'refunds-begin': (storyRun, { status: begin }) => controlOf(storyRun).refundsBegin(begin),
};

/** Performs each move. Moves that need the server do nothing while it is dead. */
export const ACTS: Acts = {
  ...buyersDo,
  ...providerDoes,
  reconcile: async (storyRun) => {
    for (const buyer of storyRun.buyers) await makeDue(storyRun.environment.server, buyer);
    await runJob(storyRun, 'payments.reconcile');
    await runJob(storyRun, 'payments.retry-parked');
    await runJob(storyRun, 'appointments.not-chosen');
  },
  jobs: (storyRun) => runJob(storyRun, 'drain'),
  pass: async (storyRun, { minutes }) => {
    storyRun.offsetMs += minutes * MINUTE_MS;
    await storyRun.environment.server.clock.set(storyRun.offsetMs);
  },
  die: async (storyRun, { at, when }) => storyRun.environment.runningServer?.killAt({ at, when }),
  restart: (storyRun) => ensureRunningServer(storyRun.environment),
};

/** Performs one move. */
export const act = async (storyRun: StoryRun, move: Move): Promise<void> => {
  const doIt = ACTS[move.do] as (storyRun: StoryRun, move: Move) => Promise<unknown>;
  await doIt(storyRun, move);
};
