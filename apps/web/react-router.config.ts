import type { Config } from '@react-router/dev/config';

/** Every route but `*` has HTML of its own; what has none starts from the fallback page. */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths(),
} satisfies Config;
