import type { Stryker } from '@stryker-mutator/core';
import type { MutantRun } from './groups.ts';

type Options = ConstructorParameters<typeof Stryker>[0];

/** Where Stryker keeps its mutated copies of the sources. */
const COPIES = '.stryker-tmp';

/**
 * Stryker's options. It reads no tsconfig, since TypeScript 7 lacks the API it uses. With the database,
 * mutants in code that runs at import are skipped, since they need a restart each.
 */
export const strykerOptions = ({
  mutate,
  needsDatabase,
  skipsStringLiterals,
}: MutantRun): Options => ({
  mutate: [...mutate],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  tsconfigFile: 'none.json',
  tempDirName: COPIES,
  cleanTempDir: 'always',
  ignorePatterns: ['/data', '/pictures', '/survivors', '**/build', '**/*.mp4'],
  reporters: ['progress-append-only'],
  logLevel: 'error' as NonNullable<Options['logLevel']>,
  allowConsoleColors: false,
  concurrency: 2,
  // Generous, because on a busy machine a slow mutant would be counted as detected.
  timeoutMS: needsDatabase ? 60_000 : 20_000,
  mutator: { plugins: [], excludedMutations: skipsStringLiterals ? ['StringLiteral'] : [] },
  ignoreStatic: needsDatabase === true,
  disableTypeChecks: false,
  checkers: [],
});
