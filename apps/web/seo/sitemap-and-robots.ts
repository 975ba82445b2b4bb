import { ORIGIN_STAND_IN } from '@dhruva/kernel/system/public-origin';
import { INDEXED_PAGES } from '../app/content/seo.ts';

/** The sitemap of all indexed pages (sitemaps.org). */
export const sitemap = (): string => {
  const entries = INDEXED_PAGES.map(
    ({ path }) => `<url><loc>${ORIGIN_STAND_IN}${path}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

/** The robots.txt. Pages that must not be indexed carry `noindex`, so crawlers must be able to read them. */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${ORIGIN_STAND_IN}/sitemap.xml`, ''].join(
    '\n',
  );
