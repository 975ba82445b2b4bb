import { ALL_ROUTES } from '@dhruva/contract/all-routes';
import { saveOwnQuestions } from '@dhruva/asking/own-questions/contract/routes';
import { expect, test } from 'vitest';
import { codeFor, call } from '@dhruva/server/test/calling.ts';
import {
  leaksOfLine,
  leaksOfReply,
  PLANTED_DETAILS,
  PLANTED_SECRETS,
} from '@dhruva/server/test/leak-watch.ts';
import { buy, order, pay, verify } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { CONTROL_TOKEN, TEST_KEYS } from '@dhruva/server/test/test-gateway.ts';
import { sampleItem, KINDS } from './sample-item.ts';
import { createShop } from './shop.ts';

const FIRST_PHONE = 9_770_000_000;
const CARD = '5104060000000008';

const server = await buildTestApp();
const { app, sandbox, sms } = server;
const shop = createShop(server, FIRST_PHONE);
const owner = await shop.newBuyer();
const code = codeFor(sms, String(FIRST_PHONE + 1));
const stranger = await shop.newBuyer();

test.each([
  ['a key’s secret', TEST_KEYS.plans.keySecret],
  ['a webhook’s secret', TEST_KEYS.questions.webhookSecrets[0]],
  ['the control plane’s token', CONTROL_TOKEN],
  ['a one-time code', code],
  ['a card', '4111 1111 1111 1111'],
  ['a phone', '+919812345678'],
  ['an e-mail', 'secret.asha@example.in'],
  ['a day of birth', '1990-08-15'],
  ['a question of one’s own', 'Shall I open my secret bakery?'],
])('the watch over all tests finds %s in a log line', (_, planted) => {
  expect(leaksOfLine(JSON.stringify({ level: 30, what: `it was ${planted} then` }))).not.toEqual(
    [],
  );
});

test('and nothing in a line as the server logs them', () => {
  expect(server.logged.length).toBeGreaterThan(0);
  for (const line of server.logged) expect(leaksOfLine(JSON.stringify(line))).toEqual([]);
});

test('it finds secrets, cards and codes in a reply, whoever asked', () => {
  for (const secret of PLANTED_SECRETS) expect(leaksOfReply(`{"x":"${secret}"}`)).toEqual([secret]);
  expect(leaksOfReply(JSON.stringify({ otp: code }))).toEqual([code]);
});

/** Buys one item of each kind, also by card. */
const buyAll = async (): Promise<string[]> => {
  const ids: string[] = [];
  for (const kind of KINDS) {
    const { checkout, signed } = await buy(server, owner.token, sampleItem(kind, 3));
    ids.push(checkout.id, checkout.orderId, signed.razorpay_payment_id);
  }
  const { reply } = await order(server, owner.token, sampleItem('question', 9));
  const card = { number: CARD, name: 'Asha Secretname' };
  await sandbox.control.pay(reply.id, { outcome: 'failure', method: 'card', card });
  const signed = await pay(server, reply.id);
  expect((await verify(server, owner.token, signed)).status).toBe(200);
  const body = { packageDetails: {}, questionsList: [], paymentId: ids[8] ?? '' };
  const saved = await call(app, saveOwnQuestions, { token: owner.token, body });
  expect(saved.text).toContain('secret bakery');
  return ids;
};

test('nobody else’s reply of any route holds what one buyer said, bought or paid', async () => {
  const ids = await buyAll();
  await server.jobs.drain();
  const callers = [stranger.token, undefined, 'A'.repeat(43)];
  const [, orderId = '', paymentId = ''] = ids;
  const wishes = [
    {},
    { orderId },
    { id: orderId, refundPaise: 9_900 },
    { bookingDetails: { paymentId } },
    { packageDetails: {}, questionsList: [], paymentId: ids[8] },
  ];
  // The route that signs out comes last.
  const routes = ALL_ROUTES.toSorted((a) => (a.path.endsWith('logout') ? 1 : -1));
  let replies = 0;
  for (const route of routes) {
    for (const token of callers) {
      for (const wish of wishes) {
        const sent =
          route.method === 'GET' ? { query: wish as Record<string, string> } : { body: wish };
        const { text, status } = await call(app, route, { token, ...sent });
        expect(status).toBeLessThan(500);
        // The stranger's profile has the same details; they may see their own, there and where a passkey names them.
        const own =
          token === stranger.token && /profile|passkeys/.test(route.path) ? PLANTED_DETAILS : [];
        const known = [...ids, ...PLANTED_DETAILS, ...PLANTED_SECRETS, `"${code}"`];
        const leaks = known.filter((planted) => text.includes(planted) && !own.includes(planted));
        expect({ route: route.path, leaks }).toEqual({ route: route.path, leaks: [] });
        replies += 1;
      }
    }
  }
  expect(replies).toBe(ALL_ROUTES.length * callers.length * wishes.length);
});
