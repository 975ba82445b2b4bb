import { DAY_MS } from '@dhruva/kernel/durations';
import { rupeesOf } from '@dhruva/kernel/paise';
import { createOrder, verifyPayment } from '@dhruva/money/payments/contract/routes';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buy, order, pay, pricePaise, type SignedPayment } from '@dhruva/server/test/paying.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import { readPaymentRecords } from '../read-ledger.ts';
import { sampleItem, type Kind } from '../sample-item.ts';
import type { Killable } from '@dhruva/server/test/killing/killable.ts';
import type { Buyer, Shop } from '../shop.ts';

/** A purchase and how far it has come. */
export interface PurchaseProgress {
  readonly buyer: Buyer;
  readonly number: number;
  readonly gatewayOrderId: string | undefined;
  readonly signed: SignedPayment | undefined;
}

/** A server request that may be interrupted at any step. */
export interface KillableRequest {
  readonly name: string;
  readonly kind: Kind;
  readonly end: 'given' | 'taken-back';
  /** Requests in which a payment becomes a purchase: CI, too, tries every step. */
  readonly isDecisive?: true;
  prepare(number: number): Promise<PurchaseProgress>;
  act(progress: PurchaseProgress): Promise<unknown>;
  /** What the user does after the crash, beside redelivered webhooks and the reconciler. */
  resume?(progress: PurchaseProgress): Promise<PurchaseProgress>;
}

interface KillSetup {
  readonly server: TestApp;
  readonly shop: Shop;
  readonly killable: Killable;
}

const accountOf = (kind: Kind) => (kind === 'plan' ? 'plans' : 'questions');

/** Makes everything of this buyer due for the reconciler. */
export const makeDue = async ({ deps: { db } }: TestApp, { userId }: Buyer): Promise<void> => {
  await sql`
    update orders set next_check_at = now() where user_id = ${userId} and state = 'open'
  `.execute(db);
  await sql`
    update refunds set next_check_at = now() where state in ('due', 'sent')
    and order_id in (select id from orders where user_id = ${userId})
  `.execute(db);
};

/** The automatic recovery after a crash: redelivered webhooks, the reconciler's next run, queued jobs. */
export const recover = async (
  { server, shop, killable }: KillSetup,
  request: KillableRequest,
  progress: PurchaseProgress,
) => {
  for (const event of shop.eventsOf(progress.gatewayOrderId ?? 'none')) {
    expect(await killable.webhook(event, accountOf(request.kind))).toBe(200);
  }
  await makeDue(server, progress.buyer);
  await killable.process().run('payments.reconcile');
  await killable.process().run('payments.retry-parked');
  await server.jobs.drain();
};

const creating = ({ server, shop, killable }: KillSetup): KillableRequest => {
  const create = ({ buyer, number }: PurchaseProgress) => {
    const item = sampleItem('therapy', number);
    const body = { amount: rupeesOf(pricePaise(item)), receipt: 'r', item };
    return killable.call(createOrder, buyer.token, body);
  };
  return {
    name: 'create-order of a therapist session',
    kind: 'therapy',
    end: 'given',
    prepare: async (number) => ({
      buyer: await shop.newBuyer(),
      number,
      gatewayOrderId: undefined,
      signed: undefined,
    }),
    act: create,
    resume: async (progress) => {
      expect(await create(progress)).toBe(200);
      const { orders } = await readPaymentRecords(server, [progress.buyer.userId]);
      expect(orders).toHaveLength(1);
      const receipt = orders[0]?.id.replaceAll('-', '');
      const there = server.sandbox.control.ledger().orders;
      expect(there.filter((one) => one.receipt === receipt)).toHaveLength(1);
      const gatewayOrderId = orders[0]?.gatewayOrderId ?? '';
      return { ...progress, gatewayOrderId, signed: await pay(server, gatewayOrderId) };
    },
  };
};

const paid =
  ({ server, shop }: KillSetup, kind: Kind) =>
  async (number: number): Promise<PurchaseProgress> => {
    const buyer = await shop.newBuyer();
    const { reply } = await order(server, buyer.token, sampleItem(kind, number));
    return { buyer, number, gatewayOrderId: reply.id, signed: await pay(server, reply.id) };
  };

/** The browser verifies a payment. */
export const verifying = (setup: KillSetup): KillableRequest => ({
  name: 'verify of a question',
  isDecisive: true,
  kind: 'question',
  end: 'given',
  prepare: paid(setup, 'question'),
  act: ({ buyer, signed }) => setup.killable.call(verifyPayment, buyer.token, signed ?? {}),
});

/** The provider sends a webhook about a payment. */
export const receivingWebhook = (setup: KillSetup): KillableRequest => ({
  name: 'a webhook about a package of questions',
  isDecisive: true,
  kind: 'custom-package',
  end: 'given',
  prepare: paid(setup, 'custom-package'),
  act: async ({ gatewayOrderId = 'none' }) => {
    const events = setup.shop.eventsOf(gatewayOrderId);
    const captured = events.find(({ body }) => body.includes('"payment.captured"'));
    if (!captured) throw new Error('nothing was captured');
    return setup.killable.webhook(captured);
  },
});

const reconciling = (setup: KillSetup): KillableRequest => ({
  name: 'the reconciler over a question about two people',
  kind: 'compatibility',
  end: 'given',
  prepare: async (number) => {
    const progress = await paid(setup, 'compatibility')(number);
    await makeDue(setup.server, progress.buyer);
    return progress;
  },
  act: () => setup.killable.process().run('payments.reconcile'),
});

const refunding = ({ server, shop, killable }: KillSetup): KillableRequest => ({
  name: 'the refund of half a plan',
  kind: 'plan',
  end: 'taken-back',
  prepare: async (number) => {
    const buyer = await shop.newBuyer();
    await server.clock.set(0);
    const { checkout, signed } = await buy(server, buyer.token, sampleItem('plan'));
    // Half is refunded on another day, so a refund sent twice would still fit into the payment.
    await server.clock.set(DAY_MS);
    expect((await shop.cancel(buyer)).status).toBe(200);
    return { buyer, number, gatewayOrderId: checkout.id, signed };
  },
  act: async ({ buyer: { userId } }) => {
    const { refunds } = await readPaymentRecords(server, [userId]);
    await killable.process().run('payments.refund', { id: refunds[0]?.id ?? '' });
  },
});

/** The requests of a payment, in order. */
export const killableRequestsOf = (setup: KillSetup): readonly KillableRequest[] =>
  [creating, verifying, receivingWebhook, reconciling, refunding].map((request) => request(setup));
