import type { Hit } from './what-lies-elsewhere.ts';

/** Why something of a noun may lie elsewhere, by the beginning of its path. A line that nothing needs any more fails the test. */
export const REASONS: readonly (readonly [path: string, reason: string])[] = [
  ['apps/server/migrations/', 'migrations run in one order for all nouns'],
  ['apps/server/scripts/', 'a program of the command line joins several nouns'],
  ['apps/server/src/platform/env/therapist-settings.ts', 'settings are read in one place'],
  ['apps/server/test/births.ts', 'tests of several nouns share it'],
  ['apps/server/test/purchase-fixtures.ts', 'tests of several nouns share it'],
  ['apps/server/test/run-desk.ts', 'tests of several nouns share it'],
  ['apps/server/test/care/privacy.test.ts', 'goes through all nouns of care'],
  ['apps/server/test/killing/jobs-clock.ts', 'part of the kit for killing a server'],
  ['apps/web/app/pages/', 'a page joins nouns under one address'],
  ['apps/web/app/content/privacy.ts', 'text of a page'],
  ['apps/web/app/ui/combobox.tsx', 'a field without a product word'],
  ['apps/web/app/ui/one-time-code-field.tsx', 'a field without a product word'],
  ['apps/web/app/ui/rising-progress.tsx', 'a bar without a product word'],
  ['apps/web/app/lib/offline-copies.ts', 'a store without a product word'],
  ['apps/web/app/lib/keep-page.ts', 'talks to the service worker, without a product word'],
  ['apps/web/test/', 'what tests of the screens of several nouns share'],
  ['apps/contract/src/purchase-item.ts', 'the list of all that can be bought'],
  ['apps/cli/', 'the command line asks the libraries, not the product'],
  ['apps/sandbox/src/razorpay/', 'a stand-in of the provider, with the provider’s words'],
  ['e2e/pictures/', 'pictures of every page'],
  ['e2e/purchases-everywhere.spec.ts', 'goes through all that is sold'],
  ['e2e/referral-question.spec.ts', 'goes from a referral to a question'],
  ['e2e/free-texts.ts', 'opens the forms of all nouns'],
  ['e2e/birth-details.ts', 'journeys of several nouns share it'],
  ['e2e/intake-form.ts', 'journeys of several nouns share it'],
  ['e2e/own-assessments.ts', 'journeys of several nouns share it'],
  ['e2e/pair-form.ts', 'journeys of several nouns share it'],
  ['e2e/whole-answer.ts', 'journeys of several nouns share it'],
  ['features/asking/places/contract/remarks-hi.ts', 'Hindi lies beside the English it translates'],
  ['scripts/new/', 'writes the skeleton of a question or of any noun'],
  ['scripts/discrimination/', 'asks the libraries, not the product'],
];

/** The reason for a hit, if one is given. */
export const reasonFor = ({ path }: Pick<Hit, 'path'>): string | undefined =>
  REASONS.find(([start]) => path.startsWith(start))?.[1];
