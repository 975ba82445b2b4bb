/** Files to change in small ways, and the tests that have to notice. */
export interface MutantRun {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** The tests are those of the server, over one PostgreSQL for all mutants. */
  readonly onDatabase?: true;
  /** Texts are left as they are: an empty sentence, or a column without its name, is no news. */
  readonly sparesTexts?: true;
}

export interface MutantRoom {
  readonly name: string;
  /** The share of mutants that are noticed must not be less, in percent: a little beneath what was measured. */
  readonly floor: number;
  readonly runs: readonly MutantRun[];
}

const FEATURES = 'features/*';

/** Rules of features by the unit tests beside them; files that hold sentences apart. */
const rules = (...features: readonly string[]): readonly MutantRun[] => {
  const within = (files: string): string[] =>
    features.map((feature) => `${FEATURES}/${feature}/server/**/${files}`);
  const tests = within('*.rules.test.ts');
  return [
    { mutate: [...within('!(*-words).rules.ts')], tests },
    { mutate: within('*-words.rules.ts'), tests, sparesTexts: true },
  ];
};

const onDatabase = (files: readonly string[], tests: readonly string[]): MutantRun => ({
  mutate: files.map((file) => `${FEATURES}/${file}.ts`),
  tests: tests.map((file) => `${file}.test.ts`),
  onDatabase: true,
  sparesTexts: true,
});

/**
 * On the database a mutant costs about three seconds of a core, so only the files a mistake in which costs somebody
 * money or their time are tried, by few test files; a `where` that is missing is no mutant Stryker knows. The weak
 * half of safety are regular expressions: each phrase is many mutants.
 */
export const MUTANT_ROOMS: readonly MutantRoom[] = [
  {
    name: 'money',
    floor: 86,
    runs: [
      ...rules('payments', 'receipts', 'plans'),
      onDatabase(
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
      onDatabase(
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
      onDatabase(
        ['entitlements/server/entitlement.store', 'entitlements/server/entitlements.api'],
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
