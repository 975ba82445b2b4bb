import { letterText, type MailText } from '@dhruva/server/platform/messages/letter.rules.ts';

/** The reference of a purchase for the therapist: `A-` and the first digits of its order id. */
export const referenceOf = (orderId: string): string => `A-${orderId.slice(0, 8).toUpperCase()}`;

interface Letter {
  readonly reference: string;
  readonly supportEmail: string;
  /** The due date of the report, in words. */
  readonly due: string;
}

/** A mail to the therapist; names neither client nor assessment, since mails pass through many systems. */
const written = (subject: string, said: string, { supportEmail }: Letter): MailText => ({
  subject,
  text: letterText('', [
    said,
    `Please ask ${supportEmail} for the details, and name the reference only.`,
  ]),
});

/** The mail on a new assessment. */
export const givenWords = (letter: Letter): MailText =>
  written(
    `A new assessment: ${letter.reference}`,
    `a new assessment was given to you. Its reference is ${letter.reference}; its report is due by ${letter.due}.`,
    letter,
  );

/** The reminder of a due report. */
export const dueWords = (letter: Letter): MailText =>
  written(
    `A report is due: ${letter.reference}`,
    `the report of ${letter.reference} is due by ${letter.due} and has not been delivered. After that the client is given everything back.`,
    letter,
  );
