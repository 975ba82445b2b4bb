import { letterText, type MailText } from '@dhruva/server/platform/messages/letter.rules.ts';

/** What a purchase is called towards the therapist: `A-` and the head of its order's id. */
export const referenceOf = (orderId: string): string => `A-${orderId.slice(0, 8).toUpperCase()}`;

interface Letter {
  readonly reference: string;
  readonly supportEmail: string;
  /** By when the report was promised, in words. */
  readonly due: string;
}

/** The mails to the therapist: neither who bought nor which assessment, for mails are read by many machines. */
const written = (subject: string, said: string, { supportEmail }: Letter): MailText => ({
  subject,
  text: letterText('', [
    said,
    `Please ask ${supportEmail} for the details, and name the reference only.`,
  ]),
});

/** Tells of a new assessment. */
export const givenWords = (letter: Letter): MailText =>
  written(
    `A new assessment: ${letter.reference}`,
    `a new assessment was given to you. Its reference is ${letter.reference}; its report is due by ${letter.due}.`,
    letter,
  );

/** Reminds of a report. */
export const dueWords = (letter: Letter): MailText =>
  written(
    `A report is due: ${letter.reference}`,
    `the report of ${letter.reference} is due by ${letter.due} and has not been delivered. After that the client is given everything back.`,
    letter,
  );
