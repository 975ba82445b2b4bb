import * as z from 'zod';
import type { GatewayAccount } from '../gateway/gateway.ts';
import type { AccountKeys } from '../gateway/razorpay-gateway.ts';

/** The payment provider's settings; `sandbox` is the development stand-in, mounted at its start. */
export type GatewaySettings =
  | { readonly provider: 'sandbox' }
  | {
      readonly provider: 'razorpay';
      readonly accounts: Readonly<Record<GatewayAccount, AccountKeys>>;
      readonly apiBase: string;
    };

const API_BASE = 'https://api.razorpay.com';
const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
const CHECKOUT_HOSTS = 'https://*.razorpay.com';

const keyId = z.string().regex(/^rzp_(test|live)_\w+$/, 'must begin with rzp_test_ or rzp_live_');
const secrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => part.length >= 8),
    'each must have 8 characters or more',
  );

export const GATEWAY_VARIABLES = {
  RAZORPAY_KEY_ID: keyId.optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRETS: secrets.optional(),
  RAZORPAY_PLANS_KEY_ID: keyId.optional(),
  RAZORPAY_PLANS_KEY_SECRET: z.string().optional(),
  RAZORPAY_PLANS_WEBHOOK_SECRETS: secrets.optional(),
  RAZORPAY_API_BASE: z.url({ protocol: /^https?$/ }).default(API_BASE),
};
const variables = z.object(GATEWAY_VARIABLES);
type Variables = z.infer<typeof variables>;

const KEYS = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRETS',
  'RAZORPAY_PLANS_KEY_ID',
  'RAZORPAY_PLANS_KEY_SECRET',
  'RAZORPAY_PLANS_WEBHOOK_SECRETS',
] as const satisfies readonly (keyof Variables)[];
const IDS = ['RAZORPAY_KEY_ID', 'RAZORPAY_PLANS_KEY_ID'] as const;

const isLive = (id: string | undefined): boolean => id?.startsWith('rzp_live_') ?? false;

/**
 * Validates the provider's keys: all or none, all of one mode, live keys only with the real provider, and
 * only live keys in production.
 */
export const gatewayProblems = (values: Variables, isProduction: boolean): string[] => {
  const given = KEYS.filter((name) => values[name] !== undefined);
  const live = IDS.filter((name) => isLive(values[name]));
  const test = IDS.filter((name) => values[name] !== undefined && !isLive(values[name]));
  const isElsewhere = values.RAZORPAY_API_BASE !== API_BASE;
  const missing = KEYS.filter((name) => values[name] === undefined);
  const wantsAll = isProduction || given.length > 0;
  return [
    ...(wantsAll
      ? missing.map(
          (name) =>
            `${name}: must be set${isProduction ? ' in production' : ' with the other keys'}`,
        )
      : []),
    ...(live.length > 0 && test.length > 0
      ? [`${test.join()}: is a test key beside a live one`]
      : isProduction
        ? test.map((name) => `${name}: is a test key`)
        : []),
    ...(isElsewhere && (isProduction || live.length > 0)
      ? ['RAZORPAY_API_BASE: live keys and production go to the real provider only']
      : []),
  ];
};

/** The provider's settings, once validated; without keys the sandbox. */
export const gatewaySettings = (values: Variables): GatewaySettings => {
  const account = (prefix: 'RAZORPAY_' | 'RAZORPAY_PLANS_'): AccountKeys => ({
    keyId: values[`${prefix}KEY_ID`] ?? '',
    keySecret: values[`${prefix}KEY_SECRET`] ?? '',
    webhookSecrets: values[`${prefix}WEBHOOK_SECRETS`] ?? [],
  });
  if (values.RAZORPAY_KEY_ID === undefined) return { provider: 'sandbox' };
  return {
    provider: 'razorpay',
    accounts: { questions: account('RAZORPAY_'), plans: account('RAZORPAY_PLANS_') },
    apiBase: values.RAZORPAY_API_BASE,
  };
};

/** URL of the checkout script: the real one, or the stand-in's at this address. */
export const checkoutScript = (apiBase: string): string =>
  apiBase === API_BASE ? CHECKOUT_SCRIPT : `${apiBase}/v1/checkout.js`;

/** The checkout's origin for the content security policy; undefined when we serve it ourselves. */
export const checkoutSource = (settings: GatewaySettings): string | undefined => {
  if (settings.provider === 'sandbox') return undefined;
  return settings.apiBase === API_BASE ? CHECKOUT_HOSTS : new URL(settings.apiBase).origin;
};
