import { sql } from 'kysely';
import { readGlobalViolations } from '../read-ledger.ts';
import { makeDue } from '../killing/killable-requests.ts';
import { faultsSettled } from '../invariants.ts';
import { deliver, ensureRunningServer, look, type StoryRun, work } from './story-run.ts';
import { providerRecords } from '../shop.ts';

const ROUNDS = 8;

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
  await work(storyRun, 'payments.reconcile');
  await work(storyRun, 'payments.retry-parked');
  await work(storyRun, 'appointments.not-chosen');
  if (storyRun.deaths > 0) await letJobsExpire();
  await work(storyRun, 'drain');
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
  const { environment, faults } = storyRun;
  if (environment.runningServer?.isDead()) storyRun.deaths += 1;
  const runningServer = await ensureRunningServer(environment);
  runningServer.killAt(undefined);
  await environment.server.sandbox.control.refundsBegin('processed');
  for (let round = 0; round < ROUNDS; round += 1) {
    await tryAgain(storyRun);
    await look(storyRun, 'settling');
    if (round > 0 && isSettled(storyRun)) break;
  }
  const { orders, refunds } = storyRun.records;
  const provider = providerRecords(
    environment.server,
    orders.map(({ gatewayOrderId }) => gatewayOrderId),
  );
  const open = refunds.filter(({ state }) => state !== 'processed');
  faults.push(
    ...faultsSettled(storyRun.records, provider),
    ...open.map((refund) => `a refund without end: ${JSON.stringify(refund)}`),
    ...(await mailFaults(storyRun)),
    ...(await readGlobalViolations(environment.server)),
  );
  const { tally } = environment;
  tally.orders += orders.length;
  tally.captured += provider.payments.filter((one) => one.captured).length;
  tally.refunds += refunds.length;
  tally.deaths += storyRun.deaths;
  // Unpaid orders would be checked again in later runs.
  await sql`
    update orders set next_check_at = null
    where user_id = any(${storyRun.buyers.map(({ userId }) => userId)})
  `.execute(environment.server.deps.db);
};
