import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPostmaster, stopPostmaster } from '../src/platform/local-postgres/postmaster.ts';
import { freePort } from './free-port.ts';
import { watchLine } from './leak-watch.ts';

const SERVER = join(import.meta.dirname, '..');

let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dhruva-start-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await stopPostmaster(join(folder, 'postgres'));
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
}

const launch = (program: string, settings: Record<string, string>): Started => {
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: folder, WEB_DIR: join(folder, 'no-site'), ...settings };
  const child = spawn(process.execPath, [join(SERVER, program)], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      watchLine(chunk.toString());
    });
  }
  children.push(child);
  return { child, url: `http://127.0.0.1:${settings['PORT']}`, output: () => output };
};

/** Starts the development server; resolves when it is ready. */
const startServer = async (settings: Record<string, string> = {}): Promise<Started> => {
  const PORT = String(await freePort());
  const started = launch('src/dev-start.ts', { PORT, LOG_LEVEL: 'info', ...settings });
  for (let tries = 0; tries < 900; tries += 1) {
    if (started.child.exitCode !== null) throw new Error(started.output());
    const ready = await fetch(`${started.url}/readyz`).catch(() => undefined);
    if (ready?.status === 200) return started;
    await sleep(100);
  }
  throw new Error(`not ready: ${started.output()}`);
};

const end = async ({ child }: Started, signal: NodeJS.Signals): Promise<number | null> => {
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};

const isPostgresRunning = (): boolean => findPostmaster(join(folder, 'postgres')) !== undefined;

test('starts on nothing, says where everything is, and stops cleanly with its database', async () => {
  const server = await startServer();
  for (const words of ['/dev/outbox', '/api/docs', folder, 'payments, SMS and mail']) {
    expect(server.output()).toContain(words);
  }
  expect((await fetch(`${server.url}/dev/outbox`)).status).toBe(200);
  const openApi = await fetch(`${server.url}/api/openapi.json`);
  expect(await openApi.json()).toMatchObject({ openapi: '3.1.0' });
  expect(await end(server, 'SIGINT')).toBe(0);
  expect(isPostgresRunning()).toBe(false);
  expect(server.output()).not.toMatch(/"level":(40|50|60)/);
});

test('two servers started at once on an empty folder share one database; each may go first', async () => {
  const [one, two] = await Promise.all([startServer(), startServer()]);
  expect(await end(one, 'SIGTERM')).toBe(0);
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
  expect(await end(two, 'SIGTERM')).toBe(0);
  expect(isPostgresRunning()).toBe(false);
});

test('after kill -9 the next start takes over the database left behind', async () => {
  const first = await startServer();
  const left = findPostmaster(join(folder, 'postgres'));
  await end(first, 'SIGKILL');
  expect(isPostgresRunning()).toBe(true);
  const second = await startServer();
  expect(findPostmaster(join(folder, 'postgres'))?.pid).toBe(left?.pid);
  expect(await end(second, 'SIGTERM')).toBe(0);
  expect(isPostgresRunning()).toBe(false);
});

test('a request under way is answered before the server stops; later ones are not taken', async () => {
  const server = await startServer();
  const postmaster = findPostmaster(join(folder, 'postgres'));
  const client = new pg.Client({
    connectionString: `postgresql://dhruva@localhost/dhruva?host=${postmaster?.socketDir}`,
  });
  await client.connect();
  client.on('error', () => undefined);
  await client.query('begin; lock table readiness');
  const slow = fetch(`${server.url}/readyz`);
  const waiting = async () =>
    (
      await client.query(
        "select from pg_locks where not granted and relation = 'readiness'::regclass",
      )
    ).rowCount;
  while (((await waiting()) ?? 0) === 0) await sleep(50);
  const exit = end(server, 'SIGTERM');
  await sleep(300);
  await client.query('rollback');
  await client.end();
  expect((await slow).status).toBe(200);
  expect(await exit).toBe(0);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('without its database the server lives and says that it cannot serve', async () => {
  const server = await startServer();
  await stopPostmaster(join(folder, 'postgres'));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'server.unavailable' }),
  ]);
  await end(server, 'SIGTERM');
});

test('a wrong configuration ends the start with all that is wrong, and starts nothing', async () => {
  const started = launch('src/dev-start.ts', { PORT: 'eighty', SMTP_URL: 'ftp://x' });
  const [code] = (await once(started.child, 'close')) as [number];
  expect(code).toBe(1);
  expect(started.output()).toMatch(/PORT: .*\n.*SMTP_URL: /);
  expect(isPostgresRunning()).toBe(false);
});

test('development refuses production, production refuses simulation', async () => {
  const development = launch('src/dev-start.ts', { NODE_ENV: 'production', PORT: '0' });
  await once(development.child, 'close');
  const production = launch('src/main.ts', { NODE_ENV: 'production', PORT: '0' });
  const [code] = (await once(production.child, 'close')) as [number];
  expect(code).toBe(1);
  expect(production.output()).toContain('SMS_PROVIDER: outbox is a simulation');
  const outbox = launch('src/main.ts', { PORT: '0' });
  await once(outbox.child, 'close');
  expect(outbox.output()).toContain('use npm start');
});

