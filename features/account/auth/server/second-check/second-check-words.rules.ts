import type { MailText } from '@dhruva/server/platform/messages/letter.rules.ts';

/** The mail that carries a code: no account data, no name, no link. */
export const codeWords = (code: string): MailText => ({
  subject: 'Your code',
  text: [
    `${code} is your code to confirm that this account is yours. It holds for 5 minutes.`,
    'Somebody signed in with your mobile number on a new device, after more than 90 days. Until this code is entered there, nothing of yours is shown.',
    'Was it not you? Then do nothing, and tell nobody the code. Your number may belong to somebody else now: sign in again on a device you used before, or write to us.',
  ].join('\n\n'),
});

/** The mail to the owner of an account that lost its phone number; `keptUntil` is a date in words. */
export const parkedWords = ({
  keptUntil,
  supportEmail,
}: {
  readonly keptUntil: string;
  readonly supportEmail: string;
}): MailText => ({
  subject: 'Your mobile number leads to a new account now',
  text: [
    'Somebody signed in with your mobile number, said that your account is not theirs, and began a new, empty one. They have seen nothing of yours.',
    `Your account is kept for you at least until ${keptUntil}. The number does not open it any more.`,
    `To have it back, write to ${supportEmail} from this address.`,
  ].join('\n\n'),
});
