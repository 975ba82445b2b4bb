import {
  MONEY_WORKING_DAYS,
  type PaymentState,
  type PaymentTold,
} from '../../contract/payment-state.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

const WORDS: Record<PaymentState, () => string> = {
  waiting: m.payment_state_waiting,
  paid: m.payment_state_paid,
  'not-paid': m.payment_state_not_paid,
  refunding: m.payment_state_refunding,
  refunded: m.payment_state_refunded,
};

/** The state of a payment in a word or two: the same in every place. */
export const paymentWord = (state: PaymentState): string => WORDS[state]();

const DAYS = { days: MONEY_WORKING_DAYS };

/** What the state means for the buyer, in a sentence; empty where the word says all. */
export const paymentSentence = ({ state, until }: Pick<PaymentTold, 'state' | 'until'>): string => {
  switch (state) {
    case 'waiting':
      return until === null
        ? m.payment_waiting_note()
        : m.payment_waiting_until({ time: dueInWords(until) });
    case 'not-paid':
      return m.payment_not_paid_note(DAYS);
    case 'refunding':
      return m.payment_refunding_note(DAYS);
    case 'refunded':
      return m.payment_refunded_note(DAYS);
    case 'paid':
      return '';
  }
};
