/** Files to mutate, and the tests that must detect the mutants. */
export interface MutantRun {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** The tests need the database; one PostgreSQL serves all mutants. */
  readonly needsDatabase?: true;
  /** Does not mutate string literals, which are messages or column names here. */
  readonly skipsStringLiterals?: true;
}

export interface MutantGroup {
  readonly name: string;
  /** The minimum share of detected mutants in percent, slightly below the measured one. */
  readonly floor: number;
  readonly runs: readonly MutantRun[];
}

const FEATURES = 'features/*';

/** The rules of features with the unit tests beside them, without files that contain messages. */
const rules = (...features: readonly string[]): readonly MutantRun[] => {
  const within = (files: string): string[] =>
    features.map((feature) => `${FEATURES}/${feature}/server/**/${files}`);
  const tests = within('*.rules.test.ts');
  return [
    { mutate: [...within('!(*-words).rules.ts')], tests },
    { mutate: within('*-words.rules.ts'), tests, skipsStringLiterals: true },
  ];
};

const needsDatabase = (files: readonly string[], tests: readonly string[]): MutantRun => ({
  mutate: files.map((file) => `${FEATURES}/${file}.ts`),
  tests: tests.map((file) => `${file}.test.ts`),
  needsDatabase: true,
  skipsStringLiterals: true,
});

/**
 * A mutant that needs the database takes about three seconds of a core, so only files where mistakes cost
 * money or time are mutated, with few test files. Stryker has no mutator that removes a `where`. The second
 * half of safety is regular expressions, each with many mutants.
 */
export const MUTANT_GROUPS: readonly MutantGroup[] = [
  {
    name: 'money',
    floor: 86,
    runs: [
      ...rules('payments', 'receipts', 'plans'),
      needsDatabase(
        [
          'payments/server/applying/apply-payment.service',
          'payments/server/refunds/settle-refund.service',
        ],
        ['refunds-settling', 'payments-tampering', 'payments-refunds'].map(
          (name) => `features/money/payments/server/test/${name}`,
        ),
      ),
    ],
  },
  {
    name: 'appointments',
    floor: 93,
    runs: [
      ...rules('appointments'),
      {
        mutate: [
          `${FEATURES}/appointments/server/calendar/draw-calendar.ts`,
          `${FEATURES}/appointments/server/joining/join-key.ts`,
        ],
        tests: [`${FEATURES}/appointments/server/{calendar,joining}/*.test.ts`],
      },
      needsDatabase(
        ['appointments/server/cells/cell.store'],
        ['features/care/appointments/server/test/cells'],
      ),
    ],
  },
  {
    name: 'entitlements',
    floor: 94,
    runs: [
      ...rules('entitlements'),
      needsDatabase(
        ['entitlements/server/entitlement.store'],
        ['features/account/entitlements/server/test/entitlements'],
      ),
    ],
  },
  { name: 'auth', floor: 94, runs: rules('auth') },
  {
    name: 'safety',
    floor: 84,
    runs: [
      {
        mutate: ['packages/safety/src/**/!(*.test).ts'],
        tests: ['packages/safety/src/**/*.test.ts'],
      },
    ],
  },
];
