import { expect, test } from 'vitest';
import {
  buy,
  eventsOf,
  order,
  pay,
  webhook,
  type WebhookEvent,
} from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { TEST_KEYS } from '@dhruva/server/test/test-gateway.ts';
import { readPaymentRecords } from './read-ledger.ts';
import { makeDue } from './killing/killable-requests.ts';
import { sampleItem } from './sample-item.ts';
import { type Buyer, createShop } from './shop.ts';

const server = await buildTestApp();
const shop = createShop(server, 9_750_000_000);
const ACCOUNT = 'questions';

/** A buyer of a ₹99 question, and the payment. */
const bought = async () => {
  const buyer = await shop.newBuyer();
  const { signed, checkout } = await buy(server, buyer.token, sampleItem('question'));
  return { buyer, paymentId: signed.razorpay_payment_id, gatewayOrderId: checkout.id };
};

const giveBackByHand = async (paymentId: string, amount: number): Promise<void> => {
  const { keyId, keySecret } = TEST_KEYS[ACCOUNT];
  const { scriptUrl } = server.deps.gateway.checkout(ACCOUNT);
  const reply = await fetch(new URL(`/v1/payments/${paymentId}/refund`, scriptUrl), {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ amount }),
  });
  expect(reply.status).toBe(200);
};

const hearAll = async (paymentId: string): Promise<void> => {
  for (const event of eventsOf(server, paymentId)) await webhook(server, event);
};

const work = async (buyer: Buyer): Promise<void> => {
  await server.jobs.drain();
  await makeDue(server, buyer);
  await server.jobs.run('payments.reconcile');
};

const story = async ({ userId }: Buyer) => {
  const { orders, refunds } = await readPaymentRecords(server, [userId]);
  return {
    effect: orders[0]?.effect,
    refunds: refunds
      .map(({ reason, amountPaise, state }) => `${reason} ${amountPaise} ${state}`)
      .toSorted(),
  };
};

/** All of it went back: a part by hand, the rest when the customer cancelled. */
const IN_TWO_PARTS = {
  effect: 'taken-back' as const,
  refunds: ['cancelled 5900 processed', 'operator 4000 processed'],
};

const endsAs = async (buyer: Buyer, end: Awaited<ReturnType<typeof story>>): Promise<void> => {
  expect(await story(buyer)).toEqual(end);
  expect(await shop.faults([buyer])).toEqual([]);
};

test('24: what the operator gives back by hand in parts is all known, and takes the purchase back at the end', async () => {
  const { buyer, paymentId } = await bought();
  await giveBackByHand(paymentId, 3_300);
  await giveBackByHand(paymentId, 3_300);
  await hearAll(paymentId);
  const part = 'operator 3300 processed';
  expect(await story(buyer)).toEqual({ effect: 'given', refunds: [part, part] });
  await giveBackByHand(paymentId, 3_300);
  await hearAll(paymentId);
  expect(await story(buyer)).toEqual({ effect: 'taken-back', refunds: [part, part, part] });
  await work(buyer);
  expect(await shop.faults([buyer])).toEqual([]);
});

test('24: a part given back by hand before the customer cancelled counts towards what is due', async () => {
  const { buyer, paymentId } = await bought();
  await giveBackByHand(paymentId, 4_000);
  expect((await shop.cancel(buyer)).status).toBe(200);
  await server.jobs.run('payments.refund', { id: await refundOf(buyer) });
  await work(buyer);
  await hearAll(paymentId);
  await endsAs(buyer, IN_TWO_PARTS);
});

test('24: all given back by hand, in two parts, before the customer cancelled: nothing more goes back', async () => {
  const { buyer, paymentId } = await bought();
  await giveBackByHand(paymentId, 4_000);
  await giveBackByHand(paymentId, 5_900);
  expect((await shop.cancel(buyer)).status).toBe(200);
  await work(buyer);
  await hearAll(paymentId);
  await work(buyer);
  await endsAs(buyer, IN_TWO_PARTS);
});

test('24: a part given back by hand, and heard of, is not promised again: cancelling gives back the rest', async () => {
  const { buyer, paymentId } = await bought();
  await giveBackByHand(paymentId, 4_000);
  await hearAll(paymentId);
  const cancelled = await shop.cancel(buyer);
  expect([cancelled.status, cancelled.reply.booking?.state]).toEqual([200, 'refunding']);
  await work(buyer);
  await hearAll(paymentId);
  await endsAs(buyer, IN_TWO_PARTS);
});

test('24: a part given back by hand is heard of before the capture: the purchase is given, the part is known', async () => {
  const buyer = await shop.newBuyer();
  const { reply: checkout } = await order(server, buyer.token, sampleItem('question'));
  const { razorpay_payment_id: paymentId } = await pay(server, checkout.id);
  await giveBackByHand(paymentId, 4_000);
  const nameOf = ({ body }: WebhookEvent) => /"event":"([^"]+)"/.exec(body)?.[1] ?? '';
  const inDisorder = eventsOf(server, paymentId).toSorted(
    (one, other) =>
      Number(/captured|paid/.test(nameOf(one))) - Number(/captured|paid/.test(nameOf(other))),
  );
  expect(inDisorder.map(nameOf)[0]).toBe('payment.authorized');
  for (const event of inDisorder) expect((await webhook(server, event)).status).toBe(200);
  await work(buyer);
  await endsAs(buyer, { effect: 'given', refunds: ['operator 4000 processed'] });
});

const refundOf = async ({ userId }: Buyer): Promise<string> =>
  (await readPaymentRecords(server, [userId])).refunds[0]?.id ?? '';
