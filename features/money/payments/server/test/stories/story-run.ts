import type { GatewayAccount } from '@dhruva/server/platform/gateway/gateway.ts';
import type { Mail } from '@dhruva/server/platform/messages/mail.ts';
import { webhook } from '@dhruva/server/test/paying.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import { TEST_KEYS } from '@dhruva/server/test/test-gateway.ts';
import { type PaymentRecords, readPaymentRecords } from '../read-ledger.ts';
import { faultsNow, regressions } from '../invariants.ts';
import { startRunningServer, type RunningServer } from './running-server.ts';
import type { Buyer, Shop } from '../shop.ts';

const FAULT = 500;
const OK = 200;

/** State shared by all runs of a test file. */
export interface StoryEnvironment {
  readonly server: TestApp;
  readonly shop: Shop;
  readonly letJobsExpire: () => Promise<void>;
  readonly tally: Record<
    'runs' | 'moves' | 'orders' | 'captured' | 'refunds' | 'ends' | 'deaths',
    number
  >;
  /** The running server; replaced after its death. */
  runningServer: RunningServer | undefined;
}

/** One run: two buyers, the provider with its own records, and a server that may die. */
export interface StoryRun {
  readonly environment: StoryEnvironment;
  readonly buyers: readonly Buyer[];
  readonly mails: Mail[];
  /** Ids of the events that were answered with 200. */
  readonly delivered: Set<string>;
  readonly faults: string[];
  records: PaymentRecords;
  offsetMs: number;
  deaths: number;
}

const boxes = new WeakMap<StoryEnvironment, Mail[]>();

const mailboxOf = (environment: StoryEnvironment): Mail[] => {
  const box = boxes.get(environment) ?? [];
  boxes.set(environment, box);
  return box;
};

/** The running server, a new one if the last has died. */
export const ensureRunningServer = async (
  environment: StoryEnvironment,
): Promise<RunningServer> => {
  if (environment.runningServer && !environment.runningServer.isDead())
    return environment.runningServer;
  await environment.runningServer?.end();
  environment.runningServer = await startRunningServer(environment.server, mailboxOf(environment));
  return environment.runningServer;
};

/** Starts a run with an empty provider and new buyers. */
export const startStoryRun = async (environment: StoryEnvironment): Promise<StoryRun> => {
  const { server, shop } = environment;
  await server.sandbox.control.reset();
  await server.clock.set(0);
  await ensureRunningServer(environment);
  const buyers = [await shop.newBuyer(), await shop.newBuyer()];
  const mails = mailboxOf(environment);
  mails.length = 0;
  const records = await readPaymentRecords(
    server,
    buyers.map(({ userId }) => userId),
  );
  return {
    environment,
    buyers,
    mails,
    delivered: new Set(),
    faults: [],
    records,
    offsetMs: 0,
    deaths: 0,
  };
};

/** Sends a request if the server runs; whatever happens, the server must not reply with a 5xx. */
export const sendRequest = async <T extends { readonly status: number }>(
  storyRun: StoryRun,
  what: string,
  request: (runningServer: RunningServer) => Promise<T>,
): Promise<T | undefined> => {
  const { runningServer } = storyRun.environment;
  const answer = await runningServer?.live(request);
  if (answer === undefined || runningServer?.isDead()) return undefined;
  if (answer.status >= FAULT) storyRun.faults.push(`${what} answered ${answer.status}`);
  return answer;
};

/** Runs a job if the server runs. */
export const runJob = async (storyRun: StoryRun, job: string): Promise<void> => {
  await storyRun.environment.runningServer?.live(async ({ jobs }) => {
    await (job === 'drain' ? jobs.drain() : jobs.run(job));
  });
};

const accountOf = (keyId: string): GatewayAccount =>
  keyId === TEST_KEYS.plans.keyId ? 'plans' : 'questions';

/** The provider's keys that can see this order. */
export const keysOfOrder = ({ environment: { server } }: StoryRun, gatewayOrderId: string) =>
  TEST_KEYS[accountOf(server.sandbox.world.state.orders[gatewayOrderId]?.keyId ?? '')];

/** Delivers an event once. */
export const deliver = async (
  storyRun: StoryRun,
  event: { readonly id: string; readonly body: string; readonly keyId: string },
): Promise<void> => {
  const account = accountOf(event.keyId);
  const answer = await sendRequest(storyRun, 'webhook', ({ app }) =>
    webhook({ app }, event, { account }),
  );
  if (answer?.status === OK) storyRun.delivered.add(event.id);
};

/** Takes a snapshot: no invariant may be violated, and nothing may have moved backwards. */
export const checkRecords = async (storyRun: StoryRun, after: string): Promise<void> => {
  const { server } = storyRun.environment;
  const records = await readPaymentRecords(
    server,
    storyRun.buyers.map(({ userId }) => userId),
  );
  const captured = server.sandbox.control.ledger().payments.filter((one) => one.captured);
  const invented = records.payments.filter(
    ({ id, state }) => state === 'captured' && !captured.some((payment) => payment.id === id),
  );
  const faults = [
    ...faultsNow(records),
    ...regressions(storyRun.records, records),
    ...invented.map(({ id }) => `taken as paid, and is not: ${id}`),
  ];
  storyRun.faults.push(...faults.map((fault) => `after ${after}: ${fault}`));
  storyRun.records = records;
};
