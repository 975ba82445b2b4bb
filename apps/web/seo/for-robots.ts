import { ORIGIN_STAND_IN } from '@dhruva/kernel/system/public-origin';
import { FOUND_PAGES } from '../app/content/seo.ts';

/** The map of the pages that may be listed (sitemaps.org). */
export const sitemap = (): string => {
  const entries = FOUND_PAGES.map(({ path }) => `<url><loc>${ORIGIN_STAND_IN}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

/** Pages that are not to be listed say so themselves: what may not be read cannot be obeyed. */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${ORIGIN_STAND_IN}/sitemap.xml`, ''].join(
    '\n',
  );
