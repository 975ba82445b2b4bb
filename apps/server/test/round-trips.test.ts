import { sendOtp } from '@dhruva/account/auth/contract/routes';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { questionByText } from '@dhruva/asking/questions/contract/catalogue';
import { getPrediction } from '@dhruva/asking/questions/contract/routes';
import { HOUR_MS } from '@dhruva/kernel/durations';
import type { PurchaseItem } from '@dhruva/money/payments/contract/item';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { openDb, openPool } from '../src/platform/database/db.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { createOutbox } from '../src/platform/messages/outbox.ts';
import { CHEAP, OTHER_CHEAP, PUNE_1990 } from './births.ts';
import { call, LOGIN, logIn } from './calling.ts';
import { startDatabaseProxy } from './killing/database-proxy.ts';
import { createSteps } from './killing/steps.ts';
import { order, pay, verify } from './paying.ts';
import { buildTestApp } from './test-app.ts';

/**
 * Round trips to the database, BEGIN and COMMIT included, counted on the wire over warm connections. They may
 * fall; whoever makes one rise says why. One of each counts the request against its budget.
 */
const AT_MOST = { me: 6, createOrder: 19, verify: 26, getPrediction: 21 };

const here = await buildTestApp();
const steps = createSteps(async () => undefined);
const proxy = await startDatabaseProxy(here.deps.env.databaseUrl ?? '', steps);
const pool = openPool(proxy.url, { size: 1, onIdleError: () => undefined });
const db = openDb(pool);
const jobs = createJobs(pool, here.deps.log, { housekeeping: false });
const outbox = createOutbox({ ...here.deps, db, jobs });
const app = await buildApp({ ...here.deps, db, jobs, outbox });
const server = { ...here, app };
await jobs.start({ working: false });
afterAll(async () => {
  await app.close();
  await jobs.stop();
  await db.destroy();
  await proxy.close();
});

/** How often `work` went to the database. */
const tripsOf = async (work: () => Promise<{ readonly status: number }>): Promise<number> => {
  steps.watch();
  expect((await work()).status).toBe(200);
  return steps.taken.length;
};

const itemOf = (text: string): PurchaseItem => {
  const question = questionByText(text);
  if (!question) throw new Error(`no question ${text}`);
  return { kind: 'question', questionId: question.id, userDetails: PUNE_1990 };
};

/** The round trips of buying a question, asking it, and looking at one's profile. */
const buyAndAsk = async (token: string, questionText: string) => {
  const item = itemOf(questionText);
  let checkout = '';
  const createOrder = await tripsOf(async () => {
    const ordered = await order(server, token, item);
    checkout = ordered.reply.id;
    return ordered;
  });
  const signed = await pay(here, checkout);
  const body = { questionText, userDetails: PUNE_1990 };
  return {
    createOrder,
    verify: await tripsOf(() => verify(server, token, signed)),
    getPrediction: await tripsOf(() => call(app, getPrediction, { token, body })),
    me: await tripsOf(() => call(app, getProfile, { token })),
  };
};

test('a question of ₹99 takes no more round trips than said here', async () => {
  const token = await logIn(here, '9700000077');
  await buyAndAsk(token, OTHER_CHEAP);
  const trips = await buyAndAsk(token, CHEAP);
  const risen = Object.entries(trips).filter(
    ([route, count]) => count > AT_MOST[route as keyof typeof AT_MOST],
  );
  expect(risen).toEqual([]);
});

test('a code takes as many round trips whether its number has an account or not', async () => {
  await logIn(here, '9700000078');
  const deviceToken = 'a-device-of-nobody-at-all';
  const sendTo = async (phone: string): Promise<number> =>
    tripsOf(() => call(app, sendOtp, { body: { phone, ...LOGIN, deviceToken } }));
  await here.clock.set(HOUR_MS);
  await sendTo('9700000080');
  expect(await sendTo('9700000078')).toBe(await sendTo('9700000079'));
  await here.clock.set(0);
});
