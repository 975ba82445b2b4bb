import type { SupportIssue } from '../contract/issues.ts';
import { HELPLINES } from '@dhruva/safety';
import { letterText, type MailText } from '@dhruva/server/platform/messages/letter.rules.ts';

interface TicketWords {
  readonly number: string;
  readonly issue: SupportIssue;
  readonly message: string;
  /** As displayed; null for no answer. */
  readonly answerTo: string | null;
  readonly distress: boolean;
}

/** The mail to the support team. Its subject contains no user input. */
export const teamMailWords = (ticket: TicketWords): MailText => ({
  subject: `${ticket.distress ? 'URGENT, speaks of distress: ' : ''}${ticket.number} (${ticket.issue})`,
  text: [
    `Ticket     ${ticket.number}`,
    `Issue      ${ticket.issue}`,
    `Answer to  ${ticket.answerTo ?? 'no answer wanted'}`,
    '',
    ticket.message,
  ].join('\n'),
});

const helplines = (): string[] => [
  'What you wrote sounds very hard. Please talk to somebody now:',
  ...HELPLINES.map(
    ({ name, numbers, hours }) =>
      `${name}: ${numbers.map(({ shown }) => shown).join(' or ')} (${hours})`,
  ),
  '',
];

/**
 * The confirmation mail to the sender. It repeats nothing of the message, since anyone may have typed this
 * address.
 */
export const confirmationMailWords = ({
  number,
  distress,
  supportEmail,
}: Pick<TicketWords, 'number' | 'distress'> & { readonly supportEmail: string }): MailText => ({
  subject: `We have received your message: ${number}`,
  text: letterText('', [
    ...(distress ? helplines() : []),
    `thank you for writing to us. Your ticket is ${number}. A person reads it and answers to this address.`,
    '',
    `To add something, write to ${supportEmail} and name the ticket.`,
    'If you did not write to us, somebody mistyped an address; you need not do anything.',
  ]),
});
