import type { ComponentType } from 'react';
import { lazyWithFallback } from './lazy-with-fallback.ts';

/**
 * A lazy component that runs queries: loads it together with the query client when first rendered, so that
 * static pages load neither. Shows NotLoaded in its place on failure.
 */
export const lazyWithQueries = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithFallback<Props>(async () => {
    const [{ QueryProvider }, Part] = await Promise.all([import('../lib/query.tsx'), load()]);
    return (props: Props) => (
      <QueryProvider>
        <Part {...props} />
      </QueryProvider>
    );
  });
