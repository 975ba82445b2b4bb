import { type Kysely, sql } from 'kysely';

const orders = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table orders (
      id uuid primary key,
      user_id uuid not null references users,
      kind text not null,
      product_id text not null,
      purchase_key text not null,
      account text not null check (account in ('questions', 'plans')),
      price_paise int not null check (price_paise >= 100),
      currency text not null check (currency = 'INR'),
      draft bytea not null,
      due_at timestamptz,
      gateway_order_id text unique,
      state text not null check (state in ('open', 'paid', 'closed')),
      effect text check (effect in ('given', 'refused', 'taken-back')),
      payment_id text unique,
      receipt_number text unique,
      created_at timestamptz not null,
      paid_at timestamptz,
      closed_at timestamptz,
      next_check_at timestamptz,
      checks int not null default 0,
      check ((state = 'paid') = (payment_id is not null)),
      check ((state = 'paid') = (paid_at is not null)),
      check ((state = 'paid') = (effect is not null))
    )
  `.execute(db);
  await sql`
    create unique index orders_one_open on orders (user_id, purchase_key) where state = 'open'
  `.execute(db);
  await sql`create index orders_user on orders (user_id, created_at desc)`.execute(db);
  await sql`create index orders_check on orders (next_check_at) where next_check_at is not null`.execute(
    db,
  );
};

const payments = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table payments (
      id text primary key,
      order_id uuid not null references orders,
      amount_paise int not null,
      currency text not null,
      state text not null check (state in ('created', 'failed', 'authorized', 'captured')),
      method text not null,
      refund_reserved_paise int not null default 0,
      dispute text,
      first_seen_at timestamptz not null,
      captured_at timestamptz,
      check (refund_reserved_paise between 0 and amount_paise),
      check ((state = 'captured') = (captured_at is not null))
    )
  `.execute(db);
  await sql`create index payments_order on payments (order_id)`.execute(db);
  await sql`
    create table refunds (
      id uuid primary key,
      order_id uuid not null references orders,
      payment_id text not null references payments,
      reason text not null,
      amount_paise int not null check (amount_paise > 0),
      state text not null check (state in ('due', 'sent', 'processed', 'failed')),
      gateway_refund_id text unique,
      attempt int not null default 1,
      last_error text,
      created_at timestamptz not null,
      settled_at timestamptz,
      unique (payment_id, reason)
    )
  `.execute(db);
  await sql`create index refunds_order on refunds (order_id)`.execute(db);
};

const ledger = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table ledger (
      id uuid primary key,
      at timestamptz not null,
      kind text not null,
      subject text not null,
      order_id uuid not null references orders,
      amount_paise int not null,
      unique (kind, subject)
    )
  `.execute(db);
  await sql`create index ledger_order on ledger (order_id)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is only added to';
    end $$
  `.execute(db);
  await sql`
    create trigger ledger_is_append_only before update or delete on ledger
    for each row execute function refuse_change()
  `.execute(db);
};

const eventsAndNumbers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table webhook_events (
      id text primary key,
      account text not null,
      event text not null,
      gateway_order_id text,
      payment_id text,
      refund_id text,
      state text not null check (state in ('parked', 'done', 'ignored')),
      attempts int not null,
      received_at timestamptz not null,
      done_at timestamptz
    )
  `.execute(db);
  await sql`
    create table receipt_counters (
      series text not null,
      year int not null,
      last int not null,
      primary key (series, year)
    )
  `.execute(db);
};

/**
 * Orders, their payments as reported by the provider, refunds, and the ledger. `draft` (the item with its
 * details) is encrypted with the user's key. Constraints prevent: two open orders for one purchase, a payment
 * recorded twice, refunds beyond the payment, the same refund twice, changes of ledger entries.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const make of [orders, payments, ledger, eventsAndNumbers]) await make(db);
};
