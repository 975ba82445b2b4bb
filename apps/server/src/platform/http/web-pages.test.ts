import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { ORIGIN_STAND_IN } from '@dhruva/kernel/system/public-origin';
import { afterAll, expect, test } from 'vitest';
import { OPEN_GUARDS, testEnv } from '../../../test/test-app.ts';
import { ALL_ERRORS } from '@dhruva/contract/all-errors';
import { createHttp } from './create-http.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveWebPages } from './web-pages.ts';
import { placeholdersIn } from './web-placeholders.ts';

const folder = mkdtempSync(join(tmpdir(), 'dhruva-web-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const INLINE = 'window.__context = {"a":"<b>"};';
const page = (text: string): string =>
  `<html><head><script src="/assets/a-1.js"></script><script type="application/ld+json">{}</script></head>` +
  `<body>${text}<script>${INLINE}</script><script type="module" async="">import "/assets/a-1.js"</script></body></html>`;
const files: Record<string, string> = {
  'index.html': page(`home <link rel="canonical" href="${ORIGIN_STAND_IN}/"/>`),
  'faq/index.html': page('faq'),
  'terms/index.html': page('terms<script>terms()</script>'),
  '__spa-fallback.html': page('fallback'),
  'assets/a-1.js': 'export const a = 1;'.padEnd(4_000, ' '),
  'assets/b-1.js': 'export const b = 1;',
  'assets/b-1.js.br': 'compressed by the build',
  'favicon.svg': '<svg/>',
  'faq.data': '["questions"]'.padEnd(4_000, ' '),
  'service-worker.js': 'self.addEventListener("fetch", () => {});',
  'robots.txt': `Sitemap: ${ORIGIN_STAND_IN}/sitemap.xml`,
  'sitemap.xml': `<loc>${ORIGIN_STAND_IN}/faq</loc>`,
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const RAZORPAY = 'https://*.razorpay.com';

const serve = async (secure: boolean, checkout: string | undefined) => {
  const app = await createHttp(
    { env: testEnv(''), log: pino({ level: 'silent' }) },
    OPEN_GUARDS,
    ALL_ERRORS,
  );
  await addSecurityHeaders(app, { secure, checkout });
  app.get('/api/test', async () => ({ ok: true }));
  await serveWebPages(app, {
    folder,
    publicUrl: 'https://dhruva.test/',
    sources: { secure, checkout },
  });
  return app;
};
const app = await serve(true, RAZORPAY);

test.each([
  ['/', 'home', 'no-cache'],
  ['/?ref=abc', 'home', 'no-cache'],
  ['/faq', 'faq', 'no-cache'],
  ['/faq/', 'faq', 'no-cache'],
  ['/assets/a-1.js', 'export', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', '<svg/>', 'public, max-age=86400'],
  ['/faq.data', 'questions', 'no-cache'],
  ['/service-worker.js', 'self', 'no-cache'],
])('%s is served, to be kept as long as it holds', async (url, text, caching) => {
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(text);
  expect(reply.headers['cache-control']).toBe(caching);
});

test('a page nobody prerendered is the fallback document, with 404', async () => {
  const reply = await app.inject('/book/some-id');
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain('fallback');
  expect(reply.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/', 'text/html; charset=utf-8', 'href="https://dhruva.test/"'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://dhruva.test/sitemap.xml'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', '<loc>https://dhruva.test/faq</loc>'],
])('%s names the origin it is served at', async (url, type, text) => {
  const reply = await app.inject(url);
  expect(reply.headers['content-type']).toBe(type);
  expect(reply.body).toContain(text);
  expect(reply.body).not.toContain(ORIGIN_STAND_IN);
});

test('what the build compressed goes out as it is, for ever, to those who take it', async () => {
  const url = '/assets/b-1.js';
  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.body).toBe('compressed by the build');
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  expect((await app.inject(url)).body).toBe('export const b = 1;');
});

test('a service worker may ask us, and nobody else', async () => {
  const reply = await app.inject('/service-worker.js');
  expect(reply.headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
});

test.each(['/index.html', '/faq/index.html', '/__spa-fallback.html', '/__spa-fallback'])(
  'a document has one address: %s is none',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('a page asked for again and unchanged keeps the policy it came with', async () => {
  const { etag } = (await app.inject('/faq')).headers;
  const again = await app.inject({ url: '/faq', headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBeUndefined();
});

test.each([
  '/api/nothing',
  '/api',
  '/assets/gone-2.js',
  '/.env',
  '/../package.json',
  '/%2e%2e/x.ts',
])('%s is not found, as JSON', async (url) => {
  const reply = await app.inject(url);
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'request.not-found']);
});

test('a document is compressed, and compresses to what it says', async () => {
  const plain = await app.inject('/faq');
  const small = await app.inject({ url: '/faq', headers: { 'accept-encoding': 'gzip, br' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
});

test('a page is read, not written', async () => {
  expect((await app.inject({ method: 'POST', url: '/faq' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'HEAD', url: '/faq' })).statusCode).toBe(200);
});

test.each(['/assets/a-1.js', '/faq.data'])('%s, a large text, is compressed', async (url) => {
  const headers = { 'accept-encoding': 'br' };
  const reply = await app.inject({ url, headers });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.rawPayload.length).toBeLessThan(200);
});

test('the policy of a document: ourselves, the payment provider, and its own inline scripts by their hash', async () => {
  const home = String((await app.inject('/')).headers['content-security-policy']);
  const directives = new Map(
    home.split('; ').map((line): [string, string[]] => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );
  const hash = createHash('sha256').update(INLINE).digest('base64');
  const moduleHash = createHash('sha256').update('import "/assets/a-1.js"').digest('base64');
  expect(directives.get('script-src')).toEqual([
    "'self'",
    RAZORPAY,
    `'sha256-${hash}'`,
    `'sha256-${moduleHash}'`,
  ]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect(directives.get(name)).toEqual(["'none'"]);
  }
  const outside = [...directives.values()].flat().filter((source) => source.includes('://'));
  expect(new Set(outside)).toEqual(new Set([RAZORPAY]));
  for (const url of ['/faq', '/book/some-id']) {
    expect((await app.inject(url)).headers['content-security-policy']).toBe(home);
  }
  const terms = String((await app.inject('/terms')).headers['content-security-policy']);
  expect(terms).toContain(`'sha256-${createHash('sha256').update('terms()').digest('base64')}'`);
});

test('with the sandbox a page talks to nobody but us', async () => {
  const home = await (await serve(false, undefined)).inject('/');
  const policy = String(home.headers['content-security-policy']);
  expect(policy).not.toContain('://');
  expect(policy).toContain("frame-src 'self'");
  expect(home.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('every reply carries the other headers; the API is not stored and loads nothing', async () => {
  for (const url of ['/', '/api/test', '/api/nothing', '/assets/a-1.js']) {
    expect((await app.inject(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  }
  expect((await app.inject('/')).headers['permissions-policy']).toContain('camera=()');
  for (const url of ['/api/test', '/api/nothing']) {
    expect((await app.inject(url)).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
  }
});

test('without TLS the browser is not told to insist on it', async () => {
  const { headers } = await (await serve(false, RAZORPAY)).inject('/');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('placeholders of the owner’s details are found', () => {
  writeFileSync(
    join(folder, 'faq/index.html'),
    page('write to hello@dhruva.example, for example.'),
  );
  expect(placeholdersIn(folder)).toEqual(['hello@dhruva.example']);
});
