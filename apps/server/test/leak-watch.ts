import { TEST_CARDS } from '@dhruva/sandbox/razorpay/payments/test-cards';
import { afterAll } from 'vitest';
import { SECRETS } from './purchase-fixtures.ts';
import { CONTROL_TOKEN, TEST_KEYS } from './test-gateway.ts';

/** What no log line and no reply may ever hold: keys, and cards of the provider's test list. */
export const PLANTED_SECRETS: readonly string[] = [
  ...Object.values(TEST_KEYS).flatMap(({ keySecret, webhookSecrets }) => [
    keySecret,
    ...webhookSecrets,
  ]),
  CONTROL_TOKEN,
  ...Object.keys(TEST_CARDS),
];

/** What customers of the tests say of themselves. */
export const PLANTED_DETAILS: readonly string[] = [
  ...Object.values(SECRETS),
  '1990-08-15',
  '1992-11-03',
  'Pune, Maharashtra',
  'Nashik, Maharashtra',
];

const PHONE = /(?<![\w.:-])(\+91)?[6-9]\d{9}(?![\w-])/;
/** Of anybody but ourselves: our own placeholder may be named. */
const EMAIL = /[\w.+-]+@(?!dhruva\.)[\w-]+\.[a-z]{2,}/i;
const CARD = /(?<![\w.:-])\d(?:[ -]?\d){12,18}(?![\w-])/;

const codes = new Set<string>();
const leaks: string[] = [];

/** Registers a one-time code that was sent. */
export const plantCode = (code: string | undefined): void => {
  if (code !== undefined) codes.add(code);
};

const WORD = /(?<![\w.:-])\d{6}(?![\w.:-])/g;

/** What a log line holds that it must not. */
export const leaksOfLine = (line: string): string[] => [
  ...[...PLANTED_SECRETS, ...PLANTED_DETAILS].filter((text) => line.includes(text)),
  ...[PHONE, EMAIL, CARD].flatMap((pattern) => pattern.exec(line)?.[0] ?? []),
  ...(line.match(WORD) ?? []).filter((word) => codes.has(word)),
];

/** What a reply holds that none may, whoever asked. */
export const leaksOfReply = (body: string): string[] => [
  ...PLANTED_SECRETS.filter((text) => body.includes(text)),
  ...[...codes].filter((code) => body.includes(`"${code}"`)),
];

/** Reads a line that a server under test has logged. */
export const watchLine = (line: string): void => {
  leaks.push(...leaksOfLine(line).map((leak) => `logged ${leak}: ${line}`));
};

/** Reads a reply that a server under test has given. */
export const watchReply = (body: unknown): void => {
  if (typeof body !== 'string') return;
  leaks.push(...leaksOfReply(body).map((leak) => `replied ${leak}: ${body.slice(0, 500)}`));
};

afterAll(() => {
  if (leaks.length > 0) throw new Error(`${leaks.length} leaks:\n${leaks.join('\n')}`);
});
