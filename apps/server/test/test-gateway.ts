import {
  type RunningRazorpay,
  startRazorpaySandbox,
} from '@dhruva/sandbox/razorpay/start-razorpay';
import type { Gateway } from '../src/platform/gateway/gateway.ts';
import { createRazorpayGateway } from '../src/platform/gateway/razorpay-gateway.ts';

export const TEST_KEYS = {
  questions: {
    keyId: 'rzp_test_questions',
    keySecret: 'secret-of-questions',
    webhookSecrets: ['hook-of-questions'],
  },
  plans: {
    keyId: 'rzp_test_plans',
    keySecret: 'secret-of-plans',
    webhookSecrets: ['hook-of-plans'],
  },
} as const;

export const CONTROL_TOKEN = 'token-of-the-control-plane';

/** A gateway to the Razorpay stand-in at `url`. */
export const testGateway = (url: string, limits: { tryMs: number; callMs: number }): Gateway =>
  createRazorpayGateway({
    accounts: TEST_KEYS,
    apiBase: url,
    scriptUrl: `${url}/v1/checkout.js`,
    limits,
  });

/** Starts the Razorpay stand-in on a loopback port, and a gateway to it with generous time limits. */
export const startTestGateway = async (
  limits = { tryMs: 5_000, callMs: 10_000 },
): Promise<RunningRazorpay & { readonly gateway: Gateway }> => {
  const accounts = Object.values(TEST_KEYS).map(({ webhookSecrets, ...keys }) => ({
    ...keys,
    webhookSecret: webhookSecrets[0],
  }));
  const running = await startRazorpaySandbox({ port: 0, accounts, controlToken: CONTROL_TOKEN });
  return { ...running, gateway: testGateway(running.url, limits) };
};
