import { dateInWords } from '@dhruva/civil-time';
import { formatPaise } from '@dhruva/kernel/rupees';
import { letterText } from '@dhruva/server/platform/messages/letter.rules.ts';

interface Letter {
  readonly finalDeletionOn: string;
  readonly refundPaise: number;
  readonly supportEmail: string;
}

/** The mail that confirms a deletion; it names nobody. */
export const deletionMailWords = ({ finalDeletionOn, refundPaise, supportEmail }: Letter) => ({
  subject: 'Your account is deleted',
  text: letterText('', [
    'your account at Dhruva is deleted, and with it everything you wrote, asked and were answered.',
    '',
    ...(refundPaise === 0
      ? []
      : [
          `${formatPaise(refundPaise)} is on its way back to you, the way you paid. ` +
            'Banks usually take 5 to 7 working days.',
          '',
        ]),
    'What the law requires us to keep stays sealed: your name, your number, receipts, consents, and who of our ' +
      `team opened your forms or your entries. It is deleted for good on ${dateInWords(finalDeletionOn)}.`,
    '',
    `This is our last mail to you. If you did not delete the account yourself, write to ${supportEmail} at once.`,
  ]),
});
