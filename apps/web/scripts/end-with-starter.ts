import type { Plugin } from 'vite';

/** Ends the site of development when `npm run dev` is gone without a word; started by hand it has no such channel. */
export const endWithStarter = (): Plugin => ({
  name: 'end-with-starter',
  apply: 'serve',
  configureServer() {
    if (process.connected) process.once('disconnect', () => process.exit());
  },
});
