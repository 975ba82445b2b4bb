import { ALL_ERRORS } from '@dhruva/contract/all-errors';
import type { ErrorCode, ErrorCodes } from '@dhruva/kernel/errors';
import type { BodyOf, QueryOf, ReplyOf, Route } from '@dhruva/kernel/route';
import type { ErrorReply } from '@dhruva/kernel/system/schemas';
import { afterEach, beforeEach, vi } from 'vitest';
import * as z from 'zod/mini';
// Imported here already, so that no test waits for a dynamic import.
import '../app/lib/call.ts';
import { settle } from './clock.ts';

type Extras = Partial<Omit<ErrorReply, 'success' | 'code'>>;
type CodeOf<R extends Route> = R['errors'][number] | ErrorCodes['common'];

class Refusal<Code extends ErrorCode> {
  readonly code: Code;
  readonly extras: Extras;
  constructor(code: Code, extras: Extras) {
    this.code = code;
    this.extras = extras;
  }
}

/** An error reply with the catalogue's message, of a code the route declares. */
export const refuse = <Code extends ErrorCode>(code: Code, extras: Extras = {}): Refusal<Code> =>
  new Refusal(code, extras);

/** The answer of a call that fails in the network. */
export const NO_NETWORK = Symbol('no network');

export type Answer<R extends Route> = ReplyOf<R> | Refusal<CodeOf<R>> | typeof NO_NETWORK;

/** What a route was called with. `token`: the session's; `keepalive`: the request may outlive the page. */
interface Call<R extends Route> {
  readonly body: BodyOf<R>;
  readonly query: QueryOf<R>;
  readonly token: string | null;
  readonly keepalive: boolean;
}

interface Served {
  readonly route: Route;
  readonly answers: unknown[];
}

const served = new Map<string, Served>();
const calls: (Call<Route> & { readonly route: Route })[] = [];
const mistakes: string[] = [];

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Sets the answers of a route, in turn; the last one repeats. A promise delays its answer. */
export const serve = <R extends Route>(
  route: R,
  ...answers: (Answer<R> | Promise<Answer<R>>)[]
): void => void served.set(nameOf(route), { route, answers });

/** The calls of a route so far, in order. */
export const asked = <R extends Route>(route: R): readonly Call<R>[] =>
  calls.filter((call) => nameOf(call.route) === nameOf(route)) as unknown as Call<R>[];

const isOf = ({ method, path }: Route, asks: string | undefined, pathname: string): boolean =>
  method === (asks ?? 'GET') && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);

const note = (route: Route, url: URL, init: RequestInit): void => {
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  if (route.body && !z.safeParse(route.body, body).success)
    mistakes.push(`${nameOf(route)} does not take ${JSON.stringify(body)}`);
  const query = Object.fromEntries(url.searchParams);
  const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
  const keepalive = init.keepalive === true;
  calls.push({ route, token, keepalive, body, query } as unknown as (typeof calls)[number]);
};

const responseOf = (answer: unknown): Response => {
  if (answer === NO_NETWORK) throw new TypeError('Failed to fetch');
  if (!(answer instanceof Refusal)) return Response.json(answer);
  const { code, extras } = answer as Refusal<ErrorCode>;
  const { status, sentence } = ALL_ERRORS[code];
  return Response.json({ success: false, code, message: sentence, ...extras }, { status });
};

const answerCall = async (address: string, init: RequestInit = {}): Promise<Response> => {
  const url = new URL(address, 'https://dhruva.test');
  const found = [...served.values()].find(({ route }) => isOf(route, init.method, url.pathname));
  if (!found) {
    mistakes.push(`nobody serves ${init.method} ${url.pathname}`);
    throw new TypeError('Failed to fetch');
  }
  note(found.route, url, init);
  const { answers } = found;
  return responseOf(await (answers.length > 1 ? answers.shift() : answers[0]));
};

beforeEach(() => vi.stubGlobal('fetch', answerCall));

/** Fails the test on an unexpected call or one that violates the contract, after pending replies have arrived. */
afterEach(async () => {
  await settle();
  const made = mistakes.splice(0);
  served.clear();
  calls.splice(0);
  if (made.length > 0) throw new Error(made.join('\n'));
});
