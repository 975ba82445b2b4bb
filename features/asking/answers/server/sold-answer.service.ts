import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { purchasedState, listEntitlements, revoke } from '@dhruva/account/entitlements/server';
import type { CancellationTerms, PaidPurchase } from '@dhruva/money/payments/server';

const STAGES = {
  waiting: 'Answer waiting',
  delivered: 'Answered',
  revoked: 'Refunded',
} as const;

/** How far a bought answer has come, in words. */
export const stageOf = async (db: Db, orderId: string): Promise<string> => {
  const state = await purchasedState(db, orderId);
  return state === undefined ? 'Not unlocked' : STAGES[state];
};

type BoughtOrder = Pick<PaidPurchase, 'orderId' | 'amountPaise'>;

/** What all answers on sale have in common: nothing is held for them, and once delivered they stay (decision 7). */
export const SOLD_ANSWER = {
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

export interface Standing {
  readonly isRefunded: boolean;
  readonly orderId: string | null;
}

/** How each entitlement of a user stands with regard to money, by its id. */
export const standings = async (
  db: Db,
  userId: string,
): Promise<(entitlementId: string) => Standing> => {
  const byId = new Map((await listEntitlements(db, userId)).map((each) => [each.id, each]));
  return (entitlementId) => {
    const entitlement = byId.get(entitlementId);
    return {
      isRefunded: entitlement?.state === 'revoked',
      orderId: entitlement?.orderId ?? null,
    };
  };
};
