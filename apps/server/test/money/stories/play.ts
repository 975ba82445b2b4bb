import type { GatewayAccount } from '../../../src/platform/gateway/gateway.ts';
import type { Mail } from '../../../src/platform/messages/mail.ts';
import { webhook } from '../../paying.ts';
import type { TestApp } from '../../test-app.ts';
import { TEST_KEYS } from '../../test-gateway.ts';
import { type Books, readBooks } from '../read-ledger.ts';
import { faultsNow, stepsBack } from '../invariants.ts';
import { beginLife, type Life } from './life.ts';
import type { Buyer, Shop } from '../shop.ts';

const FAULT = 500;
const OK = 200;

/** State shared by all runs of a test file. */
export interface Theatre {
  readonly server: TestApp;
  readonly shop: Shop;
  readonly letJobsExpire: () => Promise<void>;
  readonly tally: Record<'runs' | 'moves' | 'orders' | 'captured' | 'refunds' | 'deaths', number>;
  /** The running server; replaced after its death. */
  life: Life | undefined;
}

/** One run: two buyers, the provider with its own records, and a server that may die. */
export interface Play {
  readonly theatre: Theatre;
  readonly buyers: readonly Buyer[];
  readonly mails: Mail[];
  /** Ids of the events that were answered with 200. */
  readonly delivered: Set<string>;
  readonly faults: string[];
  books: Books;
  offsetMs: number;
  deaths: number;
}

const boxes = new WeakMap<Theatre, Mail[]>();

const boxOf = (theatre: Theatre): Mail[] => {
  const box = boxes.get(theatre) ?? [];
  boxes.set(theatre, box);
  return box;
};

/** The running server, a new one if the last has died. */
export const ensureLife = async (theatre: Theatre): Promise<Life> => {
  if (theatre.life && !theatre.life.isDead()) return theatre.life;
  await theatre.life?.end();
  theatre.life = await beginLife(theatre.server, boxOf(theatre));
  return theatre.life;
};

/** Starts a run with an empty provider and new buyers. */
export const beginPlay = async (theatre: Theatre): Promise<Play> => {
  const { server, shop } = theatre;
  await server.sandbox.control.reset();
  await server.clock.set(0);
  await ensureLife(theatre);
  const buyers = [await shop.newBuyer(), await shop.newBuyer()];
  const mails = boxOf(theatre);
  mails.length = 0;
  const books = await readBooks(
    server,
    buyers.map(({ userId }) => userId),
  );
  return {
    theatre,
    buyers,
    mails,
    delivered: new Set(),
    faults: [],
    books,
    offsetMs: 0,
    deaths: 0,
  };
};

/** Sends a request if the server runs; whatever happens, the server must not reply with a 5xx. */
export const ask = async <T extends { readonly status: number }>(
  play: Play,
  what: string,
  work: (life: Life) => Promise<T>,
): Promise<T | undefined> => {
  const { life } = play.theatre;
  const answer = await life?.live(work);
  if (answer === undefined || life?.isDead()) return undefined;
  if (answer.status >= FAULT) play.faults.push(`${what} answered ${answer.status}`);
  return answer;
};

/** Runs a job if the server runs. */
export const work = async (play: Play, job: string): Promise<void> => {
  await play.theatre.life?.live(async ({ jobs }) => {
    await (job === 'drain' ? jobs.drain() : jobs.run(job));
  });
};

const accountOf = (keyId: string): GatewayAccount =>
  keyId === TEST_KEYS.plans.keyId ? 'plans' : 'questions';

/** The provider's keys that can see this order. */
export const keysOfOrder = ({ theatre: { server } }: Play, gatewayOrderId: string) =>
  TEST_KEYS[accountOf(server.sandbox.world.state.orders[gatewayOrderId]?.keyId ?? '')];

/** Delivers an event once. */
export const deliver = async (
  play: Play,
  event: { readonly id: string; readonly body: string; readonly keyId: string },
): Promise<void> => {
  const account = accountOf(event.keyId);
  const answer = await ask(play, 'webhook', ({ app }) => webhook({ app }, event, { account }));
  if (answer?.status === OK) play.delivered.add(event.id);
};

/** Takes a snapshot: no invariant may be violated, and nothing may have moved backwards. */
export const look = async (play: Play, after: string): Promise<void> => {
  const { server } = play.theatre;
  const books = await readBooks(
    server,
    play.buyers.map(({ userId }) => userId),
  );
  const captured = server.sandbox.control.ledger().payments.filter((one) => one.captured);
  const invented = books.payments.filter(
    ({ id, state }) => state === 'captured' && !captured.some((payment) => payment.id === id),
  );
  const faults = [
    ...faultsNow(books),
    ...stepsBack(play.books, books),
    ...invented.map(({ id }) => `taken as paid, and is not: ${id}`),
  ];
  play.faults.push(...faults.map((fault) => `after ${after}: ${fault}`));
  play.books = books;
};
