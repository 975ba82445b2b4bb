import { rupeesOf } from '@dhruva/kernel/paise';
import { createOrder, verifyPayment } from '@dhruva/money/payments/contract/routes';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buy, order, pay, pricePaise, type SignedPayment } from '../../paying.ts';
import type { TestApp } from '../../test-app.ts';
import { readBooks } from '../read-ledger.ts';
import { goods, type Kind } from '../goods.ts';
import type { Killable } from './killable.ts';
import type { Buyer, Shop } from '../shop.ts';

const DAY_MS = 24 * 3_600_000;

/** A purchase and how far it has come. */
export interface Scene {
  readonly buyer: Buyer;
  readonly number: number;
  readonly gatewayOrderId: string | undefined;
  readonly signed: SignedPayment | undefined;
}

/** A server request that may be interrupted at any step. */
export interface Deed {
  readonly name: string;
  readonly kind: Kind;
  readonly end: 'given' | 'taken-back';
  /** Requests in which a payment becomes a purchase: CI, too, tries every step. */
  readonly isDecisive?: true;
  prepare(number: number): Promise<Scene>;
  act(scene: Scene): Promise<unknown>;
  /** What the user does after the crash, beside redelivered webhooks and the reconciler. */
  resume?(scene: Scene): Promise<Scene>;
}

interface Stage {
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
export const recover = async ({ server, shop, killable }: Stage, deed: Deed, scene: Scene) => {
  for (const event of shop.eventsOf(scene.gatewayOrderId ?? 'none')) {
    expect(await killable.webhook(event, accountOf(deed.kind))).toBe(200);
  }
  await makeDue(server, scene.buyer);
  await killable.process().run('payments.reconcile');
  await killable.process().run('payments.retry-parked');
  await server.jobs.drain();
};

const creating = ({ server, shop, killable }: Stage): Deed => {
  const create = ({ buyer, number }: Scene) => {
    const item = goods('therapy', number);
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
    resume: async (scene) => {
      expect(await create(scene)).toBe(200);
      const { orders } = await readBooks(server, [scene.buyer.userId]);
      expect(orders).toHaveLength(1);
      const receipt = orders[0]?.id.replaceAll('-', '');
      const there = server.sandbox.control.ledger().orders;
      expect(there.filter((one) => one.receipt === receipt)).toHaveLength(1);
      const gatewayOrderId = orders[0]?.gatewayOrderId ?? '';
      return { ...scene, gatewayOrderId, signed: await pay(server, gatewayOrderId) };
    },
  };
};

const paid =
  ({ server, shop }: Stage, kind: Kind) =>
  async (number: number): Promise<Scene> => {
    const buyer = await shop.newBuyer();
    const { reply } = await order(server, buyer.token, goods(kind, number));
    return { buyer, number, gatewayOrderId: reply.id, signed: await pay(server, reply.id) };
  };

/** The browser verifies a payment. */
export const verifying = (stage: Stage): Deed => ({
  name: 'verify of a question',
  isDecisive: true,
  kind: 'question',
  end: 'given',
  prepare: paid(stage, 'question'),
  act: ({ buyer, signed }) => stage.killable.call(verifyPayment, buyer.token, signed ?? {}),
});

/** The provider sends a webhook about a payment. */
export const hearing = (stage: Stage): Deed => ({
  name: 'a webhook about a package of questions',
  isDecisive: true,
  kind: 'custom-package',
  end: 'given',
  prepare: paid(stage, 'custom-package'),
  act: async ({ gatewayOrderId = 'none' }) => {
    const events = stage.shop.eventsOf(gatewayOrderId);
    const captured = events.find(({ body }) => body.includes('"payment.captured"'));
    if (!captured) throw new Error('nothing was captured');
    return stage.killable.webhook(captured);
  },
});

const reconciling = (stage: Stage): Deed => ({
  name: 'the reconciler over a question about two people',
  kind: 'compatibility',
  end: 'given',
  prepare: async (number) => {
    const scene = await paid(stage, 'compatibility')(number);
    await makeDue(stage.server, scene.buyer);
    return scene;
  },
  act: () => stage.killable.process().run('payments.reconcile'),
});

const refunding = ({ server, shop, killable }: Stage): Deed => ({
  name: 'the refund of half a plan',
  kind: 'plan',
  end: 'taken-back',
  prepare: async (number) => {
    const buyer = await shop.newBuyer();
    await server.clock.set(0);
    const { checkout, signed } = await buy(server, buyer.token, goods('plan'));
    // Half is refunded on another day, so a refund sent twice would still fit into the payment.
    await server.clock.set(DAY_MS);
    expect((await shop.cancel(buyer)).status).toBe(200);
    return { buyer, number, gatewayOrderId: checkout.id, signed };
  },
  act: async ({ buyer: { userId } }) => {
    const { refunds } = await readBooks(server, [userId]);
    await killable.process().run('payments.refund', { id: refunds[0]?.id ?? '' });
  },
});

/** The requests of a payment, in order. */
export const deedsOf = (stage: Stage): readonly Deed[] =>
  [creating, verifying, hearing, reconciling, refunding].map((deed) => deed(stage));
