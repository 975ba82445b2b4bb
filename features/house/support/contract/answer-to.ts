import { readEmail, readPhone } from '@dhruva/account/profile/contract/contact';

/** Where to send an answer: an e-mail address, ten digits of a mobile number, or nowhere. */
export type AnswerTo =
  | { readonly kind: 'none' }
  | { readonly kind: 'email' | 'phone'; readonly to: string };

/** Parses the typed contact; undefined when it is neither an e-mail address nor an Indian mobile number. */
export const readAnswerTo = (typed: string): AnswerTo | undefined => {
  if (typed.trim() === '') return { kind: 'none' };
  const email = typed.includes('@') ? readEmail(typed) : undefined;
  if (email !== undefined) return { kind: 'email', to: email };
  const phone = readPhone(typed);
  return phone === undefined ? undefined : { kind: 'phone', to: phone };
};
