import { SECOND_MS } from '@dhruva/kernel/durations';
import {
  CHECKOUT_OPEN_SECONDS,
  type PaymentState,
  WAIT_MS,
} from '@dhruva/money/payments/contract/payment-state';
import { ownPayments } from '@dhruva/money/payments/contract/routes';
import { call } from '@dhruva/server/test/calling.ts';
import { sql } from 'kysely';
import { fourPlaces } from '../four-places.ts';
import { type OrderLine, readGlobalViolations } from '../read-ledger.ts';
import { makeDue } from '../killing/killable-requests.ts';
import { faultsSettled } from '../invariants.ts';
import { deliver, ensureRunningServer, checkRecords, runJob, type StoryRun } from './story-run.ts';
import { providerRecords } from '../shop.ts';

const ROUNDS = 8;
const OK = 200;

/** Lets everybody retry: the provider its webhooks and refunds, our server its jobs. */
const tryAgain = async (storyRun: StoryRun): Promise<void> => {
  const { server, letJobsExpire } = storyRun.environment;
  const { control } = server.sandbox;
  for (const refund of control.ledger().refunds) {
    if (refund.status === 'pending') await control.settleRefund(refund.id, 'processed');
  }
  for (const event of control.webhooks().events) {
    if (!storyRun.delivered.has(event.id)) await deliver(storyRun, event);
  }
  for (const buyer of storyRun.buyers) await makeDue(server, buyer);
  await sql`
    update webhook_events set next_check_at = now() where state = 'parked'
  `.execute(server.deps.db);
  await runJob(storyRun, 'payments.reconcile');
  await runJob(storyRun, 'payments.retry-parked');
  await runJob(storyRun, 'payments.give-numbers');
  await runJob(storyRun, 'appointments.not-chosen');
  if (storyRun.deaths > 0) await letJobsExpire();
  await runJob(storyRun, 'drain');
};

/** From here on no checkout is open and no bank is waited for. */
const LONG_ENOUGH_MS = CHECKOUT_OPEN_SECONDS * SECOND_MS + WAIT_MS + SECOND_MS;

/** The end that an order has, by the provider's own records; undefined while it has none. */
const endOf = (storyRun: StoryRun, order: OrderLine): PaymentState | undefined => {
  const { payments } = storyRun.records;
  const captured = providerRecords(storyRun.environment.server, [
    order.gatewayOrderId,
  ]).payments.filter((one) => one.captured);
  if (order.effect === 'given') return captured.length > 0 ? 'paid' : undefined;
  if (captured.length === 0) return 'not-paid';
  const own = payments.filter(({ orderId }) => orderId === order.id).map(({ id }) => id);
  const back = storyRun.records.refunds.filter(({ paymentId }) => own.includes(paymentId));
  if (back.length === 0) return order.effect === 'taken-back' ? 'paid' : undefined;
  return back.every(({ state }) => state === 'processed') ? 'refunded' : undefined;
};

/**
 * Once all waiting is over: each order of which a checkout was opened is paid, not paid or refunded, as the
 * provider's records say, and all four places say so alike.
 */
const wordFaults = async (storyRun: StoryRun): Promise<string[]> => {
  const { environment, buyers, records } = storyRun;
  const { server } = environment;
  storyRun.offsetMs += LONG_ENOUGH_MS;
  await server.clock.set(storyRun.offsetMs);
  const faults: string[] = [];
  for (const { token } of buyers) {
    const { status, reply } = await call(server.app, ownPayments, { token });
    if (status !== OK) continue;
    for (const { orderId } of reply) {
      const order = records.orders.find(({ id }) => id === orderId);
      const places = await fourPlaces(server, token, orderId);
      const end = order && endOf(storyRun, order);
      environment.tally.ends += 1;
      const isAlike = Object.values(places).every((said) => said === end);
      if (!isAlike) faults.push(`said ${JSON.stringify(places)}, ended as ${end}`);
    }
  }
  return faults;
};

const isSettled = (storyRun: StoryRun): boolean => {
  const { control } = storyRun.environment.server.sandbox;
  return (
    control.webhooks().events.every(({ id }) => storyRun.delivered.has(id)) &&
    storyRun.records.refunds.every(({ state }) => state === 'processed')
  );
};

/** Each message is sent once; twice at most if a server died meanwhile. */
const mailFaults = async ({ environment, buyers, mails, deaths }: StoryRun): Promise<string[]> => {
  const { rows } = await sql<{ kind: string; sent: boolean; done: boolean }>`
    select kind, sent_at is not null as sent, sent_at is not null or given_up_at is not null as done
    from outbox_messages where user_id = any(${buyers.map(({ userId }) => userId)})
  `.execute(environment.server.deps.db);
  const waiting = rows.filter(({ done }) => !done);
  const owed = rows.filter(({ kind, sent }) => sent && !kind.endsWith('-sms')).length;
  const most = owed + deaths;
  return [
    ...waiting.map(({ kind }) => `never sent: ${kind}`),
    ...(mails.length < owed || mails.length > most
      ? [`${mails.length} mails for ${owed} messages, ${deaths} deaths`]
      : []),
  ];
};

/** Settles everything; from then on all records must agree. */
export const settle = async (storyRun: StoryRun): Promise<void> => {
  const { environment, buyers, faults } = storyRun;
  if (environment.runningServer?.isDead()) storyRun.deaths += 1;
  const runningServer = await ensureRunningServer(environment);
  runningServer.killAt(undefined);
  await environment.server.sandbox.control.refundsBegin('processed');
  for (let round = 0; round < ROUNDS; round += 1) {
    await tryAgain(storyRun);
    await checkRecords(storyRun, 'settling');
    if (round > 0 && isSettled(storyRun)) break;
  }
  const { orders, refunds } = storyRun.records;
  const provider = providerRecords(
    environment.server,
    orders.map(({ gatewayOrderId }) => gatewayOrderId),
  );
  const unnumbered = orders.filter(
    ({ hasReceipt, receiptNumber }) => hasReceipt && receiptNumber === null,
  );
  const open = refunds.filter(({ state }) => state !== 'processed');
  faults.push(
    ...faultsSettled(storyRun.records, provider),
    ...unnumbered.map(({ id }) => `a receipt without a number: ${id}`),
    ...open.map((refund) => `a refund without end: ${JSON.stringify(refund)}`),
    ...(await mailFaults(storyRun)),
    ...(await readGlobalViolations(environment.server)),
    ...(await wordFaults(storyRun)),
  );
  const { tally } = environment;
  tally.orders += orders.length;
  tally.captured += provider.payments.filter((one) => one.captured).length;
  tally.refunds += refunds.length;
  tally.deaths += storyRun.deaths;
  // Unpaid orders would be checked again in later runs, and sessions without a time given back.
  const users = buyers.map(({ userId }) => userId);
  await sql`
    update orders set next_check_at = null where user_id = any(${users})
  `.execute(environment.server.deps.db);
  await sql`
    update appointments set choose_by = choose_by + interval '1 year'
    where user_id = any(${users}) and state = 'unplaced'
  `.execute(environment.server.deps.db);
};
