import type { Config } from '@react-router/dev/config';

/** Every route but `*` is prerendered; a page without HTML of its own starts from the fallback page. */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths(),
} satisfies Config;
