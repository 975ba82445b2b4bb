import { type RawBuilder, sql } from 'kysely';
import { INDIA } from '@dhruva/civil-time';
import type { Db } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    receipt_counters: { series: string; year: number; last: number };
  }
}

/** The year in which the financial year of India (April to March) of an instant begins. */
const financialYear = (at: RawBuilder<Date>): RawBuilder<number> =>
  sql`extract(year from (${at} at time zone ${sql.lit(INDIA)}) - interval '3 months')::int`;

/** `DHR/2627/000001`: at most 16 characters, letters, digits and slashes (CGST Rules 2017, rule 46(b)). */
const NUMBER = sql<string>`
  series || '/' || lpad((year % 100)::text, 2, '0') || lpad(((year + 1) % 100)::text, 2, '0')
  || '/' || lpad(count::text, greatest(6, length(count::text)), '0')
`;

/** Any number but that of the migrations; the same in every version of the server. */
const LOCK = 4_207_002;

/**
 * Numbers all receipts and credit notes that are owed a number, each series and financial year in the order of
 * payment and of refund. One statement: only rows that it holds are counted, so the counter grows by as many
 * as are written, or by none. Calls run one after another, as two that shared the rows between them would
 * number them out of order; rows that another transaction holds are left to the next call, or waited for.
 */
export const giveNumbers = async (db: Db, { waits = false } = {}): Promise<void> => {
  const others = waits ? sql`` : sql`skip locked`;
  await sql`
    with turn as materialized (
      select pg_advisory_xact_lock(${LOCK})
    ), owed_receipts as materialized (
      select id, receipt_series as series, paid_at as moment from orders
      where receipt_series is not null and receipt_number is null and exists (select from turn)
      for update ${others}
    ), owed_notes as materialized (
      select id, credit_note_series as series, created_at as moment from refunds
      where credit_note_series is not null and credit_note_number is null and exists (select from turn)
      for update ${others}
    ), owed as (
      select *, ${financialYear(sql`moment`)} as year
      from (select * from owed_receipts union all select * from owed_notes) as both_kinds
    ), counters as (
      insert into receipt_counters (series, year, last)
      select series, year, count(*) from owed group by series, year order by series, year
      on conflict (series, year) do update set last = receipt_counters.last + excluded.last
      returning series, year, last
    ), counted as (
      select id, series, year,
        last - count(*) over (partition by series, year)
          + row_number() over (partition by series, year order by moment, id) as count
      from owed join counters using (series, year)
    ), numbered as (
      select id, ${NUMBER} as number from counted
    ), noted as (
      update refunds set credit_note_number = number from numbered where refunds.id = numbered.id
    )
    update orders set receipt_number = number from numbered where orders.id = numbered.id
  `.execute(db);
};
