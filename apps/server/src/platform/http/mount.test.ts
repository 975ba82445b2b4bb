import { ALL_ERRORS } from '@dhruva/contract/all-errors';
import type { ErrorCode } from '@dhruva/kernel/errors';
import { OPEN_READING, OWN_READING } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { OPEN_GUARDS, testEnv } from '../../../test/test-app.ts';
import type { Env } from '../env/env.ts';
import { AppError } from '../errors.ts';
import { createLogger } from '../logging.ts';
import { createHttp } from './create-http.ts';
import { ENGINE_BOUNDS } from './engine-queue.ts';
import { mount } from './mount.ts';
import { serveWebPages } from './web-pages.ts';

const TOKEN = 'a-token-of-sixteen-or-more';
const SECRET = '+919812345678';

const echo = route({
  method: 'POST',
  path: '/api/test/echo',
  auth: 'none',
  budgets: OPEN_READING,
  summary: 'Says it again',
  query: z.strictObject({ times: z.optional(z.string()) }),
  body: z.strictObject({
    text: z.string().check(z.maxLength(10)),
    inner: z.optional(z.object({ n: z.number() })),
  }),
  reply: z.object({ text: z.string() }),
  errors: [],
});
const whoAmI = route({
  method: 'GET',
  path: '/api/test/me',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'Who is asking',
  reply: z.object({ userId: z.string() }),
  errors: [],
});
const refuse = route({
  method: 'POST',
  path: '/api/test/refuse',
  auth: 'none',
  budgets: OPEN_READING,
  summary: 'Refuses',
  body: z.strictObject({ how: z.string() }),
  reply: z.object({}),
  errors: ['auth.send-limit'],
});

const compute = route({
  method: 'GET',
  path: '/api/test/chart',
  auth: 'none',
  budgets: OPEN_READING,
  engine: true,
  summary: 'Computes a chart',
  reply: z.object({}),
  errors: [],
});

const refusals: Record<string, () => Error> = {
  declared: () => new AppError('auth.send-limit', { retryAfterSeconds: 17 }),
  undeclared: () => new AppError('place.unknown'),
  fault: () => new Error(`a fault that names ${SECRET}`),
  database: () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }),
};

const build = async (
  mode: Env['mode'] = 'test',
): Promise<{ app: FastifyInstance; logged: string[] }> => {
  const logged: string[] = [];
  const log = createLogger('info', { write: (line) => void logged.push(line) });
  const authenticate = async (token: string) =>
    token === TOKEN ? { sessionId: 's', userId: 'user-1', confirmed: true } : undefined;
  const guards = { ...OPEN_GUARDS, authenticate };
  const app = await createHttp({ env: { ...testEnv(''), mode }, log }, guards, ALL_ERRORS);
  mount(app, echo, async ({ body }) => {
    const reply = { text: body.text, phone: SECRET };
    return reply;
  });
  mount(app, whoAmI, async ({ session }) => ({ userId: session.userId }));
  mount(app, refuse, async ({ body }) => {
    throw refusals[body.how]?.() ?? new Error('unknown way');
  });
  const sources = { secure: false, checkout: undefined };
  await serveWebPages(app, { folder: '/nonexistent', publicUrl: 'http://localhost:3000', sources });
  return { app, logged };
};

const { app, logged } = await build();
const json = { 'content-type': 'application/json' };
const post = (url: string, payload: unknown): InjectOptions => ({
  method: 'POST',
  url,
  headers: json,
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
});

test('a good request is answered, with no field beside those of the contract', async () => {
  const reply = await app.inject(post('/api/test/echo?times=1', { text: 'hello' }));
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ text: 'hello' });
});

const bad: [string, InjectOptions, number, ErrorCode][] = [
  [
    'an unknown key',
    post('/api/test/echo', { text: 'a', role: 'admin' }),
    400,
    'request.unknown-key',
  ],
  [
    'an unknown query key',
    post('/api/test/echo?admin=1', { text: 'a' }),
    400,
    'request.unknown-key',
  ],
  ['a missing field', post('/api/test/echo', {}), 400, 'request.invalid'],
  ['a wrong type', post('/api/test/echo', { text: 5 }), 400, 'request.invalid'],
  ['a text too long', post('/api/test/echo', { text: 'a'.repeat(11) }), 400, 'request.invalid'],
  ['an array', post('/api/test/echo', []), 400, 'request.invalid'],
  ['null', post('/api/test/echo', 'null'), 400, 'request.invalid'],
  ['no body', { method: 'POST', url: '/api/test/echo' }, 400, 'request.invalid'],
  ['an empty body', post('/api/test/echo', ''), 400, 'request.broken-json'],
  ['broken JSON', post('/api/test/echo', '{"text":'), 400, 'request.broken-json'],
  [
    'a prototype',
    post('/api/test/echo', '{"text":"a","__proto__":{"x":1}}'),
    400,
    'request.broken-json',
  ],
  ['1 MB', post('/api/test/echo', { text: 'a'.repeat(1_000_000) }), 413, 'request.too-large'],
  [
    'plain text',
    {
      method: 'POST',
      url: '/api/test/echo',
      headers: { 'content-type': 'text/plain' },
      payload: 'a',
    },
    415,
    'request.unsupported-type',
  ],
  [
    'a form',
    {
      method: 'POST',
      url: '/api/test/echo',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'text=a',
    },
    415,
    'request.unsupported-type',
  ],
  ['a wrong method', { method: 'DELETE', url: '/api/test/echo' }, 404, 'request.not-found'],
  ['an unknown address', { method: 'GET', url: '/api/nothing' }, 404, 'request.not-found'],
  [
    'an address that cannot be decoded',
    { method: 'GET', url: '/api/%E0%A4%A' },
    404,
    'request.not-found',
  ],
  ['no token', { method: 'GET', url: '/api/test/me' }, 401, 'auth.signed-out'],
  [
    'a wrong token',
    { method: 'GET', url: '/api/test/me', headers: { authorization: `Bearer ${TOKEN}x` } },
    401,
    'auth.signed-out',
  ],
  [
    'another scheme',
    { method: 'GET', url: '/api/test/me', headers: { authorization: `Basic ${TOKEN}` } },
    401,
    'auth.signed-out',
  ],
  [
    'a token with a quote',
    { method: 'GET', url: '/api/test/me', headers: { authorization: `Bearer ${TOKEN}'--` } },
    401,
    'auth.signed-out',
  ],
  [
    'a database that is away',
    post('/api/test/refuse', { how: 'database' }),
    503,
    'server.unavailable',
  ],
  ['a fault', post('/api/test/refuse', { how: 'fault' }), 500, 'server.unexpected'],
];

