import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';

/** What was moved or promised. `subject` is the payment, refund or dispute it concerns. */
export type LedgerKind =
  | 'captured'
  | 'returned'
  | 'given'
  | 'refused'
  | 'taken-back'
  | 'refund-due'
  | 'refund-sent'
  | 'refund-failed'
  | 'refunded'
  | 'dispute-open'
  | 'dispute-won'
  | 'dispute-lost';

interface LedgerRow {
  id: string;
  at: Date;
  kind: LedgerKind;
  subject: string;
  order_id: string;
  amount_paise: number;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    ledger: LedgerRow;
  }
}

export interface LedgerEntry {
  readonly kind: LedgerKind;
  readonly subject: string;
  readonly orderId: string;
  /** The amount in paise; `kind` gives the direction. */
  readonly amountPaise: number;
}

/** Adds a ledger entry; false when it exists already. */
export const addLedgerEntry = async (tx: Tx, entry: LedgerEntry, now: Date): Promise<boolean> => {
  const row = await tx
    .insertInto('ledger')
    .values({
      id: newRowId(),
      at: now,
      kind: entry.kind,
      subject: entry.subject,
      order_id: entry.orderId,
      amount_paise: entry.amountPaise,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** When money of a user was last moved or promised; undefined if never. */
export const lastMoneyMovement = async (db: Db, userId: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('ledger')
    .innerJoin('orders', 'orders.id', 'ledger.order_id')
    .select('ledger.at')
    .where('orders.user_id', '=', userId)
    .orderBy('ledger.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
};
