import type { Route } from '@dhruva/kernel/route';
import { afterAll } from 'vitest';
import { signatureOf } from '../../src/platform/gateway/razorpay-signatures.ts';
import { watchLine } from '../leak-watch.ts';
import type { WebhookEvent } from '../paying.ts';
import type { TestApp } from '../test-app.ts';
import { TEST_KEYS } from '../test-gateway.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../killing/database-proxy.ts';
import { type Outside, startOutside } from './outside.ts';
import { type PayingProcess, startPayingProcesses } from './paying-process.ts';
import { createSteps, type Steps } from './steps.ts';

/** The environment that makes a server in another process share this one's database, keys and provider. */
export const settingsOf = ({ env }: TestApp['deps'], databaseUrl: string, outsideUrl: string) => ({
  DATABASE_URL: databaseUrl,
  OUTSIDE_URL: outsideUrl,
  MASTER_KEYS: env.masterKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(),
  HASH_KEY: env.hashKey.toString('base64'),
  RAZORPAY_API_BASE: outsideUrl,
  RAZORPAY_KEY_ID: TEST_KEYS.questions.keyId,
  RAZORPAY_KEY_SECRET: TEST_KEYS.questions.keySecret,
  RAZORPAY_WEBHOOK_SECRETS: TEST_KEYS.questions.webhookSecrets.join(),
  RAZORPAY_PLANS_KEY_ID: TEST_KEYS.plans.keyId,
  RAZORPAY_PLANS_KEY_SECRET: TEST_KEYS.plans.keySecret,
  RAZORPAY_PLANS_WEBHOOK_SECRETS: TEST_KEYS.plans.webhookSecrets.join(),
});

export interface Killable {
  readonly steps: Steps;
  readonly outside: Outside;
  readonly database: DatabaseProxy;
  readonly process: () => PayingProcess;
  /** Replaces killing the process at the cut. */
  onCut(harm: () => Promise<void>): void;
  /** Starts the next process, after the last was killed. */
  restart(): Promise<void>;
  /** The reply's status; undefined when the connection broke. */
  call(route: Route, token: string, body: object): Promise<number | undefined>;
  webhook(event: WebhookEvent, account?: keyof typeof TEST_KEYS): Promise<number | undefined>;
}

const statusOf = (reply: Promise<Response>): Promise<number | undefined> =>
  reply.then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => undefined,
  );

/** URL of the provider's stand-in that the test's gateway uses. */
export const providerUrl = ({ deps }: TestApp): string =>
  new URL(deps.gateway.checkout('questions').scriptUrl).origin;

/** Starts a server in its own process on this server's database and provider, to be killed at any step. */
export const startKillable = async (server: TestApp): Promise<Killable> => {
  let current: PayingProcess | undefined;
  let harm = async (): Promise<void> => current?.kill();
  const steps = createSteps(() => harm());
  const database = await startDatabaseProxy(server.deps.env.databaseUrl ?? '', steps);
  const outside = await startOutside(providerUrl(server), steps);
  const settings = settingsOf(server.deps, database.url, outside.url);
  const processes = await startPayingProcesses(settings, watchLine);
  afterAll(async () => {
    await processes.close();
    await outside.close();
    await database.close();
  });
  const running = (): PayingProcess => {
    if (current === undefined) throw new Error('no server was started');
    return current;
  };
  const restart = async (): Promise<void> => {
    steps.watch();
    current = await processes.next();
  };
  await restart();
  return {
    steps,
    outside,
    database,
    process: running,
    onCut: (other) => {
      harm = other;
    },
    restart,
    call: (route, token, body) =>
      statusOf(
        fetch(running().url + route.path, {
          method: route.method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    webhook: ({ id, body }, account = 'questions') =>
      statusOf(
        fetch(`${running().url}/api/payment/webhook/${account}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-razorpay-event-id': id,
            'x-razorpay-signature': signatureOf(body, TEST_KEYS[account].webhookSecrets[0]),
          },
          body,
        }),
      ),
  };
};
