import type { MailText } from '@dhruva/server/platform/messages/letter.rules.ts';

interface Words {
  /** Where and when, beginning with its stop; empty when that is not known. */
  readonly place: string;
  /** The page with the list of devices. */
  readonly link: string;
  readonly supportEmail: string;
}

const notYou = ({ link, supportEmail }: Omit<Words, 'place'>): string =>
  `Was it not you? Open ${link}, look under “Where you are signed in”, and end what is not yours. Then write to us: ${supportEmail}.`;

/** The mail about a device the account was not opened on before. */
export const newDeviceWords = ({ place, ...ways }: Words): MailText => ({
  subject: 'Your account was opened on a new device',
  text: [
    `Somebody signed in to your account on a device that is new to us${place}.`,
    'Was it you? Then there is nothing to do.',
    notYou(ways),
  ].join('\n\n'),
});

/** The mail about a new passkey. */
export const passkeyAddedWords = (ways: Omit<Words, 'place'>): MailText => ({
  subject: 'A passkey was added to your account',
  text: [
    'From now on a passkey opens your account too, without a code by SMS.',
    'Was it you? Then there is nothing to do.',
    notYou(ways),
  ].join('\n\n'),
});

/** The mail about a number that was replaced. */
export const numberChangedWords = ({ supportEmail }: Pick<Words, 'supportEmail'>): MailText => ({
  subject: 'You sign in with another mobile number now',
  text: [
    'The mobile number of your account was changed, by somebody who signed in with a passkey. All other devices were signed out.',
    `Was it not you? Write to us at once: ${supportEmail}.`,
  ].join('\n\n'),
});
