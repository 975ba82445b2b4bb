import { sql } from 'kysely';
import type { TestApp } from '@dhruva/server/test/test-app.ts';

export interface OrderLine {
  readonly id: string;
  readonly gatewayOrderId: string | null;
  readonly kind: string;
  readonly state: 'open' | 'paid' | 'closed';
  readonly effect: 'given' | 'refused' | 'taken-back' | null;
  readonly pricePaise: number;
  readonly paymentId: string | null;
  /** Whether it has a receipt, numbered yet or not. */
  readonly hasReceipt: boolean;
  readonly receiptNumber: string | null;
  /** The number of its live effects, whatever the order's state: unlocked answers, booked sessions, … */
  readonly live: number;
}

export interface PaymentLine {
  readonly id: string;
  readonly orderId: string;
  readonly amountPaise: number;
  readonly state: string;
}

export interface RefundLine {
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly reason: string;
  readonly amountPaise: number;
  readonly state: 'due' | 'sent' | 'processed' | 'failed';
  readonly gatewayRefundId: string | null;
}

/** A snapshot of our payment records of some users. */
export interface PaymentRecords {
  readonly orders: readonly OrderLine[];
  readonly payments: readonly PaymentLine[];
  readonly refunds: readonly RefundLine[];
  /** The ledger entries, as "given 1234…". */
  readonly ledger: readonly string[];
  /** The outbox messages, as "payments.paid 1234…". */
  readonly notices: readonly string[];
}

const LIVE_EFFECTS = sql`
  (select count(*) from entitlements e where e.order_id = o.id and e.revoked_at is null)
  + (select count(*) from appointments b where b.order_id = o.id
     and b.state in ('confirmed', 'unplaced'))
  + (select count(*) from custom_question_sets s
     where s.order_id = o.id and s.state in ('waiting', 'answered'))
  + (select count(distinct c.order_id) from session_credits c
     where c.order_id = o.id and c.voided_at is null)
  + (select count(*) from assessment_unlocks u where u.order_id = o.id and u.revoked_at is null)
`;

/** Reads the payment records of these users. */
export const readPaymentRecords = async (
  { deps: { db } }: Pick<TestApp, 'deps'>,
  userIds: readonly string[],
): Promise<PaymentRecords> => {
  const of = sql`(select id from orders where user_id = any(${userIds}))`;
  const orders = await sql<OrderLine>`
    select id, gateway_order_id as "gatewayOrderId", kind, state, effect,
      price_paise as "pricePaise", payment_id as "paymentId", receipt_number as "receiptNumber",
      receipt_series is not null or receipt_number is not null as "hasReceipt",
      (${LIVE_EFFECTS})::int as live
    from orders o where user_id = any(${userIds}) order by created_at, id
  `.execute(db);
  const payments = await sql<PaymentLine>`
    select id, order_id as "orderId", amount_paise as "amountPaise", state
    from payments where order_id in ${of} order by id
  `.execute(db);
  const refunds = await sql<RefundLine>`
    select id, order_id as "orderId", payment_id as "paymentId", reason,
      amount_paise as "amountPaise", state, gateway_refund_id as "gatewayRefundId"
    from refunds where order_id in ${of} order by id
  `.execute(db);
  const ledger = await sql<{ line: string }>`
    select kind || ' ' || subject as line from ledger where order_id in ${of} order by 1
  `.execute(db);
  const notices = await sql<{ line: string }>`
    select kind || ' ' || subject_id as line from outbox_messages
    where user_id = any(${userIds}) order by 1
  `.execute(db);
  return {
    orders: orders.rows,
    payments: payments.rows,
    refunds: refunds.rows,
    ledger: ledger.rows.map(({ line }) => line),
    notices: notices.rows.map(({ line }) => line),
  };
};

/** Violations across all users: a slot booked twice, a gap in receipt or credit note numbers. */
export const readGlobalViolations = async ({
  deps: { db },
}: Pick<TestApp, 'deps'>): Promise<string[]> => {
  const double = await sql<{ line: string }>`
    select 'booked twice: ' || therapist_id || ' ' || starts_at as line
    from appointments where state = 'confirmed' group by therapist_id, starts_at having count(*) > 1
  `.execute(db);
  const unguarded = await sql<{ line: string }>`
    select 'a live booking without its time: ' || id as line from appointments b
    where state = 'confirmed' and not exists (select 1 from booked_cells c where c.appointment_id = b.id)
  `.execute(db);
  const gaps = await sql<{ line: string }>`
    with numbers as (
      select receipt_number as number from orders where receipt_number is not null
      union all
      select credit_note_number from refunds where credit_note_number is not null
    )
    select 'numbers with a gap: ' || series || ', ' || last || ' given, ' || count(number) || ' kept' as line
    from receipt_counters
    left join numbers on number like series || '/' || lpad((year % 100)::text, 2, '0') || '%'
    group by series, year, last having count(number) <> last
  `.execute(db);
  return [...double.rows, ...unguarded.rows, ...gaps.rows].map(({ line }) => line);
};
