import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import './records/ledger.store.ts';
import './records/payment.store.ts';
import { numberedPurchases } from './orders/known-purchases.ts';
import { ordersOf } from './records/order.store.ts';
import { purchaseOf } from './records/purchase.ts';
import type { Refund } from './records/refund.store.ts';

const NO_IDENTITY =
  'Books of account: numbers, amounts and dates under an account nobody can name.';

const refundWords = ({ amountPaise, reason, state, creditNoteNumber, createdAt }: Refund) => ({
  amountPaise,
  reason,
  state,
  creditNoteNumber,
  createdAt,
});

const purchasesOf = async (db: Db, key: UserKey) => {
  const known = await numberedPurchases(db, async () => ordersOf(db, key.userId));
  return known.map(({ order, refunds }) => ({
    orderId: order.id,
    state: order.state,
    amountPaise: order.pricePaise,
    bought: order.draft.length === 0 ? null : purchaseOf(key, order).draft,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    paymentId: order.paymentId,
    receiptNumber: order.receiptNumber,
    refunds: refunds.map(refundWords),
  }));
};

/** Purchases and the forms written for them; the law requires receipts and (nameless) accounts to be kept. */
export const paymentsData: PersonalData = {
  title: 'Bookings, payments and receipts',
  erases: [],
  keeps: {
    orders: NO_IDENTITY,
    payments: NO_IDENTITY,
    refunds: NO_IDENTITY,
    ledger: NO_IDENTITY,
    webhook_events: 'The provider’s numbers of what it told us.',
  },
  collect: purchasesOf,
  retain: async (db, key) => ({
    receipts: (await purchasesOf(db, key)).flatMap(
      ({ receiptNumber, paidAt, amountPaise, paymentId, refunds }) =>
        paidAt === null ? [] : [{ receiptNumber, paidAt, amountPaise, paymentId, refunds }],
    ),
  }),
  erase: async (tx, userId) => {
    const draft = Buffer.alloc(0);
    await tx.updateTable('orders').set({ draft }).where('user_id', '=', userId).execute();
  },
};
