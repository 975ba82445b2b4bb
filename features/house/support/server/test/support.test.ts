import { DAY_MS } from '@dhruva/kernel/durations';
import { sendSupport } from '../../contract/routes.ts';
import { beforeEach, expect, it } from 'vitest';
import { blockOf, useUp } from '@dhruva/server/test/budgets.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps, jobs, mail, logged, clock } = server;

const MESSAGE = 'The red kettle page shows an error after login.';
const EMAIL = 'Kettle.Writer@example.in';
let host = 0;
/** Each test writes from its own block of addresses. */
let address = '';
beforeEach(async () => {
  address = `198.18.${(host += 1)}.1`;
  await jobs.drain();
  mail.sent.length = 0;
  await clock.set(0);
});

const send = async (change: object = {}, from = address) =>
  call(app, sendSupport, {
    address: from,
    body: { issue: 'bug', message: MESSAGE, answerTo: '', ...change },
  });

it('is kept, gets a ticket, and reaches support; nobody else is written to', async () => {
  const { status, reply } = await send();
  expect(status).toBe(200);
  expect(reply).toEqual({
    message: 'Your message has been sent successfully!',
    ticket: expect.stringMatching(/^T-[2-9A-Z]{6}$/),
    distress: false,
  });
  await jobs.drain();
  expect(mail.sent).toHaveLength(1);
  const [sent] = mail.sent;
  expect(sent).toMatchObject({ to: deps.env.supportEmail, subject: `${reply.ticket} (bug)` });
  expect(sent?.text).toContain(MESSAGE);
  expect(sent?.text).toContain('no answer wanted');
});

it('tells the writer that it arrived, without a word of the message', async () => {
  const { reply } = await send({ answerTo: ` ${EMAIL} ` });
  await jobs.drain();
  const told = mail.sent.find(({ to }) => to === EMAIL);
  expect(told?.subject).toContain(reply.ticket);
  expect(told?.text).not.toContain('kettle');
  expect(mail.sent.find(({ to }) => to === deps.env.supportEmail)?.text).toContain(EMAIL);
});

it('passes a mobile number on to support, and sends nothing to it', async () => {
  await send({ answerTo: '098765 43210' });
  await jobs.drain();
  expect(mail.sent).toHaveLength(1);
  expect(mail.sent[0]?.text).toContain('+91 9876543210');
  expect(server.sms.sent).toHaveLength(0);
});

it.each([
  ['English', 'I want to kill myself'],
  ['Hindi', 'मैं मरना चाहता हूँ'],
  ['Hinglish', 'mujhe jeena nahi hai'],
])(
  'words of distress in %s: said in the reply, urgent for support, help in the mail',
  async (_, message) => {
    const { reply } = await send({ message, answerTo: `help-${host}@example.in` });
    expect(reply.distress).toBe(true);
    await jobs.drain();
    expect(mail.sent.find(({ to }) => to === deps.env.supportEmail)?.subject).toMatch(/^URGENT/);
    expect(mail.sent.find(({ to }) => to !== deps.env.supportEmail)?.text).toContain('14416');
  },
);

it('lies sealed in every table, and in no log', async () => {
  await send({ answerTo: EMAIL });
  await send({ answerTo: '9876543210' });
  await jobs.drain();
  const rows = await dump(deps.db);
  expect(rows).toMatch(
    /public.support_tickets [^]*support.to-team|support.to-team[^]*public.support_tickets/,
  );
  for (const secret of [MESSAGE, 'kettle', EMAIL, EMAIL.toLowerCase(), '9876543210', address]) {
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(Buffer.from(secret).toString('hex'));
    expect(JSON.stringify(logged)).not.toContain(secret);
  }
});

it('takes so many an hour from one block of addresses', async () => {
  await useUp(deps, sendSupport, { by: 'address', who: blockOf(deps, address), left: 1 });
  expect((await send()).status).toBe(200);
  const { status, refusal } = await send();
  expect([status, refusal.code]).toEqual([429, 'request.rate-limited']);
  expect(refusal.retryAfterSeconds).toBeGreaterThan(3_000);
  expect((await send({}, '203.0.113.77')).status).toBe(200);
  await clock.set(3_601_000);
  expect((await send()).status).toBe(200);
});

it('floods nobody’s mailbox: three confirmations a day, whoever asks', async () => {
  for (let count = 0; count < 5; count += 1)
    await send({ answerTo: 'Victim@example.in' }, `192.0.2.${count}`);
  await jobs.drain();
  expect(mail.sent.filter(({ to }) => /victim/i.test(to))).toHaveLength(3);
  expect(mail.sent.filter(({ to }) => to === deps.env.supportEmail)).toHaveLength(5);
});

it('is forgotten after a year, with its key', async () => {
  await send();
  const count = async (): Promise<number> =>
    (await deps.db.selectFrom('support_tickets').select('id').execute()).length;
  const before = await count();
  await clock.set(364 * DAY_MS);
  await jobs.run('support.sweep');
  expect(await count()).toBe(before);
  const { id } = await deps.db.selectFrom('support_tickets').select('id').executeTakeFirstOrThrow();
  await clock.set(366 * DAY_MS);
  await jobs.run('support.sweep');
  expect(await count()).toBe(0);
  expect(await deps.userKeys.load(deps.db, id)).toBeUndefined();
});
