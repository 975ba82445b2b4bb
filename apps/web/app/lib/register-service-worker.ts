const register = (): void => {
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
};

/** Timeout of the idle callback: a busy device may never become idle. */
const AT_THE_LATEST_MS = 5_000;

const whenIdle = (): void => {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(register, { timeout: AT_THE_LATEST_MS });
  else register();
};

/**
 * Leaves link clicks to the browser while offline, by hiding them from the router. The router would fail to
 * fetch the next page's script and reload this page; a full navigation is answered by the service worker's
 * cache.
 */
const followByBrowser = (event: Event): void => {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
  if (link && !navigator.onLine) event.stopPropagation();
};

/** Registers the service worker that caches some pages for offline use, once this page has loaded and is idle. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('click', followByBrowser, { capture: true });
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
