import { errorReply } from '@dhruva/kernel/system/schemas';
import type { Budgets } from '@dhruva/kernel/budgets';
import { DEVICE_HEADER } from '@dhruva/kernel/limits';
import { COMMON_ERRORS, type ErrorCode, type ErrorRegistry } from '@dhruva/kernel/errors';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '@dhruva/kernel/route';
import '@fastify/swagger';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod';
import { AppError } from '../errors.ts';
import type { CountedRoute } from '../limits/request-limiter.ts';
import type { Session } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Route;
  }
}

/** A request as passed to its handler: parsed, and for `auth: 'session'` authenticated. */
export interface Incoming<R extends Route> {
  readonly body: BodyOf<R>;
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly session: R['auth'] extends 'session' ? Session : undefined;
  /** The client's address; taken from a proxy's header only when the configuration trusts that proxy. */
  readonly address: string;
  /** What the browser says of itself, cut short; empty when it says nothing. */
  readonly userAgent: string;
  readonly requestId: string;
}

export type Handler<R extends Route> = (incoming: Incoming<R>) => Promise<ReplyOf<R>>;

const nothing = z.strictObject({}).nullish();
const noQuery = z.strictObject({});

/**
 * Reply schemas by status: the route's own at 200, and an error reply with its possible codes at each other
 * status.
 */
const repliesOf = (route: Route, errors: ErrorRegistry): Record<string, unknown> => {
  const common = Object.keys(COMMON_ERRORS) as (keyof typeof COMMON_ERRORS)[];
  const codes = Map.groupBy(
    new Set<ErrorCode>([...route.errors, ...common]),
    (code) => errors[code].status,
  );
  const refusals = [...codes].map(([status, list]) => [
    status,
    {
      description: list.toSorted().join(', '),
      content: { 'application/json': { schema: errorReply } },
    },
  ]);
  return { 200: route.reply, ...Object.fromEntries(refusals) };
};

const schemaOf = (route: Route, errors: ErrorRegistry): FastifySchema => ({
  summary: route.summary,
  tags: [route.path.split('/')[2] ?? 'system'],
  ...(route.params && { params: route.params }),
  querystring: route.query ?? noQuery,
  ...(route.method !== 'GET' && { body: route.body ?? nothing }),
  ...(route.auth === 'session' && { security: [{ session: [] }] }),
  response: repliesOf(route, errors),
});

const MAX_USER_AGENT_CHARS = 512;
/** A request that has not been answered by then is given up: longer than the slowest payment provider. */
const REQUEST_DEADLINE_MS = 20_000;

const BEARER = /^Bearer ([\w-]{16,256})$/;

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Counts the request against the budgets of its route. */
const limit = async (
  app: FastifyInstance,
  request: FastifyRequest,
  route: CountedRoute,
): Promise<void> => {
  const device = request.headers[DEVICE_HEADER];
  await app.limitRequests(
    {
      userId: request.session?.userId,
      deviceToken: typeof device === 'string' ? device : undefined,
      address: request.ip,
    },
    route,
  );
};

/**
 * Who is calling, and how often: stores the session on the request and counts it, before anything else of it
 * is read. Refuses callers without a session where the route needs one, those whose second check is pending
 * unless the route allows them, and those who ask too often.
 */
const admit = async (
  app: FastifyInstance,
  route: Route,
  request: FastifyRequest,
): Promise<void> => {
  const needsSession = route.auth === 'session';
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (needsSession && token !== undefined) request.session = await app.authenticate(token);
  await limit(app, request, { name: nameOf(route), budgets: route.budgets, needsSession });
  if (!needsSession) return;
  if (!request.session) throw new AppError('auth.signed-out');
  if (!request.session.confirmed && route.beforeSecondCheck !== true)
    throw new AppError('auth.second-check-needed');
};

/** The hook that counts a request of a route outside the contract. */
export const limited =
  (app: FastifyInstance, name: string, budgets: Budgets) =>
  async (request: FastifyRequest): Promise<void> =>
    limit(app, request, { name, budgets, needsSession: false });

/** Fastify options of a route: input validation, authentication, budgets and deadline. */
const optionsOf = (app: FastifyInstance, route: Route) => ({
  method: route.method,
  url: route.path,
  config: { contract: route },
  handlerTimeout: REQUEST_DEADLINE_MS,
  onRequest: async (request: FastifyRequest) => admit(app, route, request),
});

const incomingOf = <R extends Route>(route: R, request: FastifyRequest): Incoming<R> =>
  ({
    body: route.body ? request.body : undefined,
    params: route.params ? request.params : undefined,
    query: route.query ? request.query : undefined,
    session: request.session,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_CHARS),
    requestId: request.id,
  }) as Incoming<R>;

/**
 * Serves a route of the contract. Refused before the handler runs: too many requests (429), no session (401),
 * a pending second check (403), unknown keys and invalid input (400), more charts than the process computes
 * at a time (503). The reply is filtered through the contract's schema, which
 * drops undeclared fields. The handler refuses by throwing `AppError` with a code the route declares.
 */
export const mount = <const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: Handler<NoInfer<R>>,
): void => {
  app.route({
    ...optionsOf(app, route),
    schema: schemaOf(route, app.errorRegistry),
    handler: async (request) => {
      const work = async () => handler(incomingOf(route, request));
      return route.engine ? app.inEngine(work) : work();
    },
  });
};

/** A file to download; `type` is its media type. */
export interface File {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Like `mount`, for a route that replies with a file; caches must not store it. */
export const mountFile = <const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (incoming: Incoming<NoInfer<R>>) => Promise<File>,
): void => {
  app.route({
    ...optionsOf(app, route),
    schema: schemaOf(route, app.errorRegistry),
    handler: async (request, reply) => {
      const { name, type, bytes } = await handler(incomingOf(route, request));
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(bytes);
    },
  });
};
