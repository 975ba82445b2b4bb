import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { financialYear, formatNumber } from './receipt-number.rules.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    receipt_counters: { series: string; year: number; last: number };
  }
}

/**
 * The next number of a series in this financial year. The counter's row stays locked until the transaction
 * ends, so a rollback leaves no gap: call it last.
 */
export const nextNumber = async (tx: Tx, series: string, now: Date): Promise<string> => {
  const year = financialYear(now.getTime());
  const { last } = await tx
    .insertInto('receipt_counters')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'year'])
        .doUpdateSet((row) => ({ last: row('receipt_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return formatNumber(series, year, last);
};
