import { letterText, type MailText } from '@dhruva/server/platform/messages/letter.rules.ts';

interface Letter {
  readonly name: string;
  readonly bookingsLink: string;
  readonly supportEmail: string;
}

const TEXTS = {
  'report-ready': {
    subject: 'Your booking has news',
    lines: ['your booking has news.'],
  },
  'form-wanted': {
    subject: 'Your booking waits for something from you',
    lines: [
      'your booking waits for a form from you; we cannot go on before it is sent.',
      'If you have begun it, please send it: it takes a few minutes.',
    ],
  },
} as const;

/** The mail to the client. Does not name the assessment, which is shown only after sign-in (decision 55). */
export const clientWords = (
  news: keyof typeof TEXTS,
  { name, bookingsLink, supportEmail }: Letter,
): MailText => {
  const { subject, lines } = TEXTS[news];
  return {
    subject,
    text: letterText(name, [
      ...lines,
      '',
      `You find it under My Bookings: ${bookingsLink}`,
      '',
      `If anything is not as it should be, write to ${supportEmail}.`,
    ]),
  };
};
