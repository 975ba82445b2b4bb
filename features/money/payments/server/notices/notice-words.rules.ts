import { INDIA } from '@dhruva/civil-time';
import { formatPaise } from '@dhruva/kernel/rupees';
import type { RefundReason } from '../refund.rules.ts';
import { letterText, type MailText } from '@dhruva/server/platform/messages/letter.rules.ts';

const MOMENT = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const REASONS: Readonly<Record<RefundReason, string>> = {
  duplicate: 'You were charged twice for the same thing.',
  'cannot-be-given': 'What you chose was no longer available when your payment reached us.',
  'amount-differs': 'The amount that reached us was not the price.',
  'promise-missed': 'We did not keep the time we promised you. We are sorry.',
  'not-held': 'What you booked did not take place. We are sorry.',
  cancelled: 'You cancelled this purchase.',
  operator: 'Our team has given it back.',
};

interface Letter {
  readonly name: string;
  readonly amountPaise: number;
  readonly paymentId: string;
  readonly link: string;
  readonly supportEmail: string;
}

const closing = ({ link, supportEmail }: Letter): string[] => [
  `You find it under My Bookings: ${link}`,
  '',
  `If anything is not as it should be, write to ${supportEmail} and name the payment ID.`,
];

export interface PaidLetter extends Letter {
  readonly receiptNumber: string | null;
  readonly dueAt: Date | null;
}

/** The mail that confirms a payment. What was bought is shown only after sign-in (decision 55). */
export const paidWords = (letter: PaidLetter): MailText => ({
  subject: `We have received your payment of ${formatPaise(letter.amountPaise)}`,
  text: letterText(letter.name, [
    `thank you. We have received ${formatPaise(letter.amountPaise)} for your booking.`,
    '',
    `Payment ID: ${letter.paymentId}`,
    ...(letter.receiptNumber === null ? [] : [`Receipt: ${letter.receiptNumber}`]),
    ...(letter.dueAt === null
      ? []
      : [`Due by ${MOMENT.format(letter.dueAt)} (IST), or the money goes back in full.`]),
    '',
    ...closing(letter),
  ]),
});

export interface RefundLetter extends Letter {
  readonly reason: RefundReason;
  readonly creditNoteNumber: string | null;
}

/** The mail that announces a refund. */
export const refundedWords = (letter: RefundLetter): MailText => ({
  subject: `${formatPaise(letter.amountPaise)} is on its way back to you`,
  text: letterText(letter.name, [
    `${formatPaise(letter.amountPaise)} for your booking is on its way back to you, the way you paid. ` +
      'Banks usually take 5 to 7 working days.',
    '',
    `Why: ${REASONS[letter.reason]}`,
    `Payment ID: ${letter.paymentId}`,
    ...(letter.creditNoteNumber === null ? [] : [`Credit note: ${letter.creditNoteNumber}`]),
    '',
    ...closing(letter),
  ]),
});
