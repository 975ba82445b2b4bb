import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';

const CATALOGUES = join(import.meta.dirname, '../messages/');

/** Vite plugin: compiles the message catalogues again when one is saved. */
export const recompileMessages = (): Plugin => ({
  name: 'recompile-messages',
  apply: 'serve',
  configureServer({ watcher, config }) {
    let work = Promise.resolve();
    watcher.on('all', (_, path) => {
      if (!path.startsWith(CATALOGUES)) return;
      work = work.then(compileMessages).catch((error: unknown) => {
        config.logger.error(String(error), { timestamp: true });
      });
    });
  },
});
