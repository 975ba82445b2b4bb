import type { FastifyInstance } from 'fastify';
import { buildApp } from '@dhruva/server/app.ts';
import { openDb, openPool } from '@dhruva/server/platform/database/db.ts';
import type { Gateway } from '@dhruva/server/platform/gateway/gateway.ts';
import { createJobs, type JobQueue } from '@dhruva/server/platform/jobs.ts';
import type { Mail } from '@dhruva/server/platform/messages/mail.ts';
import { createOutbox } from '@dhruva/server/platform/messages/outbox.ts';
import { createProducts } from '@dhruva/server/products.ts';
import { TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import { startDatabaseProxy } from '@dhruva/server/test/killing/database-proxy.ts';
import { type Cut, createSteps } from '@dhruva/server/test/killing/steps.ts';

/** One server in this process, from its start to its simulated death. */
export interface RunningServer {
  readonly app: FastifyInstance;
  readonly jobs: JobQueue;
  /**
   * Simulates its death at this step: from then on nothing reaches the database, the provider or a mailbox.
   */
  killAt(cut: Cut | undefined): void;
  readonly isDead: () => boolean;
  /** Runs `work` on the server; undefined when the server died during it. */
  live<T>(work: (runningServer: RunningServer) => Promise<T>): Promise<T | undefined>;
  end(): Promise<void>;
}

const GATEWAY_CALLS = ['createOrder', 'paymentsOf', 'payment', 'refund', 'refundsOf'] as const;

/** Starts a server on the database, provider and mailboxes of this test app. */
export const startRunningServer = async (
  server: TestApp,
  mails: Mail[],
): Promise<RunningServer> => {
  const death = Promise.withResolvers<undefined>();
  const never = new Promise<never>(() => undefined);
  const steps = createSteps(async () => {
    proxy.refuse(true);
    death.resolve(undefined);
  });
  const proxy = await startDatabaseProxy(server.deps.env.databaseUrl ?? '', steps);
  const pool = openPool(proxy.url, { size: 6, onIdleError: () => undefined });
  const db = openDb(pool);
  /** A step that is not a database round trip. */
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const number = await steps.leave(name);
    if (number === undefined) return never;
    const done = await work();
    return (await steps.comeBack(number)) ? done : never;
  };
  const real = server.deps.gateway;
  const calls = GATEWAY_CALLS.map((name) => {
    const call = real[name].bind(real) as (...args: unknown[]) => Promise<unknown>;
    return [name, (...args: unknown[]) => step(name, () => call(...args))];
  });
  const gateway = { ...real, ...Object.fromEntries(calls) } as Gateway;
  const mail = { name: 'box', send: (one: Mail) => step('mail', async () => void mails.push(one)) };
  const { env, log, userKeys, hash, sms, readiness } = server.deps;
  const jobs = createJobs(pool, log, { housekeeping: false });
  const outbox = createOutbox({ db, jobs, sms, mail });
  const common = { env, db, readiness, log, userKeys, hash };
  const deps = { ...common, sms, mail, jobs, outbox, gateway };
  const app = await buildApp(deps, (own) => createProducts({ ...own, births: TEST_BIRTHS }));
  await jobs.start({ working: false });
  await app.ready();
  const runningServer: RunningServer = {
    app,
    jobs,
    killAt: (cut) => {
      if (!steps.isCut()) steps.watch(cut);
    },
    isDead: steps.isCut,
    live: async (work) => {
      if (steps.isCut()) return undefined;
      const done = work(runningServer).catch((error: unknown) => {
        if (steps.isCut()) return undefined;
        throw error;
      });
      return Promise.race([done, death.promise]);
    },
    end: async () => {
      if (!steps.isCut()) {
        await app.close();
        await jobs.stop();
        await db.destroy();
      }
      await proxy.close();
    },
  };
  return runningServer;
};
