import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { downtimeIn } from './migrations/rules.ts';

const FOLDER = join(import.meta.dirname, '../apps/server/migrations');
/** Migrations before this one were written for databases that nobody used yet. */
const FIRST_HELD = '0100';

const files = readdirSync(FOLDER)
  .filter((name) => /^\d{4}-/.test(name) && name >= FIRST_HELD)
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

test('each migration may run beside the version before it', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(downtimeIn)).toEqual([]);
});

test.each([
  ['alter table orders drop column note', 'removed'],
  ['drop table bookings', 'removed'],
  ['alter table orders rename column note to remark', 'removed'],
  ['alter table orders add column note text not null', 'default'],
  ['alter table orders alter column price_paise type bigint', 'type'],
  ['alter table orders alter column note set not null', 'null'],
  ['alter table orders add constraint sane check (price_paise > 0)', 'not valid'],
  ['create index orders_note on orders (note)', 'index'],
  ['create unique index orders_note on orders (note) where note is not null', 'index'],
  [`update orders set note = ''`, 'rewritten'],
])('%s is found', (statement, wrong) => {
  expect(downtimeIn({ name: 'x', text: `sql\`${statement}\`` }).join()).toContain(wrong);
});

test.each([
  'create table notes (id int); create index notes_id on notes (id)',
  'alter table orders add column note text',
  `alter table orders add column note text not null default ''`,
  'alter table orders add constraint sane check (price_paise > 0) not valid',
  'alter table orders validate constraint sane',
  '/** Contracts 0099: nobody reads it since. */ alter table orders drop column note',
  '/** Locks plans: a few hundred rows. */ create index plans_user on plans (user_id)',
])('%s is let through', (statement) => {
  expect(downtimeIn({ name: 'x', text: statement })).toEqual([]);
});
