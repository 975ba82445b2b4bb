import { SITE } from './site.ts';
import type { Clause } from './clause.ts';

/** Terms of Use, seventeen clauses. */
export const TERMS: readonly Clause[] = [
  {
    title: 'Acceptance of these terms',
    text: `By using ${SITE.brand} you accept these terms. Your consent is stored with its time and the version of the terms.`,
  },
  { title: 'Who may use the service', text: 'Adults only: you must be 18 years or older.' },
  {
    title: 'What we offer',
    text: 'Answers to life questions from the birth chart, and, separately, online counselling, assessments and self-help texts. What is not open yet is marked so.',
  },
  {
    title: 'Your account and one-time code',
    text: 'You log in with your mobile number and a code we send to it. Do not give the code to anyone. What is done with your account counts as done by you until you tell us otherwise.',
  },
  {
    title: 'Details you give us, for yourself and for others',
    text: 'Give true details. Enter another adult’s birth details only if that person agrees.',
  },
  {
    title: 'What predictions are and are not',
    text: 'Predictions are trends, not guarantees. They are no medical, legal or financial advice and no ground for a decision that you would not take without them.',
  },
  {
    title: 'Counselling, assessments and self-help; not for emergencies',
    text: 'Counselling supports you; it is not emergency care. In a crisis use "Need help now?" at the foot of every page.',
  },
  {
    title: 'Booking, cancellation and rescheduling',
    text: 'A session may be cancelled or rescheduled until 24 hours before it begins.',
  },
  {
    title: 'Prices, taxes and payment',
    text: 'Prices are in Indian rupees and are shown before you pay. The server charges the price shown and nothing beside it.',
  },
  {
    title: 'Refunds',
    text: 'There are no refunds, with these exceptions. Counselling cancelled on the day of payment and before the session: in full. Later, but at least 24 hours before: a free reschedule, or cancellation with a 50% charge; less than 24 hours before, or when you do not come: none. Plans and packs after the day of payment: half of what the unused sessions cost. Assessments after the day of payment, and answers once delivered: none. In full always: a double charge, non-delivery, a missed promise time, or a session the therapist cancels.',
  },
  {
    title: 'Free questions, referrals and offers',
    text: 'One ₹99 question is free on every account. Five friends who sign up through your link bring one more. Free questions have no cash value.',
  },
  {
    title: 'Acceptable use',
    text: 'Do not harm others, do not probe or overload the service, do not use it for anything unlawful.',
  },
  {
    title: 'Our content and intellectual property',
    text: 'Texts, pictures and software are ours or licensed to us. Your answers are for your personal use.',
  },
  {
    title: 'Other services and links',
    text: 'Payment is handled by a payment provider under its own terms. We do not answer for pages of others that we link to.',
  },
  {
    title: 'Limit of liability and your statutory rights',
    text: 'Our liability is limited to INR 1,000. Nothing here limits your rights under the Consumer Protection Act, 2019.',
  },
  {
    title: 'Governing law and disputes',
    text: 'Indian law applies. Disputes go to arbitration in New Delhi; your right to turn to a consumer commission stays.',
  },
  {
    title: 'Changes, ending your account, and contact',
    text: `We may change these terms and will say so before the change counts. You may end your account at any time. Write to ${SITE.email}.`,
  },
];
