import { MINUTE_MS } from '@dhruva/kernel/durations';
import { randomInt } from 'node:crypto';
import { createOrder } from '@dhruva/money/payments/contract/routes';
import type { ErrorReply } from '@dhruva/kernel/system/schemas';
import { afterAll, expect, test } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { watchLine } from '@dhruva/server/test/leak-watch.ts';
import { providerUrl, settingsOf } from '@dhruva/server/test/killing/killable.ts';
import { startPayingProcesses } from '@dhruva/server/test/killing/paying-process.ts';
import { pay, type SignedPayment } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';

const PEOPLE = 200;

const server = await buildTestApp();
const { newBuyer, setClock } = buyers(server, 9_650_000_000);
await setClock('2026-11-21 12:00:00');
const url = providerUrl(server);
const settings = settingsOf(server.deps, server.deps.env.databaseUrl ?? '', url);
const processes = await startPayingProcesses(settings, watchLine);
afterAll(() => processes.close());
const doors = [(await processes.next()).url, (await processes.next()).url] as const;

const ask = async (door: string, token: string, path: string, body: object): Promise<Response> =>
  fetch(door + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Retries while the server reports overload, as visitors do. */
const askUntilTold = async (...asked: Parameters<typeof ask>): Promise<Response> => {
  const reply = await ask(...asked);
  return reply.status === 503 ? askUntilTold(...asked) : reply;
};

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, at: randomInt(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

test(
  '11: two hundred people race for one slot over two server processes: one books it, the others are told before they pay',
  async () => {
    const tokens: string[] = [];
    while (tokens.length < PEOPLE) tokens.push(await newBuyer(null));
    const body = { amount: 1_500, receipt: 'therapy_race', item: therapy({ therapistId: '3' }) };
    const racers = shuffled(tokens).map((token, at) => ({
      token,
      door: doors[at % 2] ?? doors[0],
    }));
    const ends = await Promise.all(
      racers.map(async ({ token, door }) => {
        const reply = await askUntilTold(door, token, createOrder.path, body);
        return { token, door, status: reply.status, text: await reply.text() };
      }),
    );
    const won = ends.filter(({ status }) => status === 200);
    const lost = ends.filter(({ status }) => status !== 200);
    expect([won.length, lost.length]).toEqual([1, PEOPLE - 1]);
    const told = lost.map(({ status, text }) => [status, (JSON.parse(text) as ErrorReply).message]);
    const sentences = new Set(told.map(([status, message]) => `${status} ${message}`));
    expect([...sentences]).toEqual([
      '409 This time was just taken. Please choose another one; nothing was charged.',
    ]);

    const [winner] = won;
    if (!winner) throw new Error('nobody won');
    const { id } = JSON.parse(winner.text) as { id: string };
    const signed: SignedPayment = await pay(server, id);
    const otherDoor = doors.find((door) => door !== winner.door) ?? doors[1];
    const verified = await ask(otherDoor, winner.token, '/api/payment/verify', signed);
    expect(await verified.json()).toMatchObject({ state: 'paid' });
    const bookings = await server.deps.db.selectFrom('appointments').select('state').execute();
    expect(bookings).toEqual([{ state: 'confirmed' }]);
    expect(server.sandbox.control.ledger().payments).toHaveLength(1);
    const cells = await server.deps.db.selectFrom('booked_cells').select('starts_at').execute();
    expect(cells).toHaveLength(4);
  },
  5 * MINUTE_MS,
);
