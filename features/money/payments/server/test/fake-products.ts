import { planById } from '@dhruva/money/plans/contract/catalogue';
import type { ProductKind } from '@dhruva/money/payments/contract/products';
import type { ItemOf } from '@dhruva/money/payments/contract/item';
import { sql } from 'kysely';
import type {
  CancellationTerms,
  FulfilmentResult,
  Product,
  Products,
} from '@dhruva/money/payments/server';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';

/** Controls what the fake products do next, and tells what they did. */
export interface FakeProducts {
  readonly products: Products;
  /** The result of the next deliveries, or an error to be thrown once for each entry. */
  fulfilment: FulfilmentResult;
  readonly failures: Error[];
  cancellationTerms: CancellationTerms | undefined;
  pricePaise: number | undefined;
  /** Whether the purchase counts as delivered: then nothing is revoked any more. */
  isDelivered: boolean;
  /**
   * given, taken-back and released, in order, for this order: rows of a table, so that a rollback undoes
   * them.
   */
  done(db: Db, orderId: string): Promise<string[]>;
}

const PLAN = 'session-1500';
export const ITEM = { kind: 'plan', planId: PLAN } as const;
/** An item with another purchase key. */
export const OTHER_ITEM = { kind: 'plan', planId: 'pack-6' } as const;
/** An item charged by the other provider account. */
export const QUESTION_ITEM = { kind: 'assessment', assessmentId: 'memory' } as const;

const note = async (tx: Tx, orderId: string, what: string): Promise<void> => {
  await sql`insert into shelf_effects (order_id, what) values (${orderId}, ${what})`.execute(tx);
};

/** Creates one fake product for every kind. Their effects are recorded in a table without constraints. */
export const createFakeProducts = (): FakeProducts => {
  const failures: Error[] = [];
  const product: Product<ProductKind> = {
    offer: (item: ItemOf<ProductKind>) => ({
      productId: item.kind === 'plan' ? item.planId : item.kind,
      pricePaise:
        fakeProducts.pricePaise ??
        (item.kind === 'plan' ? planById(item.planId).pricePaise : 150_000),
      account: item.kind === 'plan' ? 'plans' : 'questions',
      key: item.kind === 'plan' ? item.planId : item.kind,
    }),
    accept: async (_, { draft }) => ({ draft }),
    fulfil: async (tx, { orderId }) => {
      await note(tx, orderId, 'given');
      const failure = failures.shift();
      if (failure) throw failure;
      return fakeProducts.fulfilment;
    },
    revoke: async (tx, { orderId }) => {
      if (fakeProducts.isDelivered) throw new AppError('booking.not-cancellable');
      await note(tx, orderId, 'taken-back');
    },
    releaseHold: (tx, { orderId }) => note(tx, orderId, 'released'),
    cancellationTerms: async () => fakeProducts.cancellationTerms,
    describe: async () => ({ title: 'A thing on the shelf', stage: 'Bought' }),
  };
  const fakeProducts: FakeProducts = {
    products: {
      question: product as Product<'question'>,
      compatibility: product as Product<'compatibility'>,
      'custom-package': product as Product<'custom-package'>,
      plan: product as Product<'plan'>,
      therapy: product as Product<'therapy'>,
      assessment: product as Product<'assessment'>,
    },
    fulfilment: 'given',
    failures,
    cancellationTerms: undefined,
    pricePaise: undefined,
    isDelivered: false,
    done: async (db, orderId) => {
      const { rows } = await sql<{ what: string }>`
        select what from shelf_effects where order_id = ${orderId} order by at, what
      `.execute(db);
      return rows.map(({ what }) => what);
    },
  };
  return fakeProducts;
};

/** Creates the table that records the effects. */
export const createEffectsTable = async (db: Db): Promise<void> => {
  await sql`
    create table shelf_effects (
      order_id uuid not null, what text not null, at timestamptz not null default clock_timestamp()
    )
  `.execute(db);
};
