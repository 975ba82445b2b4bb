import type { PurchaseItem } from '@dhruva/contract/payments/item';
import { updateProfile } from '@dhruva/contract/profile/routes';
import { call, logIn } from './calling.ts';
import type { TestApp } from './test-app.ts';

/** Personal texts that must never be found in clear: they lie in profiles, questions and booking forms of these buyers. */
export const SECRETS = {
  name: 'Asha Secretname',
  email: 'secret.asha@example.in',
  question: 'Shall I open my secret bakery?',
  pseudoName: 'Bluebird Pseudonym',
  mobile: '9876501234',
  address: '7 Hidden Lane, Pune, Maharashtra',
} as const;

/** Five questions that are answered, of which the first is secret. */
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

/** A session on a Monday more than a day ahead of the tests' clock. */
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

const BIRTH = { dob: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: 'Pune, Maharashtra, India' };

/** Buyers of one test file with whole profiles, at a clock that can be set to a time in India. */
export const buyers = (server: TestApp, firstPhone: number) => {
  const phones = { last: firstPhone };
  return {
    /** Logs a new one in. `profile`: what is kept of them; nothing at all when null. */
    newBuyer: async (profile: object | null = {}): Promise<string> => {
      phones.last += 1;
      const token = await logIn(server, String(phones.last));
      const { name, email } = SECRETS;
      const body = { name, email, ...BIRTH, ...profile };
      if (profile !== null) await call(server.app, updateProfile, { token, body });
      return token;
    },
    /** Makes it this time in India: "2026-11-23 14:00:00". */
    setClock: async (india: string): Promise<void> =>
      server.clock.set(Date.parse(`${india.replace(' ', 'T')}+05:30`) - Date.now()),
  };
};
