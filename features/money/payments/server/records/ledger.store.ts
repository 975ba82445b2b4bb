import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';

/** What moved, or was promised to move. `subject` is the payment, refund or dispute it is about. */
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
  /** What the entry is about, in paise; `kind` says in which direction. */
  readonly amountPaise: number;
}

/** Adds a line to the ledger; false when it is there already. */
export const enter = async (tx: Tx, entry: LedgerEntry, now: Date): Promise<boolean> => {
  const row = await tx
    .insertInto('ledger')
    .values({
      id: randomUUID(),
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

/** When money of a user last moved, or was promised to; undefined when it never did. */
export const lastMoved = async (db: Db, userId: string): Promise<Date | undefined> => {
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
