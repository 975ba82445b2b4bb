import { randomBytes } from 'node:crypto';
import type { RunningRazorpay } from '@dhruva/sandbox/razorpay/start-razorpay';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { buildApp } from '../src/app.ts';
import type { Env } from '../src/platform/env/env.ts';
import { therapistEmails } from '../src/platform/env/therapist-settings.ts';
import { createKeyedHash } from '../src/platform/crypto/keyed-hash.ts';
import { createUserKeys } from '../src/platform/crypto/user-keys.ts';
import { openDb, openPool } from '../src/platform/database/db.ts';
import { createReadiness } from '../src/platform/database/readiness.ts';
import { setTestOffset } from '../src/platform/database/test-clock.ts';
import type { Deps } from '../src/platform/deps.ts';
import type { Guards } from '../src/platform/http/session.ts';
import { createJobs, type JobQueue } from '../src/platform/jobs.ts';
import { createLogger } from '../src/platform/logging.ts';
import type { Mail, MailSender } from '../src/platform/messages/mail.ts';
import { createOutbox } from '../src/platform/messages/outbox.ts';
import type { Sms, SmsOutcome, SmsSender } from '../src/platform/messages/sms.ts';
import { watchMail, watchPapers, watchSms } from './discretion-watch.ts';
import { plantCode, watchLine, watchReply } from './leak-watch.ts';
import { createTestDatabase } from './test-database.ts';
import { startTestGateway } from './test-gateway.ts';

/** Records sent SMS; `fail` sets the outcome of the next sends. */
export interface SmsCatcher extends SmsSender {
  readonly sent: Sms[];
  fail: Extract<SmsOutcome, { ok: false }> | undefined;
}

export interface MailCatcher extends MailSender {
  readonly sent: Mail[];
}

const catchSms = (): SmsCatcher => {
  const sent: Sms[] = [];
  return {
    name: 'catcher',
    sent,
    fail: undefined,
    async send(sms) {
      plantCode(sms.vars['code']);
      if (this.fail) return this.fail;
      watchSms(sms);
      sent.push(sms);
      return { ok: true, providerId: String(sent.length) };
    },
  };
};

const catchMail = (supportEmail: string): MailCatcher => {
  const sent: Mail[] = [];
  const send = async (mail: Mail): Promise<void> => {
    watchMail(mail, supportEmail);
    sent.push(mail);
  };
  return { name: 'catcher', sent, send };
};

/** The test configuration: nothing on disk, no built site, throw-away keys. */
export const testEnv = (databaseUrl: string, changes: Partial<Env> = {}): Env => ({
  mode: 'test',
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost:3000',
  dataDir: '/nonexistent',
  databaseUrl,
  migrationDatabaseUrl: undefined,
  databasePool: 8,
  databaseDeadlineMs: 15_000,
  trustProxy: [],
  logLevel: 'silent',
  masterKeys: [{ id: 'test', key: randomBytes(32) }],
  hashKey: randomBytes(32),
  webDir: '/nonexistent',
  supportEmail: 'support@example.test',
  headersSeconds: 10,
  requestSeconds: 30,
  therapistEmails: therapistEmails({}),
  meetingBaseUrl: 'https://meet.example.test',
  smsBudget: { perDay: 100_000, freePerAddress: 1_000, firstBits: 4 },
  sms: { provider: 'outbox' },
  smsFallback: undefined,
  mail: { provider: 'outbox' },
  gateway: { provider: 'sandbox' },
  receiptSeries: 'DHR',
  seller: { name: 'Test Seller', address: '1 Test Road', gstin: null, state: 'Maharashtra' },
  ...changes,
});

/** Guards that know nobody and refuse nothing. */
export const OPEN_GUARDS: Guards = {
  authenticate: async () => undefined,
  limitRequests: async () => undefined,
};

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly sms: SmsCatcher;
  readonly mail: MailCatcher;
  /** `await jobs.drain()` runs queued jobs. */
  readonly jobs: JobQueue;
  /** The payment provider's stand-in, on loopback: `sandbox.control.pay(orderId, { outcome: 'success' })`. */
  readonly sandbox: RunningRazorpay['sandbox'];
  readonly clock: { set(offsetMs: number): Promise<void> };
  /** Logged lines, parsed (level info). */
  readonly logged: Record<string, unknown>[];
}

/** Builds an app on its own database, removed after the file's tests. Call it at the top of a test file. */
export const buildTestApp = async (
  changes: Partial<Env> = {},
  onSale?: Parameters<typeof buildApp>[1],
): Promise<TestApp> => {
  const database = await createTestDatabase();
  const env = testEnv(database.url, changes);
  const logged: Record<string, unknown>[] = [];
  const write = (line: string): void => {
    watchLine(line);
    logged.push(JSON.parse(line));
  };
  const log = createLogger('info', { write });
  const pool = openPool(database.url, { size: env.databasePool, onIdleError: () => undefined });
  const db = openDb(pool);
  const [sms, mail] = [catchSms(), catchMail(env.supportEmail)];
  const jobs = createJobs(pool, log, { housekeeping: false });
  const userKeys = createUserKeys(env.masterKeys);
  const hash = createKeyedHash(env.hashKey);
  const outbox = createOutbox({ db, jobs, sms, mail });
  const { gateway, sandbox, close } = await startTestGateway();
  const readiness = createReadiness({
    url: database.url,
    deadlineMs: env.databaseDeadlineMs,
    migrations: MIGRATIONS,
  });
  const common = { env, db, readiness, log, userKeys, hash };
  const deps: Deps = { ...common, sms, mail, jobs, outbox, gateway };
  const app = await buildApp(deps, onSale);
  app.addHook('onSend', async (request, reply, body) => {
    watchReply(body);
    watchPapers(request, reply, body);
  });
  await jobs.start({ working: false });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await jobs.stop();
    await close();
    await readiness.close();
    await db.destroy();
    await database.drop();
  });
  const clock = { set: (offsetMs: number) => setTestOffset(db, env.mode, offsetMs) };
  return { app, deps, sms, mail, jobs, sandbox, clock, logged };
};
