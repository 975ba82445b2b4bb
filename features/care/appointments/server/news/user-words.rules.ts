import { helpLines } from './help-words.rules.ts';
import { momentInWords, spanInWords } from './when-words.rules.ts';
import { letterText, type MailText } from '@dhruva/server/platform/messages/letter.rules.ts';

/** The facts of a mail to the user; nothing the user wrote. */
export interface UserLetter {
  readonly name: string;
  readonly reference: string;
  readonly therapist: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly paidBy: 'order' | 'credit';
  /** Until when it can be moved free of charge; null: no longer. */
  readonly moveUntil: Date | null;
  /** Of a lost time: until when another can be chosen. */
  readonly chooseBy: Date | null;
  readonly joinLink: string;
  readonly bookingsLink: string;
  readonly supportEmail: string;
}

export type Body = (letter: UserLetter) => { readonly subject: string; readonly lines: string[] };

const appointmentLines = ({ startsAt, endsAt, therapist, reference, bookingsLink }: UserLetter) => [
  `When: ${spanInWords(startsAt, endsAt)}`,
  `With: ${therapist}`,
  `Reference: ${reference}`,
  '',
  `Somewhere else in the world? My Bookings shows the time of your own place too: ${bookingsLink}`,
];

const joinLines = ({ joinLink }: UserLetter) => [
  'Your link to join, open from 10 minutes before. Please keep it to yourself:',
  joinLink,
];

const nextLines = (letter: UserLetter) => [
  'What happens next',
  '- The appointment is in the calendar file that came with this mail.',
  '- We remind you a day and an hour before, by mail and SMS.',
  '- It is online. Find a quiet place and a steady connection for that time.',
  '',
  ...joinLines(letter),
];

const CANCELLING = {
  order:
    'Cancelled on the day of payment, everything is given back; later, but at least 24 hours before it starts, half; after that nothing.',
  credit: 'Cancelled by then, the session goes back to your plan; later it counts as used.',
} as const;

const changeLines = ({ moveUntil, paidBy, bookingsLink }: UserLetter) => [
  'If you cannot come',
  ...(moveUntil === null
    ? ['It starts in less than 24 hours, so it can no longer be moved free of charge.']
    : [
        `Until ${momentInWords(moveUntil)} you can move it free of charge under My Bookings: ${bookingsLink}`,
        CANCELLING[paidBy],
      ]),
  'Should your therapist cancel, you choose another time, or everything is given back.',
];

const stateLines = (said: string, letter: UserLetter) => [
  said,
  '',
  ...appointmentLines(letter),
  '',
  ...nextLines(letter),
  '',
  ...changeLines(letter),
];

const BACK = {
  order: 'What you are given back is told in a mail of its own.',
  credit: 'My Bookings shows how many sessions you have left.',
} as const;

const cancelled: Body = ({ reference, startsAt, paidBy, bookingsLink }) => ({
  subject: `Your appointment ${reference} is cancelled`,
  lines: [
    `your appointment ${reference} of ${momentInWords(startsAt)} is cancelled.`,
    '',
    BACK[paidBy],
    `If you would like another time, you are welcome: ${bookingsLink}`,
  ],
});

const IF_NOTHING_CHOSEN = {
  order: 'If you choose none, everything you paid goes back to you by itself.',
  credit: 'If you choose none, the session goes back to your plan by itself.',
} as const;

const unplaced: Body = ({ reference, startsAt, chooseBy, paidBy, bookingsLink }) => ({
  subject: `Please choose a new time for your appointment ${reference}`,
  lines: [
    `we are sorry: your appointment ${reference} cannot take place on ${momentInWords(startsAt)}, for that time is no longer to be had.`,
    '',
    `Please choose another time under My Bookings${chooseBy === null ? '' : ` until ${momentInWords(chooseBy)}`}: ${bookingsLink}`,
    IF_NOTHING_CHOSEN[paidBy],
  ],
});

const reminder: Body = (letter) => ({
  subject: `Reminder: your appointment on ${momentInWords(letter.startsAt)}`,
  lines: [
    'this is to remind you of your appointment.',
    '',
    ...appointmentLines(letter),
    '',
    ...joinLines(letter),
    '',
    ...changeLines(letter),
  ],
});

const BODIES = {
  booked: (letter) => ({
    subject: `Your appointment ${letter.reference} is booked`,
    lines: stateLines('your appointment is booked.', letter),
  }),
  moved: (letter) => ({
    subject: `Your appointment ${letter.reference} has a new time`,
    lines: stateLines('your appointment has a new time. The old one no longer holds.', letter),
  }),
  cancelled,
  unplaced,
  'day-before': reminder,
  'hour-before': reminder,
} as const satisfies Record<string, Body>;

/** The mail to the user. The subject, shown on lock screens, only says that there is an appointment. */
export const userWords = (news: keyof typeof BODIES, letter: UserLetter): MailText => {
  const { subject, lines } = BODIES[news](letter);
  const { name, supportEmail, reference } = letter;
  return {
    subject,
    text: letterText(
      name,
      [
        ...lines,
        '',
        `If anything is not as it should be, write to ${supportEmail} and name ${reference}.`,
      ],
      helpLines(),
    ),
  };
};
