import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDb } from '../../../test/test-database.ts';
import { deleteInBatches } from './in-batches.ts';

const { db } = await openTestDb();

test('what is over goes in batches, and nothing else', async () => {
  await sql`create table visits (id int, at timestamptz)`.execute(db);
  await sql`
    insert into visits
    select n, timestamptz '2026-01-01' + n * interval '1 day' from generate_series(0, 99) as n
  `.execute(db);
  const sweep = { table: 'visits', over: 'at < $1', before: new Date('2026-03-02T00:00:00Z') };
  expect(await deleteInBatches(db, { ...sweep, batch: 7 })).toBe(60);
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from visits where at >= ${sweep.before}
  `.execute(db);
  expect(rows).toEqual([{ left: 40 }]);
  expect(await deleteInBatches(db, sweep)).toBe(0);
});
