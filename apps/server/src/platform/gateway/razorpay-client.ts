import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Razorpay from 'razorpay';
import * as z from 'zod';
import { GatewayError } from './gateway.ts';

export interface ClientSettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly apiBase: string;
  /** Time limits of one try, and of all tries with their pauses. */
  readonly limits?: { readonly tryMs: number; readonly callMs: number };
}

/** The part of axios used beside the SDK's own methods. */
interface Http {
  readonly defaults: {
    baseURL: string;
    timeout: number;
    maxRedirects: number;
    maxContentLength: number;
  };
  readonly interceptors: {
    readonly response: { use(ok: undefined, failed: (error: AxiosLike) => never): void };
  };
  post(
    url: string,
    body: object,
    options: { readonly headers: Record<string, string> },
  ): Promise<{ readonly data: unknown }>;
}
interface AxiosLike {
  response?: { status: number; data: unknown };
}

const LIMITS = { tryMs: 8_000, callMs: 9_500 };
const TRIES = 3;
const PAUSE_MS = 200;
const MAX_REPLY_BYTES = 1_000_000;
const NO_REPLY = 0;
const CONFLICT = 409;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/**
 * The SDK reads `error.response.data.error` unguarded, but a lost or HTML reply has no such object: adds one.
 */
const addMissingErrorBody = (error: AxiosLike): never => {
  const { status = NO_REPLY, data } = error.response ?? {};
  const body = typeof data === 'object' && data !== null ? data : {};
  error.response = { status, data: body };
  throw error;
};

const failure = z.object({
  statusCode: z.number(),
  error: z.object({ code: z.string().max(64) }).optional(),
});

/**
 * Converts what the SDK or axios threw to a `GatewayError` without the request: axios errors carry the key's
 * secret.
 */
const toGatewayError = (thrown: unknown): GatewayError => {
  if (thrown instanceof GatewayError) return thrown;
  const response = (thrown as AxiosLike | undefined)?.response;
  const plain = response
    ? { statusCode: response.status, error: (response.data as { error?: unknown }).error }
    : thrown;
  const { statusCode = NO_REPLY, error } = failure.safeParse(plain).data ?? {};
  const isTransient =
    [NO_REPLY, CONFLICT, TOO_MANY].includes(statusCode) || statusCode >= SERVER_FAULT;
  const code = statusCode === NO_REPLY ? 'NETWORK' : (error?.code ?? `HTTP_${statusCode}`);
  return new GatewayError(code, { isTransient });
};

export interface RazorpayClient {
  readonly sdk: Razorpay;
  /** POST with custom headers: the SDK drops all but two, and refunds need another. */
  readonly postWith: (
    url: string,
    body: object,
    headers: Record<string, string>,
  ) => Promise<unknown>;
  /** Runs an idempotent call with retries, until it succeeds, fails permanently or times out. */
  readonly call: <T extends z.ZodType>(
    shape: T,
    send: () => Promise<unknown>,
  ) => Promise<z.infer<T>>;
}

const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const late = AbortSignal.timeout(ms);
  const { promise, reject } = Promise.withResolvers<never>();
  late.addEventListener('abort', () => reject(new GatewayError('TIMEOUT', { isTransient: true })));
  return Promise.race([work, promise]);
};

/** Stops retrying once the time limit for the caller has passed. */
const repeat = async (send: () => Promise<unknown>, callMs: number): Promise<unknown> => {
  const end = performance.now() + callMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (thrown) {
      const error = toGatewayError(thrown);
      const pause = PAUSE_MS * 2 ** tries + randomInt(PAUSE_MS);
      const isOver = tries === TRIES || performance.now() + pause >= end;
      if (!error.isTransient || isOver) throw error;
      await sleep(pause);
    }
  }
};

/**
 * Wraps the official SDK (2.9.8) to fix its problems with addresses, timeouts, errors and headers
 * (github.com/razorpay/razorpay-node #385, #462).
 */
export const createRazorpayClient = ({
  keyId,
  keySecret,
  apiBase,
  limits = LIMITS,
}: ClientSettings): RazorpayClient => {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = (sdk as unknown as { api: { rq: Http } }).api.rq;
  Object.assign(http.defaults, {
    baseURL: apiBase,
    timeout: limits.tryMs,
    maxRedirects: 0,
    maxContentLength: MAX_REPLY_BYTES,
  });
  http.interceptors.response.use(undefined, addMissingErrorBody);
  return {
    sdk,
    postWith: async (url, body, headers) => (await http.post(url, body, { headers })).data,
    call: async (shape, send) => {
      const reply = await within(limits.callMs, repeat(send, limits.callMs)).catch(
        (thrown: unknown) => {
          throw toGatewayError(thrown);
        },
      );
      const parsed = shape.safeParse(reply);
      if (!parsed.success) throw new GatewayError('REPLY_NOT_UNDERSTOOD', { isTransient: true });
      return parsed.data;
    },
  };
};
