import type { MetaDescriptor } from 'react-router';
import { SITE } from '../content/site.ts';

/** Title and description of a page; `listed` false keeps it out of search engines. */
export const pageMeta = (title: string, description: string, listed = true): MetaDescriptor[] => [
  { title: `${title} · ${SITE.brand}` },
  { name: 'description', content: description },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  ...(listed ? [] : [{ name: 'robots', content: 'noindex' }]),
];
