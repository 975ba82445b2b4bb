import { MINUTE_MS } from '@dhruva/kernel/durations';
import { verifyPayment } from '@dhruva/money/payments/contract/routes';
import { expect, test } from 'vitest';
import { signatureOf } from '@dhruva/server/platform/gateway/razorpay-signatures.ts';
import { order, pay, type SignedPayment, type WebhookEvent } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { TEST_KEYS } from '@dhruva/server/test/test-gateway.ts';
import { readPaymentRecords } from './read-ledger.ts';
import { sampleItem } from './sample-item.ts';
import { IS_PROOF, report } from '@dhruva/server/test/proof.ts';
import { type Buyer, createShop } from './shop.ts';

const EVENTS_AN_ORDER = 3;
/** A thousand in the proof and the benchmark. */
const EVENTS = Number(process.env['EVENTS'] ?? (IS_PROOF ? 1_000 : 120));
const COPIES = 3;
const IN_FLIGHT = 20;
const ORDERS_A_BUYER = 34;
const SINGLE_VERIFIES = 34;

const server = await buildTestApp({ databasePool: 20 });
const shop = createShop(server, 9_760_000_000);
const url = await server.app.listen({ host: '127.0.0.1', port: 0 });

/** Processes a list with limited concurrency. */
const inLanes = async <T>(
  list: readonly T[],
  lanes: number,
  work: (one: T) => Promise<void>,
): Promise<void> => {
  const waiting = [...list];
  const lane = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

/** A shuffle that is the same at each run (multiplicative congruential generator, Park and Miller 1988). */
const shuffled = <T>(list: readonly T[]): T[] => {
  let state = 20_261_121;
  const keyed = list.map((one) => {
    state = (state * 48_271) % 2_147_483_647;
    return { one, key: state };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ one }) => one);
};

const timed = async (took: number[], work: () => Promise<Response>): Promise<string> => {
  const begun = performance.now();
  const reply = await work();
  const text = await reply.text();
  took.push(performance.now() - begun);
  if (reply.status !== 200) throw new Error(`${reply.status}: ${text}`);
  return text;
};

const quantiles = (took: readonly number[]): string => {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  return `${took.length} requests, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
};

const verifyOverHttp = (took: number[], token: string, body: SignedPayment): Promise<string> =>
  timed(took, () =>
    fetch(url + verifyPayment.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

const webhookOverHttp = (took: number[], { id, body }: WebhookEvent): Promise<string> =>
  timed(took, () =>
    fetch(`${url}/api/payment/webhook/questions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': id,
        'x-razorpay-signature': signatureOf(body, TEST_KEYS.questions.webhookSecrets[0]),
      },
      body,
    }),
  );

/** A buyer who paid this many orders without the server having been told. */
const spender = async (orders: number) => {
  const buyer: Buyer = await shop.newBuyer();
  const paid: { gatewayOrderId: string; signed: SignedPayment }[] = [];
  for (let number = 0; number < orders; number += 1) {
    const ordered = await order(server, buyer.token, sampleItem('question', number));
    if (ordered.status !== 200) throw new Error(ordered.text);
    const gatewayOrderId = ordered.reply.id;
    paid.push({ gatewayOrderId, signed: await pay(server, gatewayOrderId) });
  }
  return { buyer, paid };
};

const endsOf = async (buyers: readonly Buyer[]) => {
  const { orders } = await readPaymentRecords(
    server,
    buyers.map(({ userId }) => userId),
  );
  return Object.entries(Object.groupBy(orders, ({ effect }) => String(effect))).map(
    ([effect, list]) => `${list?.length} ${effect}`,
  );
};

test(
  '2: verify called fifty times at once has one effect and fifty equal answers',
  async () => {
    const { buyer, paid } = await spender(SINGLE_VERIFIES + 1);
    const [first, ...others] = paid;
    const crowd: number[] = [];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        verifyOverHttp(crowd, buyer.token, first?.signed as SignedPayment),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    const took: number[] = [];
    await inLanes(others, 2, async ({ signed }) => {
      await verifyOverHttp(took, buyer.token, signed);
    });
    report('verify, fifty at once', quantiles(crowd));
    report('verify, two at a time', quantiles(took));
    expect(await endsOf([buyer])).toEqual([`${SINGLE_VERIFIES + 1} given`]);
    await server.jobs.drain();
    expect(await shop.faults([buyer])).toEqual([]);
  },
  5 * MINUTE_MS,
);

test(
  '27: a storm of webhooks, each three times, in disorder, twenty in flight: one effect each',
  async () => {
    const buyersNeeded = Math.ceil(EVENTS / EVENTS_AN_ORDER / ORDERS_A_BUYER);
    const spenders = await Promise.all(
      Array.from({ length: buyersNeeded }, () => spender(ORDERS_A_BUYER)),
    );
    const orders = new Set(
      spenders.flatMap(({ paid }) => paid.map(({ gatewayOrderId }) => gatewayOrderId)),
    );
    const events = server.sandbox.control
      .webhooks()
      .events.filter(({ body }) => orders.has(/order_\w{14}/.exec(body)?.[0] ?? ''));
    expect(events.length).toBeGreaterThanOrEqual(EVENTS);
    const storm = shuffled(Array.from({ length: COPIES }, () => events).flat());
    const took: number[] = [];
    await inLanes(storm, IN_FLIGHT, async (event) => void (await webhookOverHttp(took, event)));
    report(`webhooks, ${events.length} × ${COPIES}, ${IN_FLIGHT} in flight`, quantiles(took));
    const buyers = spenders.map(({ buyer }) => buyer);
    expect(await endsOf(buyers)).toEqual([`${orders.size} given`]);
    expect(await shop.faults(buyers)).toEqual([]);
  },
  5 * MINUTE_MS,
);
