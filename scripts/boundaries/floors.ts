/**
 * The layers ("floors") of `features/`, lowest first, with their features ("nouns") in order: a noun may use
 * lower floors and, on its own floor, the nouns before it.
 */
export const FLOORS = {
  account: ['audit', 'entitlements', 'profile', 'referral', 'auth', 'help'],
  money: ['payments', 'receipts', 'purchases', 'plans'],
  asking: [
    'places',
    'births',
    'people',
    'follow-ups',
    'answers',
    'pairs',
    'own-questions',
    'questions',
    'first-chart',
    'kept-answers',
  ],
  care: ['therapists', 'intake', 'assessments', 'appointments', 'self-help', 'tracker'],
  house: ['support', 'privacy', 'desks'],
} as const;

/** Every noun as `floor/noun`, lowest first. */
export const NOUNS: readonly string[] = Object.entries(FLOORS).flatMap(([floor, nouns]) =>
  nouns.map((noun) => `${floor}/${noun}`),
);
