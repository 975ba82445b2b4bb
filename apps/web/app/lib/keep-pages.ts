const register = (): void => {
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
};

/** A busy device may never say that it has nothing to do. */
const AT_THE_LATEST_MS = 5_000;

const whenIdle = (): void => {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(register, { timeout: AT_THE_LATEST_MS });
  else register();
};

/**
 * Without a network the router fetches the script of the next page in vain and loads this one anew. Kept from it,
 * a link is followed by the browser, which finds what is kept of that page.
 */
const followByBrowser = (event: Event): void => {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
  if (link && !navigator.onLine) event.stopPropagation();
};

/** Keeps some pages for when there is no network: fetched once this one is there and the browser has nothing to do. */
export const keepPages = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('click', followByBrowser, { capture: true });
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
