import type { Plugin } from 'vite';

/**
 * Stops the dev site when the `npm run dev` process that started it dies; started by hand there is no IPC
 * channel.
 */
export const exitWithParent = (): Plugin => ({
  name: 'exit-with-parent',
  apply: 'serve',
  configureServer() {
    if (process.connected) process.once('disconnect', () => process.exit());
  },
});
