import { TEST_CARDS } from '@dhruva/sandbox/razorpay/payments/test-cards';
import { SECRETS } from './purchase-fixtures.ts';
import { CONTROL_TOKEN, TEST_KEYS } from './test-gateway.ts';

/** Secrets no log line or reply may contain: keys, and the provider's test cards. */
export const PLANTED_SECRETS: readonly string[] = [
  ...Object.values(TEST_KEYS).flatMap(({ keySecret, webhookSecrets }) => [
    keySecret,
    ...webhookSecrets,
  ]),
  CONTROL_TOKEN,
  ...Object.keys(TEST_CARDS),
];

/** Personal details of the test customers. */
export const PLANTED_DETAILS: readonly string[] = [
  ...Object.values(SECRETS),
  '1990-08-15',
  '1992-11-03',
  'Pune, Maharashtra',
  'Nashik, Maharashtra',
];

const PHONE = /(?<![\w.:-])(\+91)?[6-9]\d{9}(?![\w-])/;
/** E-mail addresses other than our own placeholders. */
const EMAIL = /[\w.+-]+@(?!dhruva\.)[\w-]+\.[a-z]{2,}/i;
const CARD = /(?<![\w.:-])\d(?:[ -]?\d){12,18}(?![\w-])/;

const codes = new Set<string>();
const leaks: string[] = [];

/** Adds a one-time code that was sent to the secrets. */
export const plantCode = (code: string | undefined): void => {
  if (code !== undefined) codes.add(code);
};

const WORD = /(?<![\w.:-])\d{6}(?![\w.:-])/g;

/** The forbidden texts a log line contains. */
export const leaksOfLine = (line: string): string[] => [
  ...[...PLANTED_SECRETS, ...PLANTED_DETAILS].filter((text) => line.includes(text)),
  ...[PHONE, EMAIL, CARD].flatMap((pattern) => pattern.exec(line)?.[0] ?? []),
  ...(line.match(WORD) ?? []).filter((word) => codes.has(word)),
];

/** The forbidden texts a reply contains, whoever the caller. */
export const leaksOfReply = (body: string): string[] => [
  ...PLANTED_SECRETS.filter((text) => body.includes(text)),
  ...[...codes].filter((code) => body.includes(`"${code}"`)),
];

/** Checks a line logged by a server under test. */
export const watchLine = (line: string): void => {
  leaks.push(...leaksOfLine(line).map((leak) => `logged ${leak}: ${line}`));
};

/** Checks a reply of a server under test. */
export const watchReply = (body: unknown): void => {
  if (typeof body !== 'string') return;
  leaks.push(...leaksOfReply(body).map((leak) => `replied ${leak}: ${body.slice(0, 500)}`));
};

/** What has leaked since this was last asked. */
export const takeLeaks = (): string[] => leaks.splice(0);
