import { join, resolve } from 'node:path';
import * as z from 'zod';
import {
  GATEWAY_VARIABLES,
  gatewayProblems,
  type GatewaySettings,
  gatewaySettings,
} from './gateway-settings.ts';
import { MEETING_VARIABLES, meetingProblems } from './meeting-settings.ts';
import {
  type MailSettings,
  mailSettings,
  MESSAGE_VARIABLES,
  smsProblems,
  type SmsSettings,
  smsSettings,
} from './message-settings.ts';
import {
  SELLER_VARIABLES,
  sellerProblems,
  type SellerSettings,
  sellerSettings,
} from './seller-settings.ts';
import {
  therapistEmails,
  type TherapistEmails,
  therapistProblems,
  THERAPIST_VARIABLES,
} from './therapist-settings.ts';
import { type DevKeys, loadDevKeys } from '../crypto/dev-keys.ts';
import type { MasterKey } from '../crypto/user-keys.ts';

/** The server's configuration, read and validated once at start from the environment. */
export interface Env {
  readonly mode: 'development' | 'test' | 'production';
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Where migrations run: past a pooler, as the owner of the tables. `databaseUrl` unless set. */
  readonly migrationDatabaseUrl: string | undefined;
  readonly databasePool: number;
  /** Milliseconds a request waits for a connection, and for the answer to each statement. */
  readonly databaseDeadlineMs: number;
  readonly trustProxy: readonly string[];
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Newest first: the first one wraps keys, all of them unwrap. */
  readonly masterKeys: readonly MasterKey[];
  readonly hashKey: Buffer;
  /** Seconds a request's headers may take to arrive, and the whole of it; then the connection is closed. */
  readonly headersSeconds: number;
  readonly requestSeconds: number;
  readonly webDir: string;
  readonly supportEmail: string;
  readonly therapistEmails: TherapistEmails;
  /** Base URL of the sessions' video rooms. */
  readonly meetingBaseUrl: string;
  /** Sign-in SMS meant for a day, those an hour that one address gets for nothing, the first proof of work. */
  readonly smsBudget: {
    readonly perDay: number;
    readonly freePerAddress: number;
    readonly firstBits: number;
  };
  readonly sms: SmsSettings;
  /** Taken when the first provider fails. */
  readonly smsFallback: SmsSettings | undefined;
  readonly mail: MailSettings;
  readonly gateway: GatewaySettings;
  /** Prefix of receipt numbers; credit notes append a C. */
  readonly receiptSeries: string;
  readonly seller: SellerSettings;
}

/** Thrown with everything that is wrong with the configuration, one problem a line. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The repository's root, from apps/server/src and from the bundle in apps/server/dist alike. */
const ROOT = join(import.meta.dirname, '../../..');
const KEY_BYTES = 32;
const PLACEHOLDER_EMAIL = 'support@dhruva.example';
/** Production addresses may be shared by many users; a developer's machine is not. */
const FREE_SMS_PER_ADDRESS = { production: 30, development: 1_000, test: 1_000 };
const SMS_PER_DAY = 2_000;
/** 2^16 hashes: a quarter of a second of a phone. */
const FIRST_WORK_BITS = 16;
/** A developer's machine, which also builds and tests, may be slow. */
const DATABASE_DEADLINE_MS = { production: 2_500, development: 10_000, test: 15_000 };

