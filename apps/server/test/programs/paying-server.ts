/**
 * The server for tests that kill it: like `main.ts`, but mail and SMS are posted to OUTSIDE_URL, and jobs run
 * when the parent process says so. It waits with its code loaded until told `start`.
 */
import { flushCompileCache } from 'node:module';
import { MIGRATIONS } from '../../migrations/all-migrations.ts';
import { buildApp } from '../../src/app.ts';
import { readEnv } from '../../src/platform/env/env.ts';
import { createKeyedHash } from '../../src/platform/crypto/keyed-hash.ts';
import { createUserKeys } from '../../src/platform/crypto/user-keys.ts';
import { openDb, openPool } from '../../src/platform/database/db.ts';
import { createReadiness } from '../../src/platform/database/readiness.ts';
import { createRazorpayGateway } from '../../src/platform/gateway/razorpay-gateway.ts';
import { createJobs } from '../../src/platform/jobs.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { createOutbox } from '../../src/platform/messages/outbox.ts';

type Command = { start: true } | { job: string; data: Record<string, string>; number: number };

const tell = (word: object): void => void process.send?.(word);

const postTo = async (path: string, message: object): Promise<void> => {
  const body = JSON.stringify(message);
  const reply = await fetch(`${process.env['OUTSIDE_URL']}${path}`, { method: 'POST', body });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
};

const start = async () => {
  const env = readEnv(process.env);
  if (env.gateway.provider !== 'razorpay') throw new Error('keys are missing');
  const log = createLogger('info');
  const pool = openPool(env.databaseUrl ?? '', {
    size: env.databasePool,
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const db = openDb(pool);
  const sms = {
    name: 'outside',
    send: async (message: object) => {
      await postTo('/sms', message);
      return { ok: true, providerId: 'one' } as const;
    },
  };
  const mail = { name: 'outside', send: (message: object) => postTo('/mail', message) };
  const jobs = createJobs(pool, log, { housekeeping: false });
  const outbox = createOutbox({ db, jobs, sms, mail });
  const userKeys = createUserKeys(env.masterKeys);
  const hash = createKeyedHash(env.hashKey);
  const gateway = createRazorpayGateway({ ...env.gateway, scriptUrl: '/checkout.js' });
  const readiness = createReadiness({
    url: env.databaseUrl ?? '',
    deadlineMs: env.databaseDeadlineMs,
    migrations: MIGRATIONS,
  });
  const common = { env, db, readiness, log, userKeys, hash };
  const app = await buildApp({ ...common, sms, mail, jobs, outbox, gateway });
  await jobs.start({ working: false });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, jobs };
};

let running: ReturnType<typeof start> | undefined;

process.on('message', async (command: Command) => {
  if ('start' in command) {
    running = start();
    tell({ url: (await running).url });
    flushCompileCache();
    return;
  }
  const { job, data, number } = command;
  try {
    const jobs = (await running)?.jobs;
    await (job === 'drain' ? jobs?.drain() : jobs?.run(job, data));
    tell({ done: number });
  } catch (error) {
    tell({ done: number, error: String(error) });
  }
});
process.once('disconnect', () => process.exit(0));
