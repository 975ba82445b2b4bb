import type { Receipt } from '../contract/schemas.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { findPurchase, type PaymentDeps, productOf } from '@dhruva/money/payments/server';
import { loadProfile } from '@dhruva/account/profile/server';
import { receiptOf } from './receipt.rules.ts';
import { TAX_CLASSES } from './tax/tax-classes.ts';

const NO_NAME = 'Customer';

/** The receipt of a user's purchase. Throws `payment.order-unknown`, also when nothing was delivered. */
export const findReceipt = async (
  deps: PaymentDeps,
  userId: string,
  orderId: string,
): Promise<Receipt> => {
  const { db, env, gateway, products, userKeys } = deps;
  const userKey = await userKeys.load(db, userId);
  const purchase = userKey && (await findPurchase(db, userKey, { orderId }));
  const number = purchase?.receiptNumber ?? null;
  if (!userKey || !purchase || number === null) throw new AppError('payment.order-unknown');
  const bought = { ...purchase, userKey };
  const described = await productOf(products, purchase.kind).describe(
    db,
    bought,
    await readNow(db),
  );
  const profile = await loadProfile(db, userKey);
  const sold = {
    ...purchase,
    number,
    buyerName: profile?.name || NO_NAME,
    address: described.address ?? null,
    creditNotes: purchase.refunds.flatMap(({ creditNoteNumber, amountPaise, reason, createdAt }) =>
      creditNoteNumber === null
        ? []
        : [{ number: creditNoteNumber, amountPaise, reason, issuedAt: createdAt }],
    ),
  };
  const seller = { ...env.seller, email: env.supportEmail };
  const taxClass = TAX_CLASSES[purchase.kind];
  return receiptOf(sold, seller, { taxClass, simulated: gateway.simulated });
};
