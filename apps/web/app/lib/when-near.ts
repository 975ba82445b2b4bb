/** How far below the window something may lie and still be fetched. */
const MARGIN = '200px';

/**
 * Settles when the element with this id comes near the window; at once where a page is prerendered. For
 * `lazy`: what lies below is fetched when somebody gets there, its prerendered HTML stands until then.
 */
export const whenNear = async (id: string): Promise<void> => {
  if (typeof window === 'undefined') return;
  await new Promise<void>((near) => {
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
          near();
        },
        { rootMargin: MARGIN },
      );
      observer.observe(element);
    };
    watch();
  });
};
