import { defineConfig } from 'vitest/config';

const SERVER = ['apps/server/**/*.test.ts', 'features/*/*/server/**/*.test.ts'];
const SERVER_RULES = '{apps,features/*/*}/server/**/*.rules.test.ts';
const DOM = '{apps/web/app,features/*/*/web}/**/*.dom.test.{ts,tsx}';
/** What tries many charts or moments, minutes of work: `npm test` runs it, `npm run check` does not. */
const SAMPLED = [
  'packages/jyotish/{properties,ephemeris,packaging}/**/*.test.ts',
  '{apps,packages}/**/*.sampled.test.ts',
];
const LIBRARIES = '**/node_modules/**';

/** Every test leaves globals and spies as they were. A time limit ends what hangs; it is no measure, however busy the machine. */
const EACH = {
  unstubGlobals: true,
  restoreMocks: true,
  setupFiles: ['vitest.setup.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** Files share what their process has loaded: nothing of theirs is replaced or kept by a module. */
const SHARED = { ...EACH, isolate: false };

export default defineConfig({
  test: {
    // What was transformed once is not again while it stays the same.
    fsModuleCache: true,
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/**/*.test.ts',
            'apps/{cli,contract,sandbox}/**/*.test.ts',
            'features/*/*/{contract,scripts,web}/**/*.test.{ts,tsx}',
            'apps/web/{app,seo,offline,scripts}/**/*.test.{ts,tsx}',
            SERVER_RULES,
          ],
          exclude: [DOM, ...SAMPLED, LIBRARIES],
        },
      },
      { test: { ...SHARED, name: 'sampled', include: SAMPLED } },
      {
        test: {
          ...EACH,
          name: 'unit-dom',
          include: [DOM],
          environment: 'jsdom',
          // A fresh page for each file without starting jsdom anew: half the time.
          pool: 'vmThreads',
          setupFiles: [...EACH.setupFiles, 'apps/web/test/clear-screen.ts'],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'server',
          include: SERVER,
          exclude: [SERVER_RULES, LIBRARIES],
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: [...SHARED.setupFiles, 'apps/server/test/watch-each-file.ts'],
        },
      },
    ],
  },
});
