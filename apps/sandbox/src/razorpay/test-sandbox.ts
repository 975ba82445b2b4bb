import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Razorpay from 'razorpay';
import type { RazorpaySandboxOptions } from './sandbox.ts';
import { type RunningRazorpay, startRazorpaySandbox } from './start-razorpay.ts';

export const QUESTIONS = {
  keyId: 'rzp_test_questions',
  keySecret: 'questions-secret',
  webhookSecret: 'hook-one',
};
export const PLANS = {
  keyId: 'rzp_test_plans',
  keySecret: 'plans-secret',
  webhookSecret: 'hook-two',
};
export const CONTROL_TOKEN = 'control';

/** Starts a sandbox with two accounts on a free port. */
export const startTestSandbox = (
  options: Partial<RazorpaySandboxOptions> = {},
): Promise<RunningRazorpay> =>
  startRazorpaySandbox({
    port: 0,
    accounts: [QUESTIONS, PLANS],
    controlToken: CONTROL_TOKEN,
    ...options,
  });

/** The official SDK, pointed at the sandbox's address. */
export const sdkFor = (
  url: string,
  { keyId, keySecret }: { keyId: string; keySecret: string } = QUESTIONS,
): Razorpay => {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  (sdk as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL =
    url;
  return sdk;
};

export interface Received {
  readonly eventId: string;
  readonly event: string;
  readonly signature: string | undefined;
  readonly userAgent: string | undefined;
  readonly body: string;
}

export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Starts a merchant that receives webhooks and replies with `reply`. */
export const startMerchant = async (reply: () => number | 'never' = () => 200) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({
        eventId: String(request.headers['x-razorpay-event-id']),
        event: (JSON.parse(body) as { event: string }).event,
        signature: request.headers['x-razorpay-signature']?.toString(),
        userAgent: request.headers['user-agent'],
        body,
      });
      const status = reply();
      if (status !== 'never') response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    events: () => received.map(({ event }) => event),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
