import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'dhruva-env-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64');
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://dhruva@db.internal/dhruva',
  MASTER_KEYS: `2026:${key(2)},2025:${key(1)}`,
  HASH_KEY: key(3),
  PUBLIC_URL: 'https://dhruva.test',
  SUPPORT_EMAIL: 'help@dhruva.test',
  SMTP_URL: 'smtps://user:secret@mail.dhruva.test',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'auth',
  MSG91_OTP_TEMPLATE_ID: 'template',
  MSG91_PAID_TEMPLATE_ID: 'paid-template',
  MSG91_REFUNDED_TEMPLATE_ID: 'refunded-template',
  MSG91_BOOKED_TEMPLATE_ID: 'booked-template',
  MSG91_MOVED_TEMPLATE_ID: 'moved-template',
  MSG91_CANCELLED_TEMPLATE_ID: 'cancelled-template',
  MSG91_UNPLACED_TEMPLATE_ID: 'unplaced-template',
  MSG91_REMINDER_TEMPLATE_ID: 'reminder-template',
  MSG91_NEWS_TEMPLATE_ID: 'news-template',
  MSG91_WAITING_TEMPLATE_ID: 'waiting-template',
  MSG91_SIGNIN_TEMPLATE_ID: 'signin-template',
  RAZORPAY_KEY_ID: 'rzp_live_questions',
  RAZORPAY_KEY_SECRET: 'secret-of-questions',
  RAZORPAY_WEBHOOK_SECRETS: 'new-hook-secret, old-hook-secret',
  RAZORPAY_PLANS_KEY_ID: 'rzp_live_plans',
  RAZORPAY_PLANS_KEY_SECRET: 'secret-of-plans',
  RAZORPAY_PLANS_WEBHOOK_SECRETS: 'plans-hook-secret',
  SELLER_NAME: 'Dhruva Test',
  SELLER_ADDRESS: '1 Test Road|Pune 411001',
  THERAPIST_EMAILS: [1, 2, 3, 4, 5, 6].map((id) => `${id}:t${id}@dhruva.test`).join(),
  MEETING_BASE_URL: 'https://meet.dhruva.test/rooms',
};

const problemsOf = (source: Record<string, string | undefined>): readonly string[] => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
};

test('development needs nothing: keys are made once, readable by their owner only', () => {
  const first = readEnv({ DATA_DIR: folder });
  expect(first).toMatchObject({ mode: 'development', host: '127.0.0.1', port: 3000 });
  expect(first.sms.provider).toBe('outbox');
  expect(first.masterKeys).toHaveLength(1);
  expect(statSync(join(folder, 'dev-keys.json')).mode & 0o777).toBe(0o600);
  const second = readEnv({ DATA_DIR: folder });
  expect(second.hashKey.equals(first.hashKey)).toBe(true);
  expect(second.masterKeys).toEqual(first.masterKeys);
});

test('a whole production configuration is taken, newest master key first', () => {
  const env = readEnv(production);
  expect(env.masterKeys.map(({ id }) => id)).toEqual(['2026', '2025']);
  expect(env.sms).toEqual({
    provider: 'msg91',
    authKey: 'auth',
    templateIds: {
      otp: 'template',
      paid: 'paid-template',
      refunded: 'refunded-template',
      booked: 'booked-template',
      moved: 'moved-template',
      cancelled: 'cancelled-template',
      unplaced: 'unplaced-template',
      reminder: 'reminder-template',
      news: 'news-template',
      waiting: 'waiting-template',
      signin: 'signin-template',
    },
  });
  expect(env.gateway).toMatchObject({
    provider: 'razorpay',
    apiBase: 'https://api.razorpay.com',
    accounts: {
      questions: { webhookSecrets: ['new-hook-secret', 'old-hook-secret'] },
      plans: { keyId: 'rzp_live_plans' },
    },
  });
  expect(env.mail).toMatchObject({ provider: 'smtp', from: 'help@dhruva.test' });
  expect(env.logLevel).toBe('info');
});

test('a second SMS provider is taken with its own settings, and asked for what it lacks', () => {
  const twilio = {
    SMS_FALLBACK_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
  };
  expect(problemsOf({ ...production, ...twilio })).toEqual([
    'TWILIO_FROM: is needed for SMS_FALLBACK_PROVIDER=twilio',
  ]);
  const env = readEnv({ ...production, ...twilio, TWILIO_FROM: 'MG1' });
  expect([env.sms.provider, env.smsFallback?.provider]).toEqual(['msg91', 'twilio']);
  expect(readEnv(production).smsFallback).toBeUndefined();
});

test('migrations run at their own address when one is given, requests have 2.5 seconds in production', () => {
  const direct = 'postgresql://owner@db.internal/dhruva';
  expect(readEnv({ ...production, MIGRATION_DATABASE_URL: direct })).toMatchObject({
    migrationDatabaseUrl: direct,
    databaseDeadlineMs: 2_500,
  });
  expect(readEnv(production).migrationDatabaseUrl).toBe(production.DATABASE_URL);
});

