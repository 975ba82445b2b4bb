import type { PlanId } from '../contract/catalogue.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { isUuid, newRowId } from '@dhruva/server/platform/database/uuid.ts';
import type { Credits } from './credit.rules.ts';

interface CreditRow {
  id: string;
  order_id: string;
  number: number;
  user_id: string;
  plan_id: string;
  expires_at: Date;
  used_for: string | null;
  voided_at: Date | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    session_credits: CreditRow;
  }
}

/** Adds the session credits of a paid plan. */
export const addCredits = async (
  tx: Tx,
  plan: {
    readonly orderId: string;
    readonly userId: string;
    readonly planId: PlanId;
    readonly sessions: number;
    readonly expiresAt: Date;
  },
): Promise<void> => {
  await tx
    .insertInto('session_credits')
    .values(
      Array.from({ length: plan.sessions }, (_, at) => ({
        id: newRowId(),
        order_id: plan.orderId,
        number: at + 1,
        user_id: plan.userId,
        plan_id: plan.planId,
        expires_at: plan.expiresAt,
        used_for: null,
        voided_at: null,
      })),
    )
    .execute();
};

/** The credits of a plan; undefined before it was delivered. */
export const creditsOf = async (
  db: Db,
  orderId: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Credits | undefined> => {
  const all = db
    .selectFrom('session_credits')
    .select(['expires_at', 'used_for', 'voided_at'])
    .where('order_id', '=', orderId)
    .orderBy('number');
  const rows = await (lock ? all.forUpdate() : all).execute();
  const [first] = rows;
  if (!first) return undefined;
  const unused = rows.filter((row) => row.used_for === null && row.voided_at === null).length;
  return { total: rows.length, unused, expiresAt: first.expires_at };
};

export interface LiveCredits extends Credits {
  readonly orderId: string;
  readonly planId: PlanId;
}

/** A user's unexpired plans with unused sessions, earliest expiry first. */
export const liveCredits = async (db: Db, userId: string, now: Date): Promise<LiveCredits[]> => {
  const rows = await db
    .selectFrom('session_credits')
    .select(({ fn }) => [
      'order_id',
      'plan_id',
      'expires_at',
      fn.countAll<string>().as('total'),
      fn.countAll<string>().filterWhere('used_for', 'is', null).as('unused'),
    ])
    .where('user_id', '=', userId)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', now)
    .groupBy(['order_id', 'plan_id', 'expires_at'])
    .orderBy('expires_at')
    .orderBy('order_id')
    .execute();
  return rows
    .map((row) => ({
      orderId: row.order_id,
      planId: row.plan_id as PlanId,
      total: Number(row.total),
      unused: Number(row.unused),
      expiresAt: row.expires_at,
    }))
    .filter(({ unused }) => unused > 0);
};

/** Voids every unused session of a plan. */
export const voidCredits = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('session_credits')
    .set({ voided_at: now })
    .where('order_id', '=', orderId)
    .where('used_for', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
};

/** Which plan a credit is from, and its expiry. */
export interface PlanTerms {
  readonly planId: PlanId;
  readonly expiresAt: Date;
}

/** The terms of a plan this user bought; undefined when they have no such plan. */
export const planTerms = async (
  db: Db,
  { userId, orderId }: { readonly userId: string; readonly orderId: string },
): Promise<PlanTerms | undefined> => {
  if (!isUuid(orderId)) return undefined;
  const row = await db
    .selectFrom('session_credits')
    .select(['plan_id', 'expires_at'])
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row && { planId: row.plan_id as PlanId, expiresAt: row.expires_at };
};

interface CreditUse {
  readonly orderId: string;
  /** The appointment it pays for. */
  readonly usedFor: string;
  /** The appointment's start: a plan that expires before it cannot pay for it. */
  readonly startsAt: Date;
}

/**
 * Uses one credit of a plan; false when none is left. Waits for whoever takes the same one at the moment: should
 * they roll back, it is free.
 */
export const spendCredit = async (
  tx: Tx,
  { orderId, usedFor, startsAt }: CreditUse,
): Promise<boolean> => {
  const free = await tx
    .selectFrom('session_credits')
    .select('id')
    .where('order_id', '=', orderId)
    .where('used_for', 'is', null)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', startsAt)
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!free) return false;
  await tx
    .updateTable('session_credits')
    .set({ used_for: usedFor })
    .where('id', '=', free.id)
    .execute();
  return true;
};

/** Returns the credit that paid for an appointment. */
export const returnCredit = async (tx: Tx, usedFor: string): Promise<void> => {
  await tx
    .updateTable('session_credits')
    .set({ used_for: null })
    .where('used_for', '=', usedFor)
    .execute();
};

/** Returns the credit of a lost or not-held session and extends its plan at least until `usableUntil`. */
export const returnLostCredit = async (
  tx: Tx,
  usedFor: string,
  usableUntil: Date,
): Promise<void> => {
  const plan = tx.selectFrom('session_credits').select('order_id').where('used_for', '=', usedFor);
  await tx
    .updateTable('session_credits')
    .set({ expires_at: usableUntil })
    .where('order_id', 'in', plan)
    .where('expires_at', '<', usableUntil)
    .execute();
  await returnCredit(tx, usedFor);
};
