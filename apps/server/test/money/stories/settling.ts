import { sql } from 'kysely';
import { readWholeShop } from '../read-ledger.ts';
import { makeDue } from '../killing/deeds.ts';
import { faultsSettled } from '../invariants.ts';
import { deliver, ensureLife, look, type Play, work } from './play.ts';
import { providerBooks } from '../shop.ts';

const ROUNDS = 8;

/** Lets everybody retry: the provider its webhooks and refunds, our server its jobs. */
const tryAgain = async (play: Play): Promise<void> => {
  const { server, letJobsExpire } = play.theatre;
  const { control } = server.sandbox;
  for (const refund of control.ledger().refunds) {
    if (refund.status === 'pending') await control.settleRefund(refund.id, 'processed');
  }
  for (const event of control.webhooks().events) {
    if (!play.delivered.has(event.id)) await deliver(play, event);
  }
  for (const buyer of play.buyers) await makeDue(server, buyer);
  await sql`
    update webhook_events set next_check_at = now() where state = 'parked'
  `.execute(server.deps.db);
  await work(play, 'payments.reconcile');
  await work(play, 'payments.retry-parked');
  await work(play, 'appointments.not-chosen');
  if (play.deaths > 0) await letJobsExpire();
  await work(play, 'drain');
};

const isAtRest = (play: Play): boolean => {
  const { control } = play.theatre.server.sandbox;
  return (
    control.webhooks().events.every(({ id }) => play.delivered.has(id)) &&
    play.books.refunds.every(({ state }) => state === 'processed')
  );
};

/** Each message is sent once; twice at most if a server died meanwhile. */
const mailFaults = async ({ theatre, buyers, mails, deaths }: Play): Promise<string[]> => {
  const { rows } = await sql<{ kind: string; sent: boolean; done: boolean }>`
    select kind, sent_at is not null as sent, sent_at is not null or given_up_at is not null as done
    from outbox_messages where user_id = any(${buyers.map(({ userId }) => userId)})
  `.execute(theatre.server.deps.db);
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
export const settle = async (play: Play): Promise<void> => {
  const { theatre, faults } = play;
  if (theatre.life?.isDead()) play.deaths += 1;
  const life = await ensureLife(theatre);
  life.dieAt(undefined);
  await theatre.server.sandbox.control.refundsBegin('processed');
  for (let round = 0; round < ROUNDS; round += 1) {
    await tryAgain(play);
    await look(play, 'settling');
    if (round > 0 && isAtRest(play)) break;
  }
  const { orders, refunds } = play.books;
  const provider = providerBooks(
    theatre.server,
    orders.map(({ gatewayOrderId }) => gatewayOrderId),
  );
  const open = refunds.filter(({ state }) => state !== 'processed');
  faults.push(
    ...faultsSettled(play.books, provider),
    ...open.map((refund) => `a refund without end: ${JSON.stringify(refund)}`),
    ...(await mailFaults(play)),
    ...(await readWholeShop(theatre.server)),
  );
  const { tally } = theatre;
  tally.orders += orders.length;
  tally.captured += provider.payments.filter((one) => one.captured).length;
  tally.refunds += refunds.length;
  tally.deaths += play.deaths;
  // Unpaid orders would be checked again in later runs.
  await sql`
    update orders set next_check_at = null
    where user_id = any(${play.buyers.map(({ userId }) => userId)})
  `.execute(theatre.server.deps.db);
};
