import type { Clause } from './clause.ts';
import { SITE } from './site.ts';

/** Privacy Policy, eleven clauses. */
export const PRIVACY: readonly Clause[] = [
  {
    title: 'Legal basis',
    text: 'We follow the Digital Personal Data Protection Act, 2023, and use your data on the ground of your consent.',
  },
  {
    title: 'What data we collect',
    text: 'Your mobile number; your name and e-mail if you give them; date, time and place of birth; the questions you ask and our answers; what you write to support.',
  },
  {
    title: 'Cookies and storage in your browser',
    text: 'We set no advertising cookies and load nothing from third parties. Your browser keeps your login, your choices of light or dark and of motion, and, if you came by a friend’s link, that friend’s code until you log in; nothing else.',
  },
  {
    title: 'Your consent and how to withdraw it',
    text: `You consent when you log in or sign up. You may withdraw it by deleting your account in your profile, or by writing to ${SITE.email}; we then stop and delete, as far as the law allows.`,
  },
  {
    title: 'Why we use your data',
    text: 'To log you in, to compute your answers, to show them to you again, and to help you when you write to us. We do not sell data and do not show you to advertisers.',
  },
  {
    title: 'Children',
    text: 'The service is for adults. Nobody under 18 may use it, and no answer is given about a person under 18.',
  },
  {
    title: 'How we keep data secure',
    text: 'Phone, e-mail, birth details and what you type are encrypted field by field, with a key of your own. Logs carry no personal data.',
  },
  {
    title: 'How long we keep it, and deletion',
    text: 'As long as you keep your account. In your profile you can download everything we keep of you, and delete the account yourself: it goes at once, except what the law requires us to keep. That stays sealed until a day we name before you delete: a year later, or after eight financial years where money was paid; then it is deleted for good. A message to support is kept for a year.',
  },
  {
    title: 'If the GDPR applies to you',
    text: 'You have the rights it gives: access, correction, deletion, restriction, portability, objection, and complaint to an authority.',
  },
  {
    title: 'Grievance Officer',
    text: `${SITE.grievanceOfficer}, ${SITE.email}. We answer within the time the law sets.`,
  },
  {
    title: 'Changes to this policy',
    text: 'If this policy changes, we say so here before the change counts.',
  },
];
