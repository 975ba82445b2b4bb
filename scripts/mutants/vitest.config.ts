/**
 * The Vitest configuration for Stryker: runs the tests named by the environment; see `stryker-options.ts`.
 */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { sourceAliases } from './source-aliases.ts';

const root = join(import.meta.dirname, '../..');
const { MUTANT_TESTS = '[]', TEST_DATABASE_URL } = process.env;

export default defineConfig({
  root,
  resolve: { alias: sourceAliases(root) },
  test: {
    include: JSON.parse(MUTANT_TESTS) as string[],
    exclude: ['**/node_modules/**'],
    ...(TEST_DATABASE_URL !== undefined && {
      globalSetup: ['apps/server/test/global-setup.ts'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    }),
  },
});
