import { myAssessments } from '../../contract/routes.ts';
import { cancelBooking } from '@dhruva/money/purchases/contract/routes';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { beforeEach, expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps, jobs, mail } = server;
const { newBuyer, setClock } = buyers(server, 9_630_000_000);
await setClock('2026-11-21 12:00:00');
beforeEach(async () => {
  await jobs.drain();
  mail.sent.length = 0;
});

const SELF_HARM = { kind: 'assessment', assessmentId: 'self-harm', therapistId: '3' } as const;
const MEMORY = { kind: 'assessment', assessmentId: 'memory' } as const;
const mineOf = async (token: string) => (await call(app, myAssessments, { token })).reply;
const toTherapists = () => mail.sent.filter(({ to }) => to.startsWith('therapist-'));

it('lists one’s own, newest first, with the day, the promise and the therapist named', async () => {
  const token = await newBuyer();
  expect(await mineOf(token)).toEqual([]);
  const memory = await buy(server, token, MEMORY);
  await setClock('2026-11-22 09:00:00');
  const other = await buy(server, token, SELF_HARM);
  const untouched = { state: 'bought', reportAt: null };
  expect(await mineOf(token)).toEqual([
    {
      ...untouched,
      orderId: other.checkout.orderId,
      assessmentId: 'self-harm',
      boughtAt: expect.stringMatching(/^2026-11-22T03:3/),
      dueAt: expect.stringMatching(/^2026-12-06T03:3/),
      therapist: 'Sample therapist C',
    },
    {
      ...untouched,
      orderId: memory.checkout.orderId,
      assessmentId: 'memory',
      boughtAt: expect.stringMatching(/^2026-11-21T06:3/),
      dueAt: expect.stringMatching(/^2026-12-05T06:3/),
      therapist: expect.stringMatching(/^Sample therapist [A-F]$/),
    },
  ]);
  expect(await mineOf(await newBuyer())).toEqual([]);
  await setClock('2026-11-21 12:00:00');
});

it('tells the therapist once, with a reference and nothing else', async () => {
  const token = await newBuyer();
  await call(app, updateProfile, { token, body: { name: 'Nameless Secretbuyer' } });
  const { checkout } = await buy(server, token, SELF_HARM);
  await jobs.drain();
  expect(toTherapists()).toEqual([
    {
      to: deps.env.therapistEmails['3'],
      subject: `A new assessment: A-${checkout.orderId.slice(0, 8).toUpperCase()}`,
      text: expect.stringContaining('a new assessment was given to you'),
    },
  ]);
  expect(JSON.stringify(toTherapists())).not.toMatch(/Secretbuyer|harm|Suicide|₹|\b1,?500\b/i);
});

it('given to somebody where nobody is named', async () => {
  await buy(server, await newBuyer(), MEMORY);
  await jobs.drain();
  expect(toTherapists()).toHaveLength(1);
});

it('cancelled before the mail left: locked again, and the therapist hears nothing', async () => {
  const token = await newBuyer();
  const { checkout } = await buy(server, token, MEMORY);
  const body = { id: checkout.orderId, refundPaise: 150_000 };
  expect((await call(app, cancelBooking, { token, body })).status).toBe(200);
  expect(await mineOf(token)).toEqual([]);
  await jobs.drain();
  expect(toTherapists()).toHaveLength(0);
});
