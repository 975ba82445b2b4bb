/** Asks the service worker to keep the files of one page that is not kept from the start (offline/worker). */
export const keepPageForOffline = (page: 'answers'): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: page }, []));
};
