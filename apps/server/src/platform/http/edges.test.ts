import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ALL_ERRORS } from '@dhruva/contract/all-errors';
import type { ErrorCode } from '@dhruva/kernel/errors';
import { OPEN_READING } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { OPEN_GUARDS, testEnv } from '../../../test/test-app.ts';
import { createHttp } from './create-http.ts';
import { mount } from './mount.ts';

/** What arrives over a connection before and instead of a request as the contract has it. */
const echo = route({
  method: 'POST',
  path: '/api/test/echo',
  auth: 'none',
  budgets: OPEN_READING,
  summary: 'Says it again',
  body: z.strictObject({ text: z.string().check(z.maxLength(1_000)) }),
  reply: z.object({ text: z.string() }),
  errors: [],
});

const env = testEnv('', { headersSeconds: 1, requestSeconds: 2 });
const app = await createHttp({ env, log: pino({ level: 'silent' }) }, OPEN_GUARDS, ALL_ERRORS);
mount(app, echo, async ({ body }) => ({ text: body.text }));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());
const port = Number(new URL(url).port);

const SECRET = 'स्वागत';
const BODY = JSON.stringify({ text: SECRET });
const send = (payload: string | Buffer, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: echo.path,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const refusalOf = (code: ErrorCode) => [
  ALL_ERRORS[code].status,
  { success: false, code, message: ALL_ERRORS[code].sentence },
];

describe('a body in another form', () => {
  it.each([
    ['unknown', 'middle-out', BODY],
    ['empty names', ',', BODY],
    ['gzip', 'gzip', gzipSync(BODY)],
    ['gzip that is none', 'gzip', BODY],
    ['a bomb', 'gzip', gzipSync(Buffer.alloc(1_000_000))],
    ['brotli', 'br', BODY],
    ['two of them', 'gzip, br', BODY],
    ['a prototype', '__proto__', BODY],
  ])('content-encoding: %s', async (_, encoding, payload) => {
    const reply = await send(payload, { 'content-encoding': encoding });
    expect([reply.statusCode, reply.json()]).toEqual(refusalOf('request.unsupported-encoding'));
    expect(reply.headers['accept-encoding']).toBe('identity');
  });

  it.each(['utf-16', 'utf-16le', 'latin1', 'utf-7', 'none', '"utf-32"', '__proto__'])(
    'charset=%s',
    async (charset) => {
      const reply = await send(BODY, { 'content-type': `application/json; charset=${charset}` });
      expect([reply.statusCode, reply.json()]).toEqual(refusalOf('request.unsupported-type'));
    },
  );

  it.each([
    {},
    { 'content-encoding': 'identity' },
    { 'content-type': 'application/json; charset=utf-8' },
    { 'content-type': 'application/json;charset="UTF8"' },
  ])('as everybody sends it (%j) is read', async (headers) => {
    const reply = await send(BODY, headers);
    expect([reply.statusCode, reply.json()]).toEqual([200, { text: SECRET }]);
  });

  it.each([
    ['a prototype', '{"text":"a","__proto__":{"x":1}}'],
    ['a constructor with one', '{"text":"a","constructor":{"prototype":{"x":1}}}'],
    ['half a letter', Buffer.from(BODY).subarray(0, 12)],
    ['brackets without end', '['.repeat(60_000)],
    ['nothing but a mark of byte order', '\ufeff'],
  ])('%s is broken JSON', async (_, payload) => {
    const reply = await send(payload, {});
    expect([reply.statusCode, reply.json()]).toEqual(refusalOf('request.broken-json'));
  });

  it('of ten thousand wrong fields is not answered with a longer one', async () => {
    const fields = Array.from({ length: 5_000 }, (_, n) => [`k${n}`, n]);
    const payload = JSON.stringify({ text: 'a', ...Object.fromEntries(fields) });
    const reply = await send(payload, {});
    expect(reply.json()).toMatchObject({ code: 'request.unknown-key' });
    expect(reply.body.length).toBeLessThan(payload.length / 10);
  });
});

/** Everything the server says on a connection until it closes it. */
const heard = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
const open = (): Socket => connect(port, '127.0.0.1');
/** Status, `connection` header and body of a reply. */
const readReply = (text: string): readonly unknown[] => {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [, status] = /^HTTP\/1\.1 (\d+) /.exec(head) ?? [];
  return [Number(status), /^connection: (.*)$/im.exec(head)?.[1]?.trim(), JSON.parse(body)];
};
const closedWith = (code: ErrorCode): readonly unknown[] => {
  const [status, body] = refusalOf(code);
  return [status, 'close', body];
};
const HEAD = `POST ${echo.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;

describe('a connection', () => {
  it.each([
    ['headers that do not end', HEAD],
    ['a body that does not come', `${HEAD}content-length: 40\r\n\r\n{"text":`],
    ['chunks that do not end', `${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"tex\r\n`],
  ])('with %s is told so, and closed at the configured time', async (_, written) => {
    const socket = open();
    socket.write(written);
    expect(readReply(await heard(socket))).toEqual(closedWith('request.too-slow'));
  });

  it.each([
    ['one huge header', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['a huge address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`],
  ])('with %s', async (_, written) => {
    const socket = open();
    socket.write(written);
    expect(readReply(await heard(socket))).toEqual(closedWith('request.headers-too-large'));
  });

  it.each([
    ['no HTTP at all', 'hello there\r\n\r\n'],
    ['two lengths', `${HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
    [
      'a length and chunks',
      `${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a broken chunk', `${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n`],
    ['a header without a name', 'GET / HTTP/1.1\r\nhost: localhost\r\n: x\r\n\r\n'],
  ])('with %s', async (_, written) => {
    const socket = open();
    socket.write(written);
    expect(readReply(await heard(socket))).toEqual(closedWith('request.malformed'));
  });

  it('that goes away in the middle of a body leaves nothing behind', async () => {
    const socket = open();
    socket.write(`${HEAD}content-length: 40\r\n\r\n{"text":`);
    socket.destroy();
    expect((await send(BODY, {})).statusCode).toBe(200);
  });
});
