import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { purchasedState, listEntitlements, revoke } from '@dhruva/account/entitlements/server';
import type { CancellationTerms, PaidPurchase } from '@dhruva/money/payments/server';

const STAGES = {
  waiting: 'Answer waiting',
  delivered: 'Answered',
  revoked: 'Refunded',
} as const;

/** The state of a bought answer, in words. */
export const stageOf = async (db: Db, orderId: string): Promise<string> => {
  const state = await purchasedState(db, orderId);
  return state === undefined ? 'Not unlocked' : STAGES[state];
};

type BoughtOrder = Pick<PaidPurchase, 'orderId' | 'amountPaise'>;

/**
 * What the products that sell answers share: nothing is reserved before payment, and a delivered answer is
 * never refunded (decision 7).
 */
export const ANSWER_PRODUCT_PARTS = {
  revoke: async (tx: Tx, { orderId }: BoughtOrder, now: Date): Promise<void> =>
    revoke(tx, orderId, now),
  releaseHold: async (): Promise<void> => undefined,
  cancellationTerms: async (
    db: Db,
    { orderId, amountPaise }: BoughtOrder,
  ): Promise<CancellationTerms | undefined> =>
    (await purchasedState(db, orderId)) === 'waiting'
      ? { refundPaise: amountPaise, rule: 'Not answered yet: the full price goes back.' }
      : undefined,
};

export interface PaymentState {
  readonly isRefunded: boolean;
  readonly orderId: string | null;
}

/** Looks up, for the entitlements of a user, whether each was refunded and which order paid for it. */
export const paymentStates = async (
  db: Db,
  userId: string,
): Promise<(entitlementId: string) => PaymentState> => {
  const byId = new Map((await listEntitlements(db, userId)).map((each) => [each.id, each]));
  return (entitlementId) => {
    const entitlement = byId.get(entitlementId);
    return {
      isRefunded: entitlement?.state === 'revoked',
      orderId: entitlement?.orderId ?? null,
    };
  };
};
