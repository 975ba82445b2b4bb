import { randomUUID } from 'node:crypto';
import type { QuestionId } from '@dhruva/jyotish/vocabulary';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Entitlement } from './entitlement.rules.ts';
import { FREE_TIER } from './entitlement.rules.ts';

interface EntitlementRow {
  id: string;
  user_id: string;
  source: Entitlement['source'];
  tier: number;
  price_paise: number;
  question_id: string | null;
  created_at: Date;
  delivered_at: Date | null;
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    entitlements: EntitlementRow;
  }
}

const entitlementOf = (row: EntitlementRow): Entitlement => ({
  id: row.id,
  source: row.source,
  questionId: row.question_id,
  isDelivered: row.delivered_at !== null,
});

/** Gives the free question once; the database keeps a second one out. */
export const addFree = async (tx: Tx, userId: string, at: Date): Promise<void> => {
  await tx
    .insertInto('entitlements')
    .values({
      id: randomUUID(),
      user_id: userId,
      source: 'free',
      tier: FREE_TIER,
      price_paise: 0,
      question_id: null,
      created_at: at,
      delivered_at: null,
    })
    .onConflict((conflict) => conflict.column('user_id').where('source', '=', 'free').doNothing())
    .execute();
};

export const findFree = async (db: Db, userId: string): Promise<Entitlement | undefined> => {
  const row = await db
    .selectFrom('entitlements')
    .selectAll()
    .where('user_id', '=', userId)
    .where('source', '=', 'free')
    .executeTakeFirst();
  return row && entitlementOf(row);
};

/** All of a user's entitlements, oldest first, held until the transaction ends. */
export const lockAll = async (tx: Tx, userId: string): Promise<Entitlement[]> => {
  const rows = await tx
    .selectFrom('entitlements')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(entitlementOf);
};

export const bind = async (tx: Tx, id: string, questionId: QuestionId): Promise<void> => {
  await tx
    .updateTable('entitlements')
    .set({ question_id: questionId })
    .where('id', '=', id)
    .execute();
};

export const markDelivered = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('entitlements').set({ delivered_at: at }).where('id', '=', id).execute();
};
