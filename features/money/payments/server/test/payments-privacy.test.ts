import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { refundInFull } from '@dhruva/money/payments/server';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { eventsOf, order, status, verify, webhook } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { TEST_KEYS } from '@dhruva/server/test/test-gateway.ts';

const server = await buildTestApp();
const { app, deps, jobs, mail, sms, logged } = server;
const { control } = server.sandbox;

const PHONE = '9607081921';
const CARD = '4100280000001007';
const PERSONAL = [
  'Kadambari',
  'kadambari@example.in',
  PHONE,
  '1987-03-14',
  '"04:17"',
  'Nashik',
  CARD,
];
const KEYS = Object.values(TEST_KEYS).flatMap(({ keySecret, webhookSecrets }) => [
  keySecret,
  ...webhookSecrets,
  Buffer.from(keySecret).toString('base64'),
]);
const QUESTION = 'Which money habits should I watch?';
const ITEM = {
  kind: 'question',
  questionId: 'money-habits',
  userDetails: {
    questionFor: 'self',
    gender: 'female',
    dob: '1987-03-14',
    timeOfBirth: '04:17',
    placeOfBirth: 'Nashik, Maharashtra, India',
  },
} as const;

const replies: string[] = [];
const signatures: string[] = [];

/** A purchase with every possible failure on the way, up to the refund. */
const live = async (): Promise<void> => {
  const token = await logIn(server, PHONE);
  const profile = { name: 'Kadambari', email: 'kadambari@example.in' };
  await call(app, updateProfile, { token, body: profile });
  const ordered = await order(server, token, ITEM);
  await control.pay(ordered.reply.id, {
    outcome: 'failure',
    method: 'card',
    card: { number: CARD },
  });
  const answer = await control.pay(ordered.reply.id, {
    outcome: 'success',
    method: 'card',
    card: { number: CARD },
    email: 'kadambari@example.in',
    contact: `+91${PHONE}`,
  });
  if (!('razorpay_signature' in answer)) throw new Error('not paid');
  signatures.push(answer.razorpay_signature);
  await control.addFault({ route: 'GET /v1/payments/:id', kind: 'reset', times: 3 });
  const forged = { ...answer, razorpay_signature: 'e'.repeat(64) };
  const verified = [
    await verify(server, token, forged),
    await verify(server, token, answer),
    await verify(server, token, answer),
  ];
  for (const event of eventsOf(server, ordered.reply.id)) await webhook(server, event);
  await webhook(server, { id: 'x', body: '{"signed":"but unreadable"}' });
  await inTransaction(deps.db, (tx, now) =>
    refundInFull(deps, tx, { orderId: ordered.reply.orderId, reason: 'promise-missed' }, now),
  );
  while ((await jobs.drain()) > 0);
  const asked = await status(server, token, ordered.reply.orderId);
  replies.push(...[...verified, ordered, asked].map(({ text }) => text));
};

it('a purchase leaves nobody in the clear in the database', async () => {
  await live();
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
  `.execute(deps.db);
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(name)} t
    `.execute(deps.db);
    const text = rows.map(({ row }) => row).join('\n');
    if (text !== '') filled.push(name);
    for (const secret of [...PERSONAL, ...KEYS, ...signatures]) {
      const inHex = Buffer.from(secret.replaceAll('"', '')).toString('hex');
      const found = text.includes(secret) || text.includes(inHex);
      expect({ name, secret, found }).toEqual({ name, secret, found: false });
    }
  }
  const own = ['orders', 'payments', 'refunds', 'ledger', 'webhook_events', 'receipt_counters'];
  expect(filled).toEqual(expect.arrayContaining(own.map((name) => `public.${name}`)));
});

it('nor in the log, which holds no key and no signature either', () => {
  const log = JSON.stringify(logged);
  expect(log).toContain('payment not confirmed yet');
  expect(log).toContain('webhook-unreadable');
  for (const secret of [...PERSONAL, ...KEYS, ...signatures]) expect(log).not.toContain(secret);
});

it('no reply holds a secret or a card', () => {
  expect(replies.length).toBeGreaterThan(4);
  for (const secret of [...KEYS, CARD]) expect(replies.join()).not.toContain(secret);
});

it('mail and SMS come once each, and the SMS does not say what was asked', () => {
  const letters = mail.sent.filter(({ to }) => to === 'kadambari@example.in');
  expect(letters.map(({ subject }) => subject)).toEqual([
    'We have received your payment of ₹99',
    '₹99 is on its way back to you',
  ]);
  expect(letters[0]?.text).toContain('Hello Kadambari,');
  const texts = sms.sent.filter(({ template }) => template !== 'otp');
  expect(texts.map(({ template, to }) => [template, to])).toEqual([
    ['paid', `+91${PHONE}`],
    ['refunded', `+91${PHONE}`],
  ]);
  expect(JSON.stringify(texts)).not.toContain(QUESTION.slice(6, 20));
});
