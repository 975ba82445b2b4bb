import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openInbox } from './inbox.ts';
import { serveInbox } from './inbox-routes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dhruva-inbox-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const local = { headers: { host: 'localhost:3000' } };

test('two processes share one inbox; the newest message comes first', async () => {
  const [one, two] = [openInbox(folder), openInbox(folder)];
  await one.add({ kind: 'sms', to: '+919812345678', text: '111111 is your code' });
  await two.add({ kind: 'mail', to: 'asha@example.test', subject: 'Hi', text: 'Welcome' });
  expect((await one.latest(10)).map(({ kind }) => kind)).toEqual(['mail', 'sms']);
  expect(await one.latest(1)).toMatchObject([{ kind: 'mail', subject: 'Hi' }]);
});

test('the file is its owner’s alone, and a torn last line harms nothing', async () => {
  const inbox = openInbox(folder);
  await inbox.add({ kind: 'sms', to: '+919812345678', text: 'whole' });
  const file = join(folder, 'outbox.jsonl');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"kind":"sm`);
  expect(await inbox.latest(10)).toHaveLength(1);
});

test('the page shows the code large and lets no message write HTML', async () => {
  const inbox = openInbox(folder);
  await inbox.add({ kind: 'sms', to: '+919812345678', text: '042137 is your code' });
  const calendar = 'BEGIN:VCALENDAR\r\nX:<img>';
  await inbox.add({
    kind: 'mail',
    to: '<b>@x',
    subject: '"><script>',
    text: '<img src=x>',
    calendar,
  });
  const app = Fastify();
  serveInbox(app, inbox);
  const page = await app.inject({ url: '/dev/outbox', ...local });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<p class="code">042137</p>');
  expect(page.body).not.toMatch(/<script|<img|<b>/);
  expect(page.body).toContain('<pre>BEGIN:VCALENDAR\r\nX:&lt;img&gt;</pre>');
  const list = await app.inject({ url: '/dev/outbox.json', ...local });
  expect(list.json()).toMatchObject([
    { code: null, calendar },
    { code: '042137', to: '+919812345678' },
  ]);
});

test.each([
  ['another machine', { ...local, remoteAddress: '192.0.2.7' }],
  ['a name of another site that points here', { headers: { host: 'evil.test' } }],
])('%s is turned away', async (_, request) => {
  const app = Fastify();
  serveInbox(app, openInbox(folder));
  for (const url of ['/dev/outbox', '/dev/outbox.json']) {
    expect((await app.inject({ url, ...request })).statusCode).toBe(404);
  }
});

test('production is refused', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => openInbox(folder)).toThrow('refuses production');
});
