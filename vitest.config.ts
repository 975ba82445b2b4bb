import { defineConfig } from 'vitest/config';

const unitTests = [
  'packages/**/*.test.ts',
  'scripts/**/*.test.ts',
  'e2e/**/*.test.ts',
  'apps/{cli,sandbox}/**/*.test.ts',
  'apps/web/{app,found,offline}/**/*.test.{ts,tsx}',
  'apps/server/**/*.rules.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: unitTests,
          exclude: ['**/*.dom.test.{ts,tsx}', '**/node_modules/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'unit-dom',
          include: ['apps/web/app/**/*.dom.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['apps/web/test/clear-screen.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['apps/server/**/*.rules.test.ts', '**/node_modules/**'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
