import type { CompatibilityQuestion } from '../contract/catalogue.ts';
import { rupeesOf } from '@dhruva/kernel/paise';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { createBooking } from '@dhruva/money/purchases/contract/routes';
import { checkPair } from '../contract/routes.ts';
import type { CheckedPairFirmness, PairAnswer, PairData } from '../contract/schemas.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** Two births as the server understood them. */
export type Births = PairAnswer['births'];

/** The two people asked about: as typed, and as the server understood them. */
export interface CheckedPair {
  readonly pair: PairData;
  readonly births: Births;
}

/** Lets the server check both births; throws CallError when something must be corrected or chosen. */
export const readPair = async (pair: PairData): Promise<Births> =>
  (await call(checkPair, { body: pair })).births;

/** How firm the answer to a question about two people would be. */
export const readPairFirmness = async (
  questionId: CompatibilityQuestion['id'],
  pair: PairData,
): Promise<CheckedPairFirmness | null> => {
  const { firmness = null } = await call(checkPair, { body: { questionId, ...pair } });
  return firmness;
};

/** Fetches the booking of a payment with the specification's payload; it exists once the payment is applied. */
export const saveBooking = async (
  question: CompatibilityQuestion,
  pair: PairData,
  paymentId: string,
): Promise<void> => {
  await call(createBooking, {
    body: {
      bookingDetails: {
        paymentId,
        plan: m.pair_title(),
        price: rupeesOf(COMPATIBILITY_PRICE_PAISE),
        date: new Date().toDateString(),
        slot: 'N/A',
        selfData: pair.selfData,
        otherData: pair.otherData,
        question: question.text,
      },
    },
  });
};
