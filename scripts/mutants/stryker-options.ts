import type { Stryker } from '@stryker-mutator/core';
import type { MutantRun } from './rooms.ts';

type Options = ConstructorParameters<typeof Stryker>[0];

/** Where Stryker keeps its copies of the sources; mutants live there only. */
const COPIES = '.stryker-tmp';

/** How Stryker runs. It reads no tsconfig: TypeScript 7 lacks what it calls. What is made once at import costs too much on the database. */
export const strykerOptions = ({ mutate, onDatabase, sparesTexts }: MutantRun): Options => ({
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
  // Generous: on a machine with other work a slow mutant would count as one that was noticed.
  timeoutMS: onDatabase ? 60_000 : 20_000,
  mutator: { plugins: [], excludedMutations: sparesTexts ? ['StringLiteral'] : [] },
  ignoreStatic: onDatabase === true,
  disableTypeChecks: false,
  checkers: [],
});
