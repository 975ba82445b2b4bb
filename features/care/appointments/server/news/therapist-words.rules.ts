import { spanInWords } from './when-words.rules.ts';
import { letterText } from '@dhruva/server/platform/messages/letter.rules.ts';

/**
 * The facts of a mail to the therapist: no names and nothing the client wrote, since mails pass through many
 * systems.
 */
export interface TherapistLetter {
  readonly reference: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number;
  readonly joinLink: string;
  readonly supportEmail: string;
}

const NEWS_TEXTS = {
  booked: ['is booked', 'an appointment is booked with you.'],
  moved: ['has a new time', 'an appointment has a new time. The old one no longer holds.'],
  cancelled: ['is cancelled', 'an appointment is cancelled. The time is yours again.'],
  unplaced: ['is called off', 'an appointment is called off. It may get another time later.'],
  'day-before': ['comes up', 'this is to remind you of an appointment.'],
} as const;

/** The news therapists get. */
export type TherapistNews = keyof typeof NEWS_TEXTS;

const joinLines = ({ joinLink, supportEmail }: TherapistLetter) => [
  'Your link to join, open from 10 minutes before. Please keep it to yourself:',
  joinLink,
  '',
  `If you cannot come, please tell ${supportEmail} as early as you can, and name the reference only.`,
];

/** The mail to the therapist. */
export const therapistWords = (
  news: TherapistNews,
  letter: TherapistLetter,
): { readonly subject: string; readonly text: string } => {
  const { reference, startsAt, endsAt, minutes, supportEmail } = letter;
  const [headline, text] = NEWS_TEXTS[news];
  const isOn = news !== 'cancelled' && news !== 'unplaced';
  return {
    subject: `Appointment ${reference} ${headline}`,
    text: letterText('', [
      text,
      '',
      `When: ${spanInWords(startsAt, endsAt)}, ${minutes} minutes`,
      `Reference: ${reference}`,
      '',
      ...(isOn ? joinLines(letter) : [`Questions: ${supportEmail}`]),
    ]),
  };
};