interface Caller {
  readonly post: (path: string, body: object) => Promise<Record<string, string>>;
  readonly name: (token: string) => Promise<string>;
}

const caller = ({ url }: Started): Caller => ({
  post: async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as Record<string, string>;
  },
  name: async (token) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${url}/api/profile/me`, { headers });
    return ((await reply.json()) as { name: string }).name;
  },
});

/** Signs up as a visitor, with the code from the development inbox; returns the token. */
const signUp = async (server: Started): Promise<string> => {
  const { post } = caller(server);
  const phone = '9812345678';
  const email = 'asha@example.test';
  const consent = { ageConfirmed: true, termsAccepted: true };
  const { challengeId } = await post('/api/auth/send-otp', { phone, email, ...consent });
  const inbox = await fetch(`${server.url}/dev/outbox.json`);
  const [message] = (await inbox.json()) as { code: string; to: string }[];
  expect(message?.to).toBe('+919812345678');
  const person = { phone, otp: message?.code, name: 'Asha', email, challengeId };
  const { token } = await post('/api/auth/signup-verify-otp', person);
  return token ?? '';
};

test('two servers on one database know the same visitor', async () => {
  const [one, two] = await Promise.all([startServer(), startServer()]);
  const token = await signUp(one);
  expect(await caller(two).name(token)).toBe('Asha');
});

/** Saves (PUT) or reads (GET) a visitor's intake form draft. */
const draft = (server: Started, token: string, form?: object): Promise<Response> =>
  fetch(`${server.url}/api/intake-form/draft`, {
    method: form ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(form && { body: JSON.stringify(form) }),
  });

test('an intake form begun is there after kill -9: each save that was answered', async () => {
  const first = await startServer();
  const token = await signUp(first);
  for (const livesWith of ['my', 'my sister'])
    expect((await draft(first, token, { livesWith })).status).toBe(200);
  await end(first, 'SIGKILL');
  const second = await startServer();
  const kept = await draft(second, token);
  expect(await kept.json()).toMatchObject({ draft: { form: { livesWith: 'my sister' } } });
  await end(second, 'SIGTERM');
});

/** Calls the payment sandbox's control API with the token from the terminal output. */
const sandboxCall = async (server: Started, path: string, body: object): Promise<Response> => {
  const [, token = ''] = /x-sandbox-token: (\w+)/.exec(server.output()) ?? [];
  return fetch(`${server.url}/sandbox/razorpay/__sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-token': token },
    body: JSON.stringify(body),
  });
};

test('5: with the sandbox of npm start a purchase is completed by its webhook alone', async () => {
  const server = await startServer();
  const token = await signUp(server);
  const signedIn = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const item = { kind: 'plan', planId: 'session-1500' };
  const ordered = await fetch(`${server.url}/api/payment/create-order`, {
    method: 'POST',
    headers: signedIn,
    body: JSON.stringify({ amount: 1_500, receipt: 'plan_1', item }),
  });
  const checkout = (await ordered.json()) as Record<string, string>;
  expect(checkout).toMatchObject({
    simulated: true,
    scriptUrl: '/sandbox/razorpay/v1/checkout.js',
    callbackUrl: `${server.url.replace('127.0.0.1', 'localhost')}/api/payment/callback`,
  });
  const script = await fetch(`${server.url}${checkout['scriptUrl']}`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(
    (await sandboxCall(server, `/orders/${checkout['id']}/pay`, { outcome: 'success' })).status,
  ).toBe(200);
  await sandboxCall(server, '/webhooks/settle', {});
  const client = new pg.Client({
    connectionString: `postgresql://dhruva@localhost/dhruva?host=${findPostmaster(join(folder, 'postgres'))?.socketDir}`,
  });
  await client.connect();
  const { rows } = await client.query('select state, effect from orders');
  await client.end();
  expect(rows).toEqual([{ state: 'paid', effect: 'given' }]);
  await end(server, 'SIGTERM');
});

test('keys are wrapped anew by the command, and the old master key is needed no more', async () => {
  const server = await startServer();
  const token = await signUp(server);
  const stored = JSON.parse(readFileSync(join(folder, 'dev-keys.json'), 'utf8')) as {
    masterKeys: { id: string; key: string }[];
    hashKey: string;
  };
  const old = `${stored.masterKeys[0]?.id}:${stored.masterKeys[0]?.key}`;
  const fresh = `new:${Buffer.alloc(32, 9).toString('base64')}`;
  const HASH_KEY = stored.hashKey;
  const rotation = launch('scripts/rotate-keys.ts', { MASTER_KEYS: `${fresh},${old}`, HASH_KEY });
  const [code] = (await once(rotation.child, 'close')) as [number];
  expect([code, rotation.output()]).toEqual([0, expect.stringMatching(/^1 keys .* key new;/)]);
  await end(server, 'SIGTERM');
  const after = await startServer({ MASTER_KEYS: fresh, HASH_KEY });
  expect(await caller(after).name(token)).toBe('Asha');
});
