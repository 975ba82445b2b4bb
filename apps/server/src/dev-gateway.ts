import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRazorpaySandbox, type RazorpaySandbox } from '@dhruva/sandbox/razorpay/sandbox';
import * as z from 'zod';
import type { Env } from './platform/env/env.ts';
import { checkoutScript } from './platform/env/gateway-settings.ts';
import type { Gateway, GatewayAccount } from './platform/gateway/gateway.ts';
import { type AccountKeys, createRazorpayGateway } from './platform/gateway/razorpay-gateway.ts';

export const SANDBOX_PREFIX = '/sandbox/razorpay';
const OWNER_ONLY = 0o600;
const SECRET_BYTES = 24;

const secretsFile = z.object({
  controlToken: z.string(),
  questions: z.object({ keySecret: z.string(), webhookSecret: z.string() }),
  plans: z.object({ keySecret: z.string(), webhookSecret: z.string() }),
});
type Secrets = z.infer<typeof secretsFile>;

const secret = (): string => randomBytes(SECRET_BYTES).toString('hex');
const pair = () => ({ keySecret: secret(), webhookSecret: secret() });

/**
 * Creates the sandbox's secrets once for a data folder, so that its stored orders can still be paid later.
 */
const loadSecrets = (folder: string): Secrets => {
  const path = join(folder, 'razorpay-sandbox-keys.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path)) {
    const made = { controlToken: secret(), questions: pair(), plans: pair() };
    try {
      writeFileSync(path, JSON.stringify(made), { mode: OWNER_ONLY, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return secretsFile.parse(JSON.parse(readFileSync(path, 'utf8')));
};

export interface DevGateway {
  readonly gateway: Gateway;
  /** To be mounted at `SANDBOX_PREFIX`; undefined when real keys are configured. */
  readonly sandbox: RazorpaySandbox | undefined;
}

const withKeys = (settings: Extract<Env['gateway'], { provider: 'razorpay' }>): DevGateway => ({
  gateway: createRazorpayGateway({ ...settings, scriptUrl: checkoutScript(settings.apiBase) }),
  sandbox: undefined,
});

/** The payment provider of `npm start`: the sandbox on our own origin, unless keys are configured. */
export const createDevGateway = ({ gateway, dataDir, port }: Env): DevGateway => {
  if (gateway.provider === 'razorpay') return withKeys(gateway);
  const { controlToken, ...secrets } = loadSecrets(dataDir);
  const origin = `http://127.0.0.1:${port}`;
  const keyId = (account: GatewayAccount): string => `rzp_test_sandbox${account}`;
  const keysOf = (account: GatewayAccount): AccountKeys => ({
    keyId: keyId(account),
    keySecret: secrets[account].keySecret,
    webhookSecrets: [secrets[account].webhookSecret],
  });
  const sandboxOf = (account: GatewayAccount) => ({
    keyId: keyId(account),
    ...secrets[account],
    webhookUrl: `${origin}/api/payment/webhook/${account}`,
  });
  return {
    gateway: createRazorpayGateway({
      accounts: { questions: keysOf('questions'), plans: keysOf('plans') },
      apiBase: `${origin}${SANDBOX_PREFIX}`,
      scriptUrl: `${SANDBOX_PREFIX}/v1/checkout.js`,
    }),
    sandbox: createRazorpaySandbox({
      accounts: [sandboxOf('questions'), sandboxOf('plans')],
      controlToken,
      storePath: join(dataDir, 'razorpay-sandbox.json'),
    }),
  };
};
