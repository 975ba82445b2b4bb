import { MIN_SYMPTOMS, SYMPTOMS } from '@dhruva/care/tracker/contract/symptoms';
import { saveEntry } from '@dhruva/care/tracker/contract/routes';
import { saveIntakeDraft, submitIntake } from '@dhruva/care/intake/contract/routes';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { FINAL_DELETION } from '../privacy.jobs.ts';
import { createPersonalData } from '@dhruva/server/personal-data.ts';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { ownData } from './own-data.ts';
import { eventsOf, order, pay, verify, webhook } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';

const server = await buildTestApp();
const { app, deps, jobs } = server;
const { db } = deps;
const { later, userOf, prove, remove } = ownData(server);
const ROUNDS = 12;
const PACK = { kind: 'plan', planId: 'pack-6' } as const;
const symptoms = SYMPTOMS.slice(0, MIN_SYMPTOMS).map(({ label }) => label);

/** Deletes an account while a payment arrives in two ways and forms are submitted; returns the user id. */
const deleteInTheMidst = async (phone: string): Promise<{ userId: string; status: number }> => {
  const token = await logIn(server, phone);
  const userId = await userOf(token);
  const ordered = await order(server, token, PACK);
  await order(server, token, therapy());
  const signed = await pay(server, ordered.reply.id);
  const [event] = eventsOf(server, ordered.reply.id).filter(({ body }) =>
    body.includes('payment.captured'),
  );
  const proof = await prove(token, phone);
  const [, , deleted] = await Promise.all([
    verify(server, token, signed),
    event && webhook(server, event, { account: 'plans' }),
    remove(token, { ...proof, refundPaise: 810_000 }),
    call(app, saveEntry, { token, body: { rating: 2, symptoms } }),
    call(app, submitIntake, { token, body: { name: 'Asha', phone } }),
    call(app, saveIntakeDraft, { token, body: { name: 'Asha, half' } }),
    order(server, token, { kind: 'assessment', assessmentId: 'memory' }),
  ]);
  if (deleted.status === 200) return { userId, status: 200 };
  // Either the refund or the code was outdated: retry with a new code and the current refund.
  expect(deleted.refusal.code).toBe('privacy.refund-changed');
  const status = (await remove(token, { ...proof, refundPaise: 0 })).status;
  if (status === 200) return { userId, status };
  return { userId, status: (await remove(token, { ...proof, refundPaise: 810_000 })).status };
};

it('deleting in the midst of paying and writing ends with everything back and nothing left', async () => {
  const users: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await later();
    const { userId, status } = await deleteInTheMidst(String(9_730_000_001 + round));
    expect(status).toBe(200);
    users.push(userId);
  }
  for (const event of eventsOf(server)) await webhook(server, event, { account: 'plans' });
  await jobs.drain();
  await jobs.run(FINAL_DELETION);

  const { rows: money } = await sql<{ paid: number; back: number; states: string[] }>`
    select p.amount_paise as paid, sum(r.amount_paise)::int as back, array_agg(r.state) as states
    from payments p left join refunds r on r.payment_id = p.id
    where p.state = 'captured' group by p.id, p.amount_paise
  `.execute(db);
  expect(money).toHaveLength(ROUNDS);
  for (const one of money)
    expect(one).toEqual({ paid: 810_000, back: 810_000, states: ['processed'] });
  const parts = createPersonalData(deps.userKeys);
  for (const table of parts.flatMap(({ erases }) => erases)) {
    const { rows } = await sql<{ left: string }>`
      select count(*) as left from ${sql.table(table)}
    `.execute(db);
    const vaults = table === 'user_keys' ? users.length : 0;
    expect({ table, left: Number(rows[0]?.left) }).toEqual({ table, left: vaults });
  }
  expect(await jobs.deadLetters()).toEqual([]);
});
