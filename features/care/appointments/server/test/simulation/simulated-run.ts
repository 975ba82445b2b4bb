import { MINUTE_MS } from '@dhruva/kernel/durations';
import type { Appointment } from '../../../contract/schemas.ts';
import { sql } from 'kysely';
import { userOf } from '@dhruva/server/test/calling.ts';
import { order, pay, verify } from '@dhruva/server/test/paying.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import type { Clinic } from '../clinic.ts';
import { CLIENTS, type Action, type Slot } from './actions.ts';
import { readLines } from './faults.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

const SERVER_ERROR = 500;
const MORNING = inIndia('2026-11-21 12:00').getTime();

interface Client {
  readonly token: string;
  readonly userId: string;
  readonly pack: string;
  readonly short: string;
  /** Provider orders, latest last. */
  readonly orders: string[];
}

/** The state of one simulated run: three clients with credits, two therapists, a clock. */
export interface SimulatedRun {
  readonly clinic: Clinic;
  readonly clients: readonly Client[];
  readonly lateCancelled: Set<string>;
  readonly faults: string[];
  minutes: number;
}

const newClient = async ({ newBuyer, buyPlan, server }: Clinic): Promise<Client> => {
  const token = await newBuyer();
  const userId = await userOf(server, token);
  const pack = await buyPlan(token, 'pack-6');
  const short = await buyPlan(token, 'session-1500');
  return { token, userId, pack, short, orders: [] };
};

/** Sets the clock to so many minutes after the start. */
export const setMinutes = async (simulated: SimulatedRun, minutes: number): Promise<void> => {
  simulated.minutes = minutes;
  await simulated.clinic.server.clock.set(MORNING + minutes * MINUTE_MS - Date.now());
};

/** Starts a run with empty days and new clients. */
export const startRun = async (clinic: Clinic): Promise<SimulatedRun> => {
  await clinic.server.sandbox.control.reset();
  await sql`delete from booked_cells`.execute(clinic.db);
  await sql`delete from therapist_leave where first_day > '2026-01-01'`.execute(clinic.db);
  await sql`
    update appointments set state = 'released', held_until = null, choose_by = null
  `.execute(clinic.db);
  await clinic.setClock('2026-11-21 12:00:00');
  const clients: Client[] = [];
  while (clients.length < CLIENTS) clients.push(await newClient(clinic));
  return { clinic, clients, lateCancelled: new Set(), faults: [], minutes: 0 };
};

const pick = <T>(list: readonly T[], at: number): T | undefined =>
  list[at % Math.max(1, list.length)];

/** Records a reply that is a server error. */
const checkedReply = <T extends { readonly status: number }>(
  simulated: SimulatedRun,
  what: string,
  answer: T,
): T => {
  if (answer.status >= SERVER_ERROR) simulated.faults.push(`${what} answered ${answer.status}`);
  return answer;
};

const futureSessions = async ({ clinic }: SimulatedRun, token: string): Promise<Appointment[]> =>
  (await clinic.mine(token)).filter(({ state }) => state === 'confirmed' || state === 'unplaced');

const hold = async (simulated: SimulatedRun, client: Client, at: Slot): Promise<void> => {
  const ordered = checkedReply(
    simulated,
    'hold',
    await order(simulated.clinic.server, client.token, therapy(at)),
  );
  if (ordered.status === 200) client.orders.push(ordered.reply.id);
};

const payOne = async (simulated: SimulatedRun, client: Client, of: number): Promise<void> => {
  const id = pick(client.orders.toReversed(), of);
  if (id === undefined) return;
  // A paid order takes no second payment.
  const signed = await pay(simulated.clinic.server, id).catch(() => undefined);
  if (signed)
    checkedReply(simulated, 'verify', await verify(simulated.clinic.server, client.token, signed));
};

const cancelOne = async (
  simulated: SimulatedRun,
  token: string,
  session: Appointment,
): Promise<void> => {
  const { id, orderId, paidBy, cancelGives } = session;
  if (paidBy === 'order') {
    checkedReply(
      simulated,
      'cancel purchase',
      await simulated.clinic.cancelPurchase(token, orderId),
    );
  } else if (cancelGives) {
    const { status } = checkedReply(
      simulated,
      'cancel',
      await simulated.clinic.cancel(token, id, cancelGives),
    );
    if (status === 200 && cancelGives === 'nothing') simulated.lateCancelled.add(id);
  }
};

const loseOne = async ({ clinic, clients }: SimulatedRun, of: number): Promise<void> => {
  const lines = await readLines(
    clinic,
    clients.map(({ userId }) => userId),
  );
  const one = pick(
    lines.filter(({ state }) => state === 'confirmed'),
    of,
  );
  if (one) await clinic.lose(one.id);
};

const endLeave = ({ clinic: { db } }: SimulatedRun, { therapistId, date }: Slot) =>
  db
    .deleteFrom('therapist_leave')
    .where('therapist_id', '=', therapistId)
    .where('first_day', '=', date)
    .execute();

const moveOne = async (simulated: SimulatedRun, token: string, { id }: Appointment, at: Slot) =>
  void checkedReply(simulated, 'move', await simulated.clinic.move(token, id, at));

type ToSession = Extract<Action, { do: 'cancel' | 'move' | 'conflict' }>;

/** Applies an action to one of the client's future sessions. */
const toSession = async (
  simulated: SimulatedRun,
  { token }: Client,
  action: ToSession,
): Promise<void> => {
  const session = pick(await futureSessions(simulated, token), action.of);
  if (!session) return;
  if (action.do === 'cancel') return cancelOne(simulated, token, session);
  if (action.do === 'move') return moveOne(simulated, token, session, action.at);
  await Promise.all([
    cancelOne(simulated, token, session),
    moveOne(simulated, token, session, action.at),
    cancelOne(simulated, token, session),
    simulated.clinic.lose(session.id),
  ]);
};

type ByClient = Extract<Action, { readonly client: number }>;

const byClient = async (simulated: SimulatedRun, action: ByClient): Promise<unknown> => {
  const { clinic, clients } = simulated;
  const client = clients[action.client];
  if (!client) throw new Error(`${action.do} by nobody`);
  const { token, pack, short } = client;
  switch (action.do) {
    case 'hold':
      return hold(simulated, client, action.at);
    case 'pay':
      return payOne(simulated, client, action.of);
    case 'book':
      return checkedReply(simulated, 'book', await clinic.book(token, pack, action.at));
    case 'book-short':
      return checkedReply(simulated, 'book short', await clinic.book(token, short, action.at));
    case 'cancel':
    case 'move':
    case 'conflict':
      return toSession(simulated, client, action);
  }
};

/** Performs one action. */
export const act = async (simulated: SimulatedRun, action: Action): Promise<unknown> => {
  switch (action.do) {
    case 'lose':
      return loseOne(simulated, action.of);
    case 'leave':
      return simulated.clinic.takeLeave(action.at.therapistId, action.at.date);
    case 'come-back':
      return endLeave(simulated, action.at);
    case 'give-back':
      return simulated.clinic.giveBackUnchosen();
    case 'pass':
      return setMinutes(simulated, simulated.minutes + action.minutes);
    default:
      return byClient(simulated, action);
  }
};
