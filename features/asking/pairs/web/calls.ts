import type { CompatibilityQuestion } from '../contract/catalogue.ts';
import { rupeesOf } from '@dhruva/kernel/paise';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { createBooking } from '@dhruva/money/purchases/contract/routes';
import { checkPair } from '../contract/routes.ts';
import type { PairAnswer, PairData } from '../contract/schemas.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** Two births as the server read them. */
export type Births = PairAnswer['births'];

/** The two people asked about: as typed, and as the server read them. */
export interface CheckedPair {
  readonly pair: PairData;
  readonly births: Births;
}

/** Has both births read back; throws CallError when something must be mended or chosen first. */
export const readPair = async (pair: PairData): Promise<Births> =>
  (await call(checkPair, { body: pair })).births;

/** Asks for the booking of a payment, in the payload of the specification; it exists since the payment was applied. */
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
