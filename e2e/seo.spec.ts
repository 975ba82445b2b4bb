/** What search engines, link previews and home screens read of the built site, as served. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey.ts';
import { FOLDER } from './settings.ts';

const SITE = join(FOLDER, 'site');

/** Every prerendered page, by path. */
const PAGES = globSync('**/index.html', { cwd: SITE }).map((name) =>
  name === 'index.html' ? '/' : `/${dirname(name)}`,
);

/** Pages that must not be indexed: personal, intermediate, or no real pages. */
const NOT_FOUND = [
  '/answers',
  '/assessment',
  '/calendar',
  '/join',
  '/login',
  '/offline',
  '/payment',
  '/profile',
  '/receipt',
  '/signin',
  '/signup',
];
const FOUND = PAGES.filter((path) => !NOT_FOUND.includes(path)).sort();
const OF_CARE = [
  '/paid',
  '/plans',
  '/counselling',
  '/assignment',
  '/free-therapy',
  '/hypnotherapy',
];
const ASTROLOGY = /predict|astrolog|birth chart|kundli|horoscope|zodiac|vedic|-sky\.png/i;

const TAG =
  /<meta (?:name|property)="((?:og|twitter):[^"]+|description|robots)" content="([^"]*)"\/>/g;
const MOST_PICTURE_BYTES = 100 * 1024;

interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const decoded = (text = ''): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found]) => decoded(found));

/** The head of a document. A tag that occurs twice is given as a list. */
const headOf = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(path)).text();
  const tags = [...html.matchAll(TAG)].map(([, name = '', content]) => [name, decoded(content)]);
  const [block = '{}'] = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
  const { '@graph': things = [] } = JSON.parse(block) as { '@graph'?: JsonLdNode[] };
  return {
    html,
    names: tags.map(([name]) => name),
    tags: Object.fromEntries(tags) as Record<string, string>,
    titles: all(html, /<title>(.*?)<\/title>/g),
    canonical: all(html, /<link rel="canonical" href="([^"]*)"\/>/g),
    things,
    thing: (type: string) => things.find((one) => one['@type'] === type),
  };
};

test('every page to be found has a title, a description, an address and a preview of its own', async ({
  request,
  baseURL,
}) => {
  const seen = new Set<string | undefined>();
  for (const path of FOUND) {
    const { html, names, tags, titles, canonical } = await headOf(request, path);
    const title = titles[0]?.replace(' · Dhruva', '');
    seen.add(title).add(tags['description']);
    expect(titles, path).toEqual([expect.stringMatching(/^.{5,55} · Dhruva$/)]);
    expect(tags['description'], path).toMatch(/^.{50,160}$/);
    expect(canonical, path).toEqual([new URL(path, baseURL).href]);
    expect(tags, path).toMatchObject({
      'og:url': canonical[0],
      'og:title': title,
      'og:description': tags['description'],
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': tags['description'],
      'twitter:image': tags['og:image'],
    });
    expect(new Set(names).size, `${path}: no tag twice`).toBe(names.length);
    expect(names, path).not.toContain('robots');
    expect(all(html, /<(h1)[ >]/g), path).toHaveLength(1);
    expect(html, path).not.toContain('origin.invalid');
  }
  expect(seen.size, 'titles and descriptions').toBe(2 * FOUND.length);
});

test('no page of care advertises astrology where it is found', async ({ request }) => {
  for (const path of OF_CARE) {
    const { titles, tags, things } = await headOf(request, path);
    expect(JSON.stringify([titles, tags, things]), path).not.toMatch(ASTROLOGY);
  }
  expect(JSON.stringify(await headOf(request, '/Question'))).toMatch(ASTROLOGY);
});

test('every other page asks to be left out, an unknown one too', async ({ request }) => {
  for (const path of [...NOT_FOUND, '/nothing-here']) {
    const { tags, canonical, things } = await headOf(request, path);
    expect([tags['robots'], canonical, things], path).toEqual(['noindex', [], []]);
  }
});

test('the map of the site has just the pages to be found', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [address = ''] = all(robots, /^Sitemap: (.*)$/gm);
  expect(address).toBe(new URL('/sitemap.xml', baseURL).href);
  const map = await (await request.get(address)).text();
  expect(all(map, /<loc>(.*?)<\/loc>/g).sort()).toEqual(
    FOUND.map((path) => new URL(path, baseURL).href).sort(),
  );
});

test('structured data says what the pages say, and nothing rates anybody', async ({ request }) => {
  for (const path of FOUND) {
    const { html, things, thing } = await headOf(request, path);
    const types = things.map((one) => one['@type']);
    expect(JSON.stringify(things)).not.toMatch(/"(?:Review|AggregateRating|Rating)"/);
    if (path === '/') expect(types).toEqual(['Organization', 'WebSite']);
    else expect(types[0], path).toBe('BreadcrumbList');
    const offers = (thing('Service')?.['offers'] ?? []) as { price: number }[];
    for (const { price } of offers) expect(html, path).toContain(price.toLocaleString('en-IN'));
    if (['/Question', '/paid', '/plans', '/assignment'].includes(path))
      expect(offers.length, path).toBeGreaterThan(0);
  }
  const faq = await headOf(request, '/faq');
  const questions = faq.thing('FAQPage')?.['mainEntity'] as { name: string }[];
  expect(questions).toHaveLength(19);
  for (const { name } of questions) expect(decoded(faq.html)).toContain(name);
});

/** The size of a PNG; width and height are in its first chunk. */
const pngOf = async (request: APIRequestContext, url: string) => {
  const bytes = await (await request.get(url)).body();
  expect(bytes.toString('latin1', 1, 4), url).toBe('PNG');
  return { size: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, weight: bytes.length };
};

test('pictures of previews are of the size all services take, and light', async ({ request }) => {
  for (const path of ['/', '/paid']) {
    const { tags } = await headOf(request, path);
    const { size, weight } = await pngOf(request, tags['og:image'] ?? '');
    expect(size).toBe(`${tags['og:image:width']}x${tags['og:image:height']}`);
    expect(size).toBe('1200x630');
    expect(weight).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
  }
});

test('can be put on a home screen', async ({ request, page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    icons: { src: string; sizes: string; purpose: string; type: string }[];
  };
  expect(manifest).toMatchObject({
    id: '/',
    name: expect.stringContaining('Dhruva'),
    short_name: 'Dhruva',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-IN',
  });
  const icons = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) expect((await pngOf(request, src)).size).toBe(sizes);
});
