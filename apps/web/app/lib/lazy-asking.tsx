import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that asks the server: it, and what asking needs, are fetched when it is first shown. What only
 * tells does without their code.
 */
export const lazyAsking = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [{ QueryProvider }, Part] = await Promise.all([import('./query.tsx'), load()]);
    const Asking = (props: Props) => (
      <QueryProvider>
        <Part {...props} />
      </QueryProvider>
    );
    return { default: Asking };
  });
