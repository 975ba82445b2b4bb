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

/** A gateway with short limits over the Razorpay stand-in, which listens on a loopback port. */
export const startTestGateway = async (
  limits = { tryMs: 2_000, callMs: 4_000 },
): Promise<RunningRazorpay & { readonly gateway: Gateway }> => {
  const accounts = Object.values(TEST_KEYS).map(({ webhookSecrets, ...keys }) => ({
    ...keys,
    webhookSecret: webhookSecrets[0],
  }));
  const running = await startRazorpaySandbox({ port: 0, accounts, controlToken: CONTROL_TOKEN });
  const gateway = createRazorpayGateway({
    accounts: TEST_KEYS,
    apiBase: running.url,
    scriptUrl: `${running.url}/v1/checkout.js`,
    limits,
  });
  return { ...running, gateway };
};
