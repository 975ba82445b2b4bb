import type { PurchaseItem } from '@dhruva/money/payments/contract/item';

/**
 * Personal texts that must never be found unencrypted: in the profiles, questions and booking forms of these
 * buyers.
 */
export const SECRETS = {
  name: 'Asha Secretname',
  email: 'secret.asha@example.in',
  question: 'Shall I open my secret bakery?',
  pseudoName: 'Bluebird Pseudonym',
  mobile: '9876501234',
  address: '7 Hidden Lane, Pune, Maharashtra',
} as const;

/** Five questions for a custom package; the first contains a secret. */
export const QUESTIONS = [
  SECRETS.question,
  'When will I change my job?',
  'Which months favour travel?',
  'Should I study further?',
  'Will my business grow?',
];

export const customPackage = (
  packageId: Extract<PurchaseItem, { kind: 'custom-package' }>['packageId'] = 'custom-1100',
  questions: readonly string[] = QUESTIONS,
) => ({ kind: 'custom-package', packageId, questions: [...questions] }) satisfies PurchaseItem;

type Therapy = Extract<PurchaseItem, { kind: 'therapy' }>;

/** A therapy session on a Monday more than a day after the tests' clock. */
export const therapy = (change: Partial<Omit<Therapy, 'kind'>> = {}): Therapy => ({
  kind: 'therapy',
  therapistId: '2',
  date: '2026-11-30',
  slot: '3:00 PM',
  form: {
    pseudoName: SECRETS.pseudoName,
    supportFor: 'self',
    language: 'Hindi',
    mobile: SECRETS.mobile,
    address: SECRETS.address,
    services: ['Counselling'],
  },
  ...change,
});