test.each(bad)(
  '%s is refused with its status, code and sentence',
  async (_, request, status, code) => {
    const reply = await app.inject(request);
    expect([reply.statusCode, reply.json()]).toEqual([
      status,
      expect.objectContaining({ success: false, code, message: ALL_ERRORS[code].sentence }),
    ]);
  },
);

test('a refused field is named', async () => {
  const unknown = await app.inject(post('/api/test/echo', { text: 'a', role: 'admin' }));
  expect(Object.keys(unknown.json().fields)).toEqual(['role']);
  const nested = await app.inject(post('/api/test/echo', { text: 'a', inner: { n: 'one' } }));
  expect(Object.keys(nested.json().fields)).toEqual(['inner.n']);
});

test('a session is handed to the handler', async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const reply = await app.inject({ method: 'GET', url: '/api/test/me', headers });
  expect(reply.json()).toEqual({ userId: 'user-1' });
});

test('the time to wait is in the body and in the header', async () => {
  const reply = await app.inject(post('/api/test/refuse', { how: 'declared' }));
  expect(reply.statusCode).toBe(429);
  expect(reply.headers['retry-after']).toBe('17');
  expect(reply.json().retryAfterSeconds).toBe(17);
});

test('more charts than a process computes at a time are refused, and told when to come back', async () => {
  const http = (await build()).app;
  const sky = Promise.withResolvers<void>();
  mount(http, compute, async () => {
    await sky.promise;
    return {};
  });
  const { atOnce, waiting } = ENGINE_BOUNDS;
  const asked = Array.from({ length: atOnce + waiting + 1 }, () => http.inject(compute.path));
  const refused = await Promise.race(asked);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'server.busy']);
  expect(refused.headers['retry-after']).toBe('3');
  sky.resolve();
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
});

test('a code the route does not declare is a fault in tests, and answered as it is elsewhere', async () => {
  const inTests = await app.inject(post('/api/test/refuse', { how: 'undeclared' }));
  expect(inTests.statusCode).toBe(500);
  expect(inTests.json().fields.undeclared).toContain('place.unknown by POST /api/test/refuse');
  const live = await build('production');
  const reply = await live.app.inject(post('/api/test/refuse', { how: 'undeclared' }));
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'place.unknown']);
  expect(live.logged.join('')).toContain('undeclared error code');
});

test('the log of a request holds its pattern, status and asker, and nothing of its content', async () => {
  logged.length = 0;
  const headers = { authorization: `Bearer ${TOKEN}` };
  const reply = await app.inject({ method: 'GET', url: '/api/test/me', headers });
  await app.inject(post('/api/test/echo?times=secret-query', { text: 'secret' }));
  await app.inject(post('/api/test/refuse', { how: 'fault' }));
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines[0]).toMatchObject({
    method: 'GET',
    route: '/api/test/me',
    status: 200,
    ms: expect.any(Number),
    requestId: reply.headers['x-request-id'],
    userId: 'user-1',
  });
  expect(lines.at(-1)).toMatchObject({ route: '/api/test/refuse', status: 500 });
  expect(logged.join('')).not.toMatch(/secret|9812345678|a-token-of/);
});

test('a request id of the client is not taken over', async () => {
  const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
  const reply = await app.inject({ method: 'GET', url: '/api/nothing', headers });
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('an address in a header counts only when it comes from a trusted proxy', async () => {
  const seen: string[] = [];
  const addressOf = async (trustProxy: string[]): Promise<string> => {
    const log = pino({ level: 'silent' });
    const env = testEnv('', { trustProxy });
    const http = await createHttp({ env, log }, OPEN_GUARDS, ALL_ERRORS);
    mount(http, echo, async ({ address, body }) => {
      seen.push(address);
      return { text: body.text };
    });
    const headers = { ...json, 'x-forwarded-for': '203.0.113.9' };
    await http.inject({ ...post('/api/test/echo', { text: 'a' }), headers });
    return seen.pop() ?? '';
  };
  expect(await addressOf([])).toBe('127.0.0.1');
  expect(await addressOf(['10.0.0.0/8'])).toBe('127.0.0.1');
  expect(await addressOf(['127.0.0.1'])).toBe('203.0.113.9');
});