test('production with nothing set is told everything at once', () => {
  const problems = problemsOf({ NODE_ENV: 'production' });
  expect(new Set(problems.map((line) => line.split(':')[0]))).toEqual(
    new Set([
      'DATABASE_URL',
      'HASH_KEY',
      'MASTER_KEYS',
      'MEETING_BASE_URL',
      'PUBLIC_URL',
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_PLANS_KEY_ID',
      'RAZORPAY_PLANS_KEY_SECRET',
      'RAZORPAY_PLANS_WEBHOOK_SECRETS',
      'RAZORPAY_WEBHOOK_SECRETS',
      'SELLER_ADDRESS',
      'SELLER_NAME',
      'SMS_PROVIDER',
      'SMTP_URL',
      'SUPPORT_EMAIL',
      'THERAPIST_EMAILS',
    ]),
  );
});

test('a key of the wrong size or shape is named, its value is not repeated', () => {
  const short = Buffer.alloc(16, 1).toString('base64');
  const problems = problemsOf({ ...production, HASH_KEY: short, MASTER_KEYS: 'nonsense' });
  expect(problems).toEqual([
    'MASTER_KEYS: must be a list of id:key, each key 32 bytes in base64',
    'HASH_KEY: must be 32 bytes in base64',
  ]);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['NODE_ENV', 'prod'],
  ['PUBLIC_URL', 'dhruva.test'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['TRUST_PROXY', 'everyone'],
  ['LOG_LEVEL', 'loud'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['SMS_PROVIDER', 'pigeon'],
  ['SMTP_URL', 'https://mail.test'],
  ['MEETING_BASE_URL', 'meet.dhruva.test'],
  ['THERAPIST_EMAILS', '7:t7@dhruva.test'],
  ['THERAPIST_EMAILS', '1:nobody'],
  ['HEADERS_SECONDS', '0'],
  ['REQUEST_SECONDS', '3600'],
])('%s=%s is refused by name', (name, value) => {
  const problems = problemsOf({ DATA_DIR: folder, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: `));
});

test('a provider without its settings names each of them', () => {
  const problems = problemsOf({ DATA_DIR: folder, SMS_PROVIDER: 'twilio' });
  expect(problems.map((line) => line.split(':')[0])).toEqual([
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_FROM',
  ]);
});

test('each therapist has an address; production takes no sample for one', () => {
  expect(readEnv(production).therapistEmails['6']).toBe('t6@dhruva.test');
  expect(readEnv({ DATA_DIR: folder }).therapistEmails['6']).toBe('therapist-6@dhruva.example');
  expect(problemsOf({ ...production, THERAPIST_EMAILS: '1:t1@dhruva.test' })).toEqual([
    'THERAPIST_EMAILS: has no address, or a sample, for 2, 3, 4, 5, 6',
  ]);
});

test('sessions meet somewhere: in production neither at the placeholder nor in clear', () => {
  expect(readEnv(production).meetingBaseUrl).toBe('https://meet.dhruva.test/rooms');
  for (const address of ['', 'https://meet.dhruva.example/a', 'http://meet.dhruva.test'])
    expect(problemsOf({ ...production, MEETING_BASE_URL: address })).toEqual([
      expect.stringMatching(/^MEETING_BASE_URL: /),
    ]);
  expect(readEnv({ DATA_DIR: folder }).meetingBaseUrl).toContain('.example');
});

test('an empty value counts as unset', () => {
  expect(readEnv({ DATA_DIR: folder, PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000 });
});

const TEST_ID = 'rzp_test_questions';
test.each([
  ['a test key', { RAZORPAY_KEY_ID: TEST_ID, RAZORPAY_PLANS_KEY_ID: TEST_ID }, /is a test key$/],
  ['one test key beside a live one', { RAZORPAY_KEY_ID: TEST_ID }, /test key beside a live one$/],
  ['another provider address', { RAZORPAY_API_BASE: 'https://pay.dhruva.test' }, /real provider/],
  ['no webhook secret', { RAZORPAY_WEBHOOK_SECRETS: '' }, /must be set in production$/],
])('37: production with %s does not start', (_, change, line) => {
  const problems = problemsOf({ ...production, ...change });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(line);
});

test('development takes all keys or none; without keys it is the sandbox', () => {
  expect(readEnv({ DATA_DIR: folder }).gateway).toEqual({ provider: 'sandbox' });
  const some = problemsOf({ DATA_DIR: folder, RAZORPAY_KEY_ID: TEST_ID });
  expect(some).toHaveLength(5);
  expect(some.join()).toContain('RAZORPAY_KEY_SECRET: must be set with the other keys');
});

test('live keys are sent to nobody but the provider, in development neither', () => {
  const elsewhere = {
    ...production,
    NODE_ENV: 'development',
    RAZORPAY_API_BASE: 'http://localhost:9',
  };
  expect(problemsOf(elsewhere)).toEqual([expect.stringMatching(/^RAZORPAY_API_BASE: /)]);
});

test('the public address follows the port', () => {
  expect(readEnv({ DATA_DIR: folder, PORT: '4567' }).publicUrl).toBe('http://localhost:4567');
});
