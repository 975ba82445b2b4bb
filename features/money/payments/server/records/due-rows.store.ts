import { type SelectQueryBuilder, sql } from 'kysely';

/** Only rows that are due for a look, first due first, locked; those another server looks at are left out. */
export const dueBy =
  (now: Date, limit: number) =>
  <DB, TB extends keyof DB, Row>(
    rows: SelectQueryBuilder<DB, TB, Row>,
  ): SelectQueryBuilder<DB, TB, Row> =>
    rows
      .where(sql<boolean>`next_check_at <= ${now}`)
      .orderBy(sql`next_check_at`)
      .limit(limit)
      .forUpdate()
      .skipLocked();

/** What one more look changes in a row that is looked at again at `nextAt`. */
export const countedLook = (nextAt: Date) => ({
  next_check_at: nextAt,
  checks: sql<number>`checks + 1`,
});
