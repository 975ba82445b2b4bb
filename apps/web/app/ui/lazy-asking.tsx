import type { ComponentType } from 'react';
import { lazyOr } from './lazy-or.ts';

/**
 * A part of a page that asks the server: it, and what asking needs, are fetched when it is first shown. What only
 * tells does without their code. Where they cannot be fetched the part says so in its place; the page stays.
 */
export const lazyAsking = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyOr<Props>(async () => {
    const [{ QueryProvider }, Part] = await Promise.all([import('../lib/query.tsx'), load()]);
    return (props: Props) => (
      <QueryProvider>
        <Part {...props} />
      </QueryProvider>
    );
  });
