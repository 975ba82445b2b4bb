import type { Appointment } from '../../../contract/schemas.ts';
import { sql } from 'kysely';
import { order, pay, verify } from '@dhruva/server/test/paying.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import type { Clinic } from '../clinic.ts';
import { CLIENTS, type Deed, type Slot } from './deeds.ts';
import { readLines } from './faults.ts';

const FAULT = 500;
const MORNING = Date.parse('2026-11-21T12:00:00+05:30');

interface Client {
  readonly token: string;
  readonly userId: string;
  readonly pack: string;
  readonly short: string;
  /** Provider orders, latest last. */
  readonly orders: string[];
}

/** The state of one simulated run: three clients with credits, two therapists, a clock. */
export interface Life {
  readonly clinic: Clinic;
  readonly clients: readonly Client[];
  readonly lateCancelled: Set<string>;
  readonly faults: string[];
  minutes: number;
}

const newClient = async ({ newBuyer, buyPlan, app }: Clinic): Promise<Client> => {
  const token = await newBuyer();
  const userId = (await app.authenticate(token))?.userId ?? '';
  const pack = await buyPlan(token, 'pack-6');
  const short = await buyPlan(token, 'session-1500');
  return { token, userId, pack, short, orders: [] };
};

/** Sets the clock to so many minutes after the start. */
export const setMinutes = async (life: Life, minutes: number): Promise<void> => {
  life.minutes = minutes;
  await life.clinic.server.clock.set(MORNING + minutes * 60_000 - Date.now());
};

/** Starts a run with empty days and new clients. */
export const beginLife = async (clinic: Clinic): Promise<Life> => {
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
const heard = <T extends { readonly status: number }>(life: Life, what: string, answer: T): T => {
  if (answer.status >= FAULT) life.faults.push(`${what} answered ${answer.status}`);
  return answer;
};

const toCome = async ({ clinic }: Life, token: string): Promise<Appointment[]> =>
  (await clinic.mine(token)).filter(({ state }) => state === 'confirmed' || state === 'unplaced');

const hold = async (life: Life, client: Client, at: Slot): Promise<void> => {
  const ordered = heard(life, 'hold', await order(life.clinic.server, client.token, therapy(at)));
  if (ordered.status === 200) client.orders.push(ordered.reply.id);
};

const payOne = async (life: Life, client: Client, of: number): Promise<void> => {
  const id = pick(client.orders.toReversed(), of);
  if (id === undefined) return;
  // A paid order takes no second payment.
  const signed = await pay(life.clinic.server, id).catch(() => undefined);
  if (signed) heard(life, 'verify', await verify(life.clinic.server, client.token, signed));
};

const cancelOne = async (life: Life, token: string, session: Appointment): Promise<void> => {
  const { id, orderId, paidBy, cancelGives } = session;
  if (paidBy === 'order') {
    heard(life, 'cancel purchase', await life.clinic.cancelPurchase(token, orderId));
  } else if (cancelGives) {
    const { status } = heard(life, 'cancel', await life.clinic.cancel(token, id, cancelGives));
    if (status === 200 && cancelGives === 'nothing') life.lateCancelled.add(id);
  }
};

const loseOne = async ({ clinic, clients }: Life, of: number): Promise<void> => {
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

const comeBack = ({ clinic: { db } }: Life, { therapistId, date }: Slot) =>
  db
    .deleteFrom('therapist_leave')
    .where('therapist_id', '=', therapistId)
    .where('first_day', '=', date)
    .execute();

const moveOne = async (life: Life, token: string, { id }: Appointment, at: Slot) =>
  void heard(life, 'move', await life.clinic.move(token, id, at));

type ToSession = Extract<Deed, { do: 'cancel' | 'move' | 'quarrel' }>;

/** Applies an action to one of the client's future sessions. */
const toSession = async (life: Life, { token }: Client, deed: ToSession): Promise<void> => {
  const session = pick(await toCome(life, token), deed.of);
  if (!session) return;
  if (deed.do === 'cancel') return cancelOne(life, token, session);
  if (deed.do === 'move') return moveOne(life, token, session, deed.at);
  await Promise.all([
    cancelOne(life, token, session),
    moveOne(life, token, session, deed.at),
    cancelOne(life, token, session),
    life.clinic.lose(session.id),
  ]);
};

type ByClient = Extract<Deed, { readonly client: number }>;

const byClient = async (life: Life, deed: ByClient): Promise<unknown> => {
  const { clinic, clients } = life;
  const client = clients[deed.client];
  if (!client) throw new Error(`${deed.do} by nobody`);
  const { token, pack, short } = client;
  switch (deed.do) {
    case 'hold':
      return hold(life, client, deed.at);
    case 'pay':
      return payOne(life, client, deed.of);
    case 'book':
      return heard(life, 'book', await clinic.book(token, pack, deed.at));
    case 'book-short':
      return heard(life, 'book short', await clinic.book(token, short, deed.at));
    case 'cancel':
    case 'move':
    case 'quarrel':
      return toSession(life, client, deed);
  }
};

/** Performs one action. */
export const act = async (life: Life, deed: Deed): Promise<unknown> => {
  switch (deed.do) {
    case 'lose':
      return loseOne(life, deed.of);
    case 'leave':
      return life.clinic.takeLeave(deed.at.therapistId, deed.at.date);
    case 'come-back':
      return comeBack(life, deed.at);
    case 'give-back':
      return life.clinic.giveBackUnchosen();
    case 'pass':
      return setMinutes(life, life.minutes + deed.minutes);
    default:
      return byClient(life, deed);
  }
};
