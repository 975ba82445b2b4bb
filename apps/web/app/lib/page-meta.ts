import type { MetaDescriptor } from 'react-router';
import { SITE } from './site.ts';

/** The `<title>` of a page. Tags only for search engines and previews are added to the built document (seo/). */
export const pageMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${SITE.brand}` },
];
