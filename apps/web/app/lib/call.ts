import { DEVICE_HEADER } from '@dhruva/kernel/limits';
import {
  type BodyOf,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type ReplyOf,
  type Route,
} from '@dhruva/kernel/route';
import { errorReply } from '@dhruva/kernel/system/schemas';
import * as z from 'zod/mini';
import { m } from '../paraglide/messages.js';
import { CallError, NO_REPLY } from './call-error.ts';
import { askSecondCheck } from './second-check.ts';
import { reportCall } from './reachability.ts';
import { endToken, readDeviceToken, readToken } from './token.ts';

type Part<Key extends string, Value> = [Value] extends [undefined] ? object : Record<Key, Value>;
/** The input of a route: `body`, `query` and `params`, as far as it declares them. */
type CallInput<R extends Route> = Part<'body', BodyOf<R>> &
  Part<'query', QueryOf<R>> &
  Part<'params', ParamsOf<R>>;
type InputArgument<R extends Route> = keyof CallInput<R> extends never ? [] : [input: CallInput<R>];

/** Fetch options of one call: `keepalive` lets it outlive the page, `signal` aborts it. */
type FetchOptions = Pick<RequestInit, 'keepalive' | 'signal'>;

interface AnyInput {
  readonly options?: FetchOptions;
  readonly body?: unknown;
  readonly query?: Record<string, string>;
  readonly params?: Record<string, string>;
}

const address = (route: Route, { params, query }: AnyInput): string =>
  pathOf(route, params) + (query ? `?${new URLSearchParams(query).toString()}` : '');

const send = async (route: Route, input: AnyInput, token: string | null): Promise<Response> => {
  const device = readDeviceToken();
  try {
    return await fetch(address(route, input), {
      method: route.method,
      headers: {
        accept: 'application/json',
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(device !== null && { [DEVICE_HEADER]: device }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...input.options,
    });
  } catch {
    reportCall(false);
    throw new CallError(NO_REPLY, navigator.onLine ? m.call_no_network() : m.call_offline());
  }
};

const refusal = async (response: Response): Promise<CallError> => {
  const { status } = response;
  const parsed = errorReply.safeParse(await response.json().catch(() => null));
  if (!parsed.success) return new CallError(NO_REPLY, m.call_no_reply(), { status });
  const { success: _, code, message, ...extras } = parsed.data;
  return new CallError(code, message, { status, ...extras });
};

/** Whether to send a refused request again: only for non-GET routes, after the user has passed the second check. */
const shouldRetry = async ({ code }: CallError, { method }: Route): Promise<boolean> =>
  code === 'auth.second-check-needed' && method !== 'GET' && (await askSecondCheck());

/** Whether a refusal is not our server's, or says that it cannot serve just now. */
const isAway = ({ code, status }: CallError): boolean =>
  code === 'server.unavailable' || (code === NO_REPLY && status >= 500);

/** Sends a request and returns the response; throws the refusal, and ends the session on a 401. */
const ask = async (route: Route, input: AnyInput): Promise<Response> => {
  const token = readToken();
  const response = await send(route, input, token);
  if (response.ok) {
    reportCall(true);
    return response;
  }
  if (response.status === 401 && token !== null && token === readToken()) endToken(token);
  const refused = await refusal(response);
  reportCall(!isAway(refused));
  if (await shouldRetry(refused, route)) return ask(route, input);
  throw refused;
};

const replyTo = async <R extends Route>(route: R, input: AnyInput): Promise<ReplyOf<R>> => {
  const response = await ask(route, input);
  const parsed = z.safeParse(route.reply, await response.json().catch(() => null));
  if (!parsed.success) throw new CallError(NO_REPLY, m.call_no_reply());
  return parsed.data as ReplyOf<R>;
};

/**
 * Calls a route of the contract with its declared input and returns the parsed reply. Throws CallError with
 * the server's error code, or `no-reply`.
 */
export const call = async <R extends Route>(
  route: R,
  ...[input]: InputArgument<R>
): Promise<ReplyOf<R>> => replyTo(route, (input ?? {}) as AnyInput);

/** `call` with fetch options. */
export const callWith = async <R extends Route>(
  options: FetchOptions,
  route: R,
  ...[input]: InputArgument<R>
): Promise<ReplyOf<R>> => replyTo(route, { ...(input as AnyInput), options });

/** `call` for a route that returns a file. */
export const callForFile = async <R extends Route>(
  route: R,
  ...[input]: InputArgument<R>
): Promise<Blob> => {
  const response = await ask(route, (input ?? {}) as AnyInput);
  return response.blob().catch(() => {
    throw new CallError(NO_REPLY, m.call_no_reply());
  });
};
