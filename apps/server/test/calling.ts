import type { ErrorReply } from '@dhruva/kernel/system/schemas';
import { type BodyOf, pathOf, type ReplyOf, type Route } from '@dhruva/kernel/route';
import { sendOtp, verifyOtp } from '@dhruva/account/auth/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { SmsCatcher, TestApp } from './test-app.ts';

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** A raw body instead, JSON unless a header says otherwise. */
  readonly raw?: string;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** The client's network address. */
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

/** The successful reply of a route. */
type Wanted<R extends Route> = Exclude<ReplyOf<R>, { readonly success: false }>;

export interface Called<R extends Route> {
  readonly status: number;
  readonly reply: Wanted<R>;
  readonly refusal: ErrorReply;
  readonly text: string;
  /** The header of that name. */
  readonly retryAfter: string | undefined;
}

/** Calls a route of the contract; `reply` and `refusal` are the same body, typed as success and as error. */
export const call = async <const R extends Route>(
  app: FastifyInstance,
  route: R,
  options: CallOptions = {},
): Promise<Called<R>> => {
  const response = await app.inject({
    method: route.method,
    url: pathOf(route, options.params),
    remoteAddress: options.address ?? '203.0.113.1',
    headers: {
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...(options.raw !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.query && { query: options.query }),
    ...(options.body !== undefined && { payload: options.body as object }),
    ...(options.raw !== undefined && { payload: options.raw }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson ? response.json() : undefined;
  return {
    status: response.statusCode,
    reply: body as Wanted<R>,
    refusal: body as ErrorReply,
    text: response.body,
    retryAfter: response.headers['retry-after'],
  };
};

/** The code last sent to a ten-digit number. */
export const codeFor = (sms: SmsCatcher, phone: string): string => {
  const message = sms.sent.findLast(
    ({ to, template }) => to === `+91${phone}` && template === 'otp',
  );
  const code = message?.vars['code'];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
};

/** A code that differs from this one. */
export const otherCode = (code: string): string => (code === '111111' ? '222222' : '111111');

export const LOGIN: Omit<BodyOf<typeof sendOtp>, 'phone'> = {
  ageConfirmed: true,
  termsAccepted: true,
};

/** Logs a number in like the login form and returns its token. */
export const logIn = async (
  { app, sms }: TestApp,
  phone: string,
  address?: string,
): Promise<string> => {
  const from = address === undefined ? {} : { address };
  const sent = await call(app, sendOtp, { ...from, body: { phone, ...LOGIN } });
  const { challengeId } = sent.reply;
  const body = { phone, otp: codeFor(sms, phone), challengeId };
  const entered = await call(app, verifyOtp, { ...from, body });
  if (entered.status !== 200) throw new Error(`login of ${phone}: ${entered.text}`);
  return entered.reply.token;
};

/** The id of whoever is signed in with a token; empty when nobody is. */
export const userOf = async ({ app }: Pick<TestApp, 'app'>, token: string): Promise<string> =>
  (await app.authenticate(token))?.userId ?? '';
