import { planById } from '../contract/catalogue.ts';
import type { PlanCredits } from '../contract/schemas.ts';
import { dayAsShown, indianDay } from '@dhruva/civil-time';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Product } from '@dhruva/money/payments/server';
import { creditsInWords, expiryOf, lastDayOf, planRefund } from './credit.rules.ts';
import { addCredits, creditsOf, liveCredits, voidCredits } from './credit.store.ts';

type PlanProduct = Product<'plan'>;

const fulfil: PlanProduct['fulfil'] = async (tx, { draft, orderId, userKey, paidAt }) => {
  const { id, sessions, validMonths } = planById(draft.planId);
  const expiresAt = expiryOf(paidAt, validMonths);
  await addCredits(tx, { orderId, userId: userKey.userId, planId: id, sessions, expiresAt });
  return 'given';
};

const describe: PlanProduct['describe'] = async (db, { orderId, draft, createdAt }, now) => {
  const { title, description } = planById(draft.planId);
  const credits = await creditsOf(db, orderId);
  const isoDate = indianDay(createdAt);
  return {
    title,
    stage: credits ? creditsInWords(credits, now) : 'Not paid yet',
    doctor: description,
    date: dayAsShown(isoDate),
    isoDate,
    slot: 'N/A',
  };
};

/** A user's plans with unused sessions, earliest expiry first. */
export const myCredits = async (db: Db, userId: string): Promise<PlanCredits[]> =>
  (await liveCredits(db, userId, await readNow(db))).map(
    ({ orderId, planId, total, unused, expiresAt }) => ({
      orderId,
      planId,
      total,
      left: unused,
      lastDay: lastDayOf(expiresAt),
    }),
  );

/** The product for plans and packs: one credit for each session, until expiry (decision 27). */
export const planProduct = (): PlanProduct => ({
  offer: ({ planId }) => ({
    productId: planId,
    pricePaise: planById(planId).pricePaise,
    account: 'plans',
    key: `plan:${planId}`,
  }),
  accept: async (_tx, { draft }) => ({ draft }),
  fulfil,
  revoke: async (tx, { orderId }, now) => voidCredits(tx, orderId, now),
  releaseHold: async () => undefined,
  // Locks the credits while cancelling, so none is used meanwhile and the refund stays right.
  cancellationTerms: async (db, { orderId, amountPaise, paidAt }, now) => {
    const credits = await creditsOf(db, orderId, { lock: db.isTransaction });
    return credits && planRefund({ amountPaise, paidAt, credits }, now);
  },
  describe,
});
