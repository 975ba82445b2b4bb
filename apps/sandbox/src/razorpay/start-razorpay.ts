import Fastify from 'fastify';
import {
  type RazorpaySandbox,
  type RazorpaySandboxOptions,
  createRazorpaySandbox,
} from './sandbox.ts';
import { serveRazorpay } from './serve-razorpay.ts';

export interface RunningRazorpay {
  readonly url: string;
  readonly sandbox: RazorpaySandbox;
  readonly close: () => Promise<void>;
}

/** Starts the sandbox on a loopback port of its own (0: any free one). */
export const startRazorpaySandbox = async ({
  port,
  ...options
}: RazorpaySandboxOptions & { readonly port: number }): Promise<RunningRazorpay> => {
  const sandbox = createRazorpaySandbox(options);
  const app = Fastify({ forceCloseConnections: true });
  serveRazorpay(app, sandbox, { prefix: '' });
  const url = await app.listen({ host: '127.0.0.1', port });
  return { url, sandbox, close: () => app.close() };
};
