import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';
import type { AskedQuestion, Entitlement, EntitlementKind } from './entitlement.rules.ts';
import { FREE_TIER, stateOf } from './entitlement.rules.ts';

interface EntitlementRow {
  id: string;
  user_id: string;
  kind: EntitlementKind;
  source: Entitlement['source'];
  tier: QuestionTier | null;
  price_paise: number;
  question_id: string | null;
  order_id: string | null;
  created_at: Date;
  delivered_at: Date | null;
  revoked_at: Date | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    entitlements: EntitlementRow;
  }
}

const entitlementOf = (row: EntitlementRow): Entitlement => ({
  id: row.id,
  kind: row.kind,
  source: row.source,
  questionId: row.question_id,
  state: stateOf(row.delivered_at, row.revoked_at),
  orderId: row.order_id,
});

type Gift = Exclude<Entitlement['source'], 'payment'>;

/** Grants a free first-tier question once for this reason; a unique index prevents a second one. */
export const addGift = async (
  tx: Tx,
  { userId, source }: { readonly userId: string; readonly source: Gift },
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('entitlements')
    .values({
      id: newRowId(),
      user_id: userId,
      kind: 'question',
      source,
      tier: FREE_TIER,
      price_paise: 0,
      question_id: null,
      order_id: null,
      created_at: at,
      delivered_at: null,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export interface Bought {
  readonly userId: string;
  readonly question: AskedQuestion;
  readonly pricePaise: number;
  readonly orderId: string;
}

/**
 * Adds the entitlement an order paid for and returns its id; undefined when one bought for the same question
 * is still waiting (the index `entitlements_one_waiting`).
 */
export const addPurchased = async (
  tx: Tx,
  { userId, question, pricePaise, orderId }: Bought,
  at: Date,
): Promise<string | undefined> => {
  const row = await tx
    .insertInto('entitlements')
    .values({
      id: newRowId(),
      user_id: userId,
      kind: question.kind,
      source: 'payment',
      tier: question.tier,
      price_paise: pricePaise,
      question_id: question.id,
      order_id: orderId,
      created_at: at,
      delivered_at: null,
      revoked_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'question_id'])
        .where('source', '=', 'payment')
        .where('delivered_at', 'is', null)
        .where('revoked_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** All of a user's entitlements, oldest first; with `lock`, row locks are held until the transaction ends. */
export const listOfUser = async (
  db: Db,
  userId: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Entitlement[]> => {
  const query = db
    .selectFrom('entitlements')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id');
  return (await (lock ? query.forUpdate() : query).execute()).map(entitlementOf);
};

/** The entitlement an order paid for. In a transaction its row stays locked until the end. */
export const findOfOrder = async (db: Db, orderId: string): Promise<Entitlement | undefined> => {
  const query = db.selectFrom('entitlements').selectAll().where('order_id', '=', orderId);
  const row = await (db.isTransaction ? query.forUpdate() : query).executeTakeFirst();
  return row && entitlementOf(row);
};

export const bind = async (tx: Tx, id: string, questionId: string): Promise<void> => {
  await tx
    .updateTable('entitlements')
    .set({ question_id: questionId })
    .where('id', '=', id)
    .execute();
};

export const markDelivered = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('entitlements').set({ delivered_at: at }).where('id', '=', id).execute();
};

/** Revokes the entitlement an order paid for, unless its answer was delivered. */
export const markRevoked = async (tx: Tx, orderId: string, at: Date): Promise<void> => {
  await tx
    .updateTable('entitlements')
    .set({ revoked_at: at })
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
};
