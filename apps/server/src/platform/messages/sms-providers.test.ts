import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { createMsg91 } from './sms-msg91.ts';
import { createTwilio } from './sms-twilio.ts';
import { SMS_TEXTS } from './sms-templates.ts';
import type { Sms } from './sms.ts';

interface Recorded {
  readonly status: number;
  readonly body: string;
  readonly location?: string;
}
interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A fake provider that gives the recorded answer (or never answers) and keeps the requests. */
const provider = async (answer?: Recorded): Promise<{ url: string; seen: Seen[] }> => {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    if (!answer) return;
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
};

const sms: Sms = {
  to: '+919812345678',
  template: 'otp',
  vars: { code: '123456', domain: 'dhruva.test' },
  idempotencyKey: 'challenge-1',
};
const msg91 = (url: string) =>
  createMsg91(
    { authKey: 'key-1', templateIds: { ...SMS_TEXTS, otp: 'flow-1' } },
    `${url}/api/v5/flow`,
  );
const twilio = (url: string, from = '+15005550006') =>
  createTwilio({ accountSid: 'AC1', authToken: 'token', from }, url);

test('MSG91: the request of the Flow API, and its request id', async () => {
  const { url, seen } = await provider({
    status: 200,
    body: '{"message":"3763646c3058373530393938","type":"success"}',
  });
  expect(await msg91(url).send(sms)).toEqual({ ok: true, providerId: '3763646c3058373530393938' });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v5/flow' });
  expect(seen[0]?.headers).toMatchObject({
    authkey: 'key-1',
    'content-type': 'application/json',
  });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    template_id: 'flow-1',
    short_url: '0',
    recipients: [{ mobiles: '919812345678', code: '123456', domain: 'dhruva.test' }],
  });
});

test.each([
  [
    'an error in a 200',
    { status: 200, body: '{"message":"Template ID Missing","type":"error"}' },
    false,
    'msg91-200',
  ],
  [
    'a code of its own',
    { status: 401, body: '{"type":"error","code":"207","message":"Authentication failure"}' },
    false,
    'msg91-207',
  ],
  ['too many', { status: 429, body: '{"type":"error"}' }, true, 'msg91-429'],
  ['broken', { status: 502, body: '<html>Bad gateway</html>' }, true, 'msg91-502'],
  ['no object', { status: 200, body: '"success"' }, false, 'msg91-200'],
])('MSG91: %s is no success', async (_, answer, retryable, code) => {
  const { url } = await provider(answer);
  expect(await msg91(url).send(sms)).toEqual({ ok: false, retryable, code });
});

test('Twilio: the request of the Messages resource, and its sid', async () => {
  const { url, seen } = await provider({
    status: 201,
    body: '{"sid":"SM0123456789abcdef0123456789abcdef","status":"queued","error_code":null}',
  });
  const outcome = await twilio(url).send(sms);
  expect(outcome).toEqual({ ok: true, providerId: 'SM0123456789abcdef0123456789abcdef' });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/2010-04-01/Accounts/AC1/Messages.json' });
  expect(seen[0]?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
    To: '+919812345678',
    From: '+15005550006',
    Body: '123456 is your Dhruva code, valid for 5 minutes. Do not share it.\n\n@dhruva.test #123456',
  });
});

test('Twilio: a messaging service is named as such', async () => {
  const { url, seen } = await provider({ status: 201, body: '{"sid":"SM1"}' });
  await twilio(url, 'MG1').send(sms);
  const form = new URLSearchParams(seen[0]?.body);
  expect([form.get('MessagingServiceSid'), form.get('From')]).toEqual(['MG1', null]);
});

test.each([
  [
    'a bad number',
    { status: 400, body: '{"code":21211,"message":"Invalid To","status":400}' },
    false,
    'twilio-21211',
  ],
  [
    'bad credentials',
    { status: 401, body: '{"code":20003,"message":"Authenticate","status":401}' },
    false,
    'twilio-20003',
  ],
  ['too many', { status: 429, body: '{"code":20429,"status":429}' }, true, 'twilio-20429'],
  ['broken', { status: 503, body: '' }, true, 'twilio-503'],
])('Twilio: %s is no success', async (_, answer, retryable, code) => {
  const { url } = await provider(answer);
  expect(await twilio(url).send(sms)).toEqual({ ok: false, retryable, code });
});

test('a provider that does not answer is given up after 4 seconds', async () => {
  const { url } = await provider();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(1));
  expect(await msg91(url).send(sms)).toEqual({ ok: false, retryable: true, code: 'timeout' });
  expect(limit).toHaveBeenLastCalledWith(4_000);
});

test('nobody there, and a redirect elsewhere, are network errors', async () => {
  const gone = { ok: false, retryable: true, code: 'network' };
  expect(await msg91('http://127.0.0.1:1').send(sms)).toEqual(gone);
  const { url, seen } = await provider({ status: 302, body: '', location: '/elsewhere' });
  expect(await twilio(url).send(sms)).toEqual(gone);
  expect(seen).toHaveLength(1);
});

test('a message without its variable is not sent', async () => {
  const { url, seen } = await provider({ status: 201, body: '{"sid":"SM1"}' });
  await expect(twilio(url).send({ ...sms, vars: {} })).rejects.toThrow('otp needs code');
  expect(seen).toHaveLength(0);
});
