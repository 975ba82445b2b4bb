import { type ComponentType, lazy } from 'react';

/** How far below the window something may lie and still be fetched. */
const MARGIN = '200px';

/** The element with this id comes near the window. */
export const near = (id: string) => async (): Promise<void> =>
  new Promise((comes) => {
    const watch = (): void => {
      const element = document.getElementById(id);
      if (!element) {
        requestAnimationFrame(watch);
        return;
      }
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          comes();
        },
        { rootMargin: MARGIN },
      );
      observer.observe(element);
    };
    watch();
  });

/** The page has been open for that long. */
export const after = (milliseconds: number) => async (): Promise<void> =>
  new Promise((passed) => setTimeout(passed, milliseconds));

/** Loads; what cannot be fetched, again each time the network is back. */
const patiently = async <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((back) => {
      window.addEventListener('online', back, { once: true });
    });
    return patiently(load);
  });

/**
 * A part of a page that is fetched at its moment; at once where a page is prerendered. Its prerendered HTML
 * stands until then, and goes on standing while there is no network.
 */
export const lazyWhen = <Props extends object>(
  moment: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await moment();
    return { default: await patiently(load) };
  });
