import type { MetaDescriptor } from 'react-router';
import { SITE } from './site.ts';

/** The title of a page. What only search engines and previews read is added to its built document (seo/). */
export const pageMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${SITE.brand}` },
];
