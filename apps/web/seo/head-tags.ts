import { ORIGIN_STAND_IN } from '@dhruva/kernel/system/public-origin';
import { INDEXED_PAGES, type IndexedPage } from '../app/content/seo.ts';
import { SITE } from '../app/lib/site.ts';
import { structuredData } from './structured-data.ts';

/** Pictures of link previews, drawn by scripts/draw-pictures.ts. */
const PICTURES = {
  sky: { file: 'preview-sky.png', alt: 'A lamp before the night sky and a wheel of twelve signs' },
  care: { file: 'preview-care.png', alt: 'Two chairs under a lamp, and a window at dawn' },
} as const;
const PICTURE_SIZE = { width: '1200', height: '630' };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const tag = (attribute: 'name' | 'property', values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<meta ${attribute}="${name}" content="${escaped(value)}"/>`)
    .join('');

/** A JSON-LD script element; escapes `<`, which could end it early. */
const dataBlock = (page: IndexedPage, title: string): string => {
  const data = { '@context': 'https://schema.org', '@graph': structuredData(page, title) };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
};

const tagsOfIndexed = (page: IndexedPage, title: string): string => {
  const { path, description } = page;
  const { file, alt } = PICTURES[page.picture];
  const address = `${ORIGIN_STAND_IN}${path}`;
  const picture = `${ORIGIN_STAND_IN}/${file}`;
  return [
    `<link rel="canonical" href="${address}"/>`,
    tag('name', { description }),
    tag('property', {
      'og:type': 'website',
      'og:site_name': SITE.brand,
      'og:locale': 'en_IN',
      'og:url': address,
      'og:title': title,
      'og:description': description,
      'og:image': picture,
      'og:image:width': PICTURE_SIZE.width,
      'og:image:height': PICTURE_SIZE.height,
      'og:image:alt': alt,
    }),
    tag('name', {
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
      'twitter:image:alt': alt,
    }),
    dataBlock(page, title),
  ].join('');
};

const titleOf = (html: string): string => {
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  return title.replaceAll('&amp;', '&').replace(` · ${SITE.brand}`, '');
};

/**
 * Adds canonical link, preview tags and structured data to a built document, or `noindex` where the page is
 * not indexed.
 */
export const withHeadTags = (html: string, path: string): string => {
  const page = INDEXED_PAGES.find((found) => found.path === path);
  const tags = page ? tagsOfIndexed(page, titleOf(html)) : tag('name', { robots: 'noindex' });
  return html.replace('</head>', () => `${tags}</head>`);
};