const list = z.string().transform((text) => text.split(',').map((part) => part.trim()));
const key = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === KEY_BYTES, `must be ${KEY_BYTES} bytes in base64`);
const masterKey = z.string().transform((entry, context): MasterKey => {
  const [, id = '', text = ''] = /^([\w-]{1,32}):(.+)$/.exec(entry) ?? [];
  const bytes = key.safeParse(text);
  if (id !== '' && bytes.success) return { id, key: bytes.data };
  context.addIssue(`must be a list of id:key, each key ${KEY_BYTES} bytes in base64`);
  return z.NEVER;
});
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// URL');
const whole = (low: number, high: number, fallback: number) =>
  z.coerce.number().int().min(low).max(high).default(fallback);

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535, 3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default(join(ROOT, 'data')),
  DATABASE_URL: postgresUrl.optional(),
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: whole(2, 200, 10),
  DATABASE_DEADLINE_MS: z.coerce.number().int().min(100).max(60_000).optional(),
  TRUST_PROXY: list
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .default([]),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  MASTER_KEYS: list.pipe(z.array(masterKey)).optional(),
  HASH_KEY: key.optional(),
  WEB_DIR: z.string().default(join(ROOT, 'apps/web/build/client')),
  SUPPORT_EMAIL: z.email().default(PLACEHOLDER_EMAIL),
  HEADERS_SECONDS: whole(1, 60, 10),
  REQUEST_SECONDS: whole(1, 300, 30),
  OTP_SENDS_PER_ADDRESS: z.coerce.number().int().min(1).optional(),
  OTP_SMS_PER_DAY: whole(1, 10_000_000, SMS_PER_DAY),
  OTP_WORK_BITS: whole(1, 24, FIRST_WORK_BITS),
  RECEIPT_SERIES: z
    .string()
    .regex(/^[A-Z]{1,3}$/, 'must be one to three capital letters')
    .default('DHR'),
  ...MESSAGE_VARIABLES,
  ...GATEWAY_VARIABLES,
  ...SELLER_VARIABLES,
  ...THERAPIST_VARIABLES,
  ...MEETING_VARIABLES,
});
type Variables = z.infer<typeof variables>;

/** Problems that apply to production only; an empty list elsewhere. */
const productionProblems = (values: Variables): string[] => {
  const required = ['DATABASE_URL', 'MASTER_KEYS', 'HASH_KEY', 'SMTP_URL'] as const;
  const checks: [boolean, string][] = [
    ...required.map((name): [boolean, string] => [
      values[name] === undefined,
      `${name}: must be set in production`,
    ]),
    [values.SMS_PROVIDER === 'outbox', 'SMS_PROVIDER: outbox is a simulation; set msg91 or twilio'],
    [values.SUPPORT_EMAIL.endsWith('.example'), 'SUPPORT_EMAIL: is still the placeholder'],
    [!values.PUBLIC_URL?.startsWith('https://'), 'PUBLIC_URL: must be the public https address'],
  ];
  return checks.flatMap(([wrong, line]) => (wrong ? [line] : []));
};

/** Development keys, created once and stored in the data folder; production has to configure its own. */
const developmentKeys = ({ MASTER_KEYS, HASH_KEY, DATA_DIR }: Variables): DevKeys => {
  const made = MASTER_KEYS && HASH_KEY ? undefined : loadDevKeys(resolve(DATA_DIR));
  return {
    masterKeys: MASTER_KEYS ?? made?.masterKeys ?? [],
    hashKey: HASH_KEY ?? made?.hashKey ?? Buffer.alloc(0),
  };
};

/**
 * Reads the configuration; throws an `EnvError` that lists everything wrong with it. Empty values count as
 * unset.
 */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`),
    );
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const problems = [
    ...(isProduction ? productionProblems(values) : []),
    ...smsProblems(values),
    ...gatewayProblems(values, isProduction),
    ...sellerProblems(values, isProduction),
    ...therapistProblems(values, isProduction),
    ...meetingProblems(values, isProduction),
  ];
  if (problems.length > 0) throw new EnvError(problems);
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    databaseDeadlineMs: values.DATABASE_DEADLINE_MS ?? DATABASE_DEADLINE_MS[values.NODE_ENV],
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    ...developmentKeys(values),
    webDir: resolve(values.WEB_DIR),
    supportEmail: values.SUPPORT_EMAIL,
    headersSeconds: values.HEADERS_SECONDS,
    requestSeconds: values.REQUEST_SECONDS,
    therapistEmails: therapistEmails(values),
    meetingBaseUrl: values.MEETING_BASE_URL,
    smsBudget: {
      perDay: values.OTP_SMS_PER_DAY,
      freePerAddress: values.OTP_SENDS_PER_ADDRESS ?? FREE_SMS_PER_ADDRESS[values.NODE_ENV],
      firstBits: values.OTP_WORK_BITS,
    },
    sms: smsSettings(values),
    smsFallback: values.SMS_FALLBACK_PROVIDER && smsSettings(values, values.SMS_FALLBACK_PROVIDER),
    mail: mailSettings(values, values.SUPPORT_EMAIL),
    gateway: gatewaySettings(values),
    receiptSeries: values.RECEIPT_SERIES,
    seller: sellerSettings(values),
  };
};
