import { describe, expect, it } from 'vitest';
import { logIn } from '@dhruva/server/test/calling.ts';
import { buy, order, pay, status, verify } from '@dhruva/server/test/paying.ts';
import { createFakeProducts, ITEM, createEffectsTable } from './fake-products.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const fakeProducts = createFakeProducts();
const server = await buildTestApp({}, () => fakeProducts.products);
const { db } = server.deps;
await createEffectsTable(db);

const phones = { last: 9_300_000_000 };
const newUser = (): Promise<string> => {
  phones.last += 1;
  return logIn(server, String(phones.last));
};
const count = async (table: 'ledger' | 'refunds', orderId: string): Promise<number> => {
  const rows = await db.selectFrom(table).select('id').where('order_id', '=', orderId).execute();
  return rows.length;
};

describe('buying', () => {
  it('goes from order to effect', async () => {
    const token = await newUser();
    const { checkout, signed, status: bought } = await buy(server, token, ITEM);
    expect(checkout).toMatchObject({
      currency: 'INR',
      amount: 150_000,
      keyId: 'rzp_test_plans',
      callbackUrl: 'http://localhost:3000/api/payment/callback',
      simulated: true,
      prefill: { name: '', contact: `+91${phones.last}` },
    });
    expect(bought).toEqual({
      orderId: checkout.orderId,
      kind: 'plan',
      productId: ITEM.planId,
      title: 'A thing on the shelf',
      state: 'paid',
      until: null,
      hasReceipt: true,
      paymentId: signed.razorpay_payment_id,
      amountPaise: 150_000,
    });
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
    expect((await status(server, token, checkout.orderId)).reply).toEqual(bought);
  });

  it('2: verify called twenty times at once has one effect and twenty equal answers', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const signed = await pay(server, checkout.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify(server, token, signed)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.reply.state).toBe('paid');
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
    expect(await count('ledger', checkout.orderId)).toBe(2);
  });
});
