import { MAKE_UP_DAYS } from '../choosing.rules.ts';
import { helpLines } from '../news/help-words.rules.ts';
import { momentInWords } from '../news/when-words.rules.ts';
import { letterText, type MailText } from '@dhruva/server/platform/messages/letter.rules.ts';

/** The facts of a mail to the client; nothing the client wrote. */
export interface NotHeldLetter {
  readonly name: string;
  readonly reference: string;
  readonly startsAt: Date;
  readonly paidBy: 'order' | 'credit';
  readonly bookingsLink: string;
  readonly supportEmail: string;
}

const letterOf = (
  { name, reference, supportEmail }: NotHeldLetter,
  subject: string,
  lines: readonly string[],
): MailText => ({
  subject,
  text: letterText(
    name,
    [...lines, '', `If there is more to say, write to ${supportEmail} and name ${reference}.`],
    helpLines(),
  ),
});

const IF_NOT_ANSWERED = {
  order: 'everything you paid for it goes back to you by itself.',
  credit: 'the session goes back to your plan by itself.',
} as const;

const whichOne = ({ reference, startsAt }: NotHeldLetter): string =>
  `your appointment ${reference} of ${momentInWords(startsAt)}`;

/** The mail that a case is open, and when it is due. */
export const caseOpenedWords = (letter: NotHeldLetter, dueAt: Date): MailText =>
  letterOf(letter, `We have your message about your appointment ${letter.reference}`, [
    `thank you for telling us that ${whichOne(letter)} did not happen. We are sorry about that.`,
    '',
    `A person looks into it and answers by ${momentInWords(dueAt)}. If we do not, ${IF_NOT_ANSWERED[letter.paidBy]}`,
    `My Bookings shows how it stands: ${letter.bookingsLink}`,
  ]);

const BACK = {
  order:
    'Everything you paid for it goes back to you, the way you paid; a mail of its own tells the sum.',
  credit: `The session is back in your plan, and can be used for at least ${MAKE_UP_DAYS} days.`,
} as const;

/** The mail that everything is refunded. */
export const notHeldWords = (
  letter: NotHeldLetter,
  outcome: 'not-held' | 'not-answered',
): MailText =>
  letterOf(letter, `Your appointment ${letter.reference}: everything is given back`, [
    outcome === 'not-held'
      ? `${whichOne(letter)} did not take place. We are sorry.`
      : `we did not answer you in time about ${whichOne(letter)}. We are sorry: it counts as not held.`,
    '',
    BACK[letter.paidBy],
    `If you would like another time, you are welcome: ${letter.bookingsLink}`,
  ]);

/** The mail that nothing is refunded, and how to reply. */
export const heldWords = (letter: NotHeldLetter): MailText =>
  letterOf(letter, `We have looked into your appointment ${letter.reference}`, [
    `thank you for telling us about ${whichOne(letter)}. We have looked into it with care.`,
    '',
    'As far as we can see it took place, so nothing goes back. We may be missing something.',
    `If you remember it differently, please answer: write to ${letter.supportEmail} and name ${letter.reference}. A person reads it, and everything can still be given back.`,
  ]);

/** The mail to support: only reference and due time, since mails pass through many systems. */
export const supportWords = (reference: string, dueAt: Date): MailText => ({
  subject: `${reference}: not held? Due ${momentInWords(dueAt)}`,
  text: [
    'A client says that this was not held.',
    '',
    `reference  ${reference}`,
    `due        ${momentInWords(dueAt)}`,
  ].join('\n'),
});

/** The mail to the therapist: only the reference and the times. */
export const therapistWords = (
  { reference, startsAt }: { readonly reference: string; readonly startsAt: Date },
  { dueAt, supportEmail }: { readonly dueAt: Date; readonly supportEmail: string },
): MailText => ({
  subject: `Appointment ${reference}: did it take place?`,
  text: letterText('', [
    `the client of appointment ${reference} of ${momentInWords(startsAt)} tells us that it did not take place.`,
    `Please tell ${supportEmail} how you remember it, before ${momentInWords(dueAt)}, and name the reference only.`,
  ]),
});
