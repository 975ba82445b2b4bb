import { type ComponentType, lazy } from 'react';

/** Distance from the viewport at which loading starts. */
const MARGIN = '200px';

/** Resolves when the element with this id comes near the viewport. */
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

const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Resolves when the element with this id is pointed at or focused; at once where it is not in the page yet, since
 * then there is no prerendered HTML to wait with.
 */
export const touched = (id: string) => async (): Promise<void> =>
  new Promise((comes) => {
    const element = document.getElementById(id);
    if (!element || element.contains(document.activeElement)) return comes();
    const watch = ({ target }: Event): void => {
      if (!(target instanceof Node && element.contains(target))) return;
      for (const touch of TOUCHES) window.removeEventListener(touch, watch, true);
      comes();
    };
    // React stops these events at the document for a part that is not hydrated; the window hears them before.
    for (const touch of TOUCHES) window.addEventListener(touch, watch, true);
    return undefined;
  });

/** Resolves after so many milliseconds. */
export const after = (milliseconds: number) => async (): Promise<void> =>
  new Promise((passed) => setTimeout(passed, milliseconds));

/** Retries a failed import each time the browser comes back online. */
const importWithRetry = async <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((back) => {
      window.addEventListener('online', back, { once: true });
    });
    return importWithRetry(load);
  });

/**
 * `React.lazy` that loads when `moment` resolves, and at once while prerendering. Until then, and while
 * offline, the prerendered HTML stays.
 */
export const lazyWhen = <Props extends object>(
  moment: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await moment();
    return { default: await importWithRetry(load) };
  });
