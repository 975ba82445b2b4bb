import { MINIMUM_AGE } from '@dhruva/kernel/limits';
import { PLAN_IDS, planById } from '@dhruva/money/plans/contract/catalogue';
import { QUESTION_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import {
  BOOK_AHEAD_DAYS,
  CHOOSE_AGAIN_HOURS,
  HOLD_MINUTES,
  SESSION_MINUTES,
} from '@dhruva/care/therapists/contract/catalogue';
import { formatPaise } from '@dhruva/kernel/rupees';
import type { Clause } from '../ui/reading/clause.ts';
import { REFUNDS } from './refunds.ts';
import { SITE } from '../lib/site.ts';

const MAIL = `[${SITE.email}](mailto:${SITE.email})`;
const FREE = formatPaise(QUESTION_PRICE_PAISE[99]);

const plans = PLAN_IDS.map(planById);
const single = plans.find(({ sessions }) => sessions === 1);
const packs = plans.filter(({ sessions }) => sessions > 1);

const terms: readonly string[] = packs.map(
  ({ sessions, minutes, validMonths }) =>
    `Pack of ${sessions}: sessions of ${minutes} minutes, valid ${validMonths} months from payment.`,
);
const sessionPlan = single
  ? [
      `Session plan: one session of ${single.minutes} minutes, valid ${single.validMonths} months from payment.`,
    ]
  : [];

/** Terms of Use, seventeen clauses. */
export const TERMS: readonly Clause[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of these terms',
    text: [
      `These terms are a contract between you and ${SITE.company} (“we”), who run ${SITE.brand}. You accept them when you log in or sign up, and we store when you did so and which version it was.`,
      'You may read the public pages without an account. If you do not agree with the terms, please do not log in. How we treat your data is told in the [Privacy Policy](/privacy).',
    ],
  },
  {
    id: 'who',
    title: `Who may use the service (minimum age ${MINIMUM_AGE})`,
    text: [
      `You must be ${MINIMUM_AGE} years or older and able to enter into a contract under Indian law. The service is made for people in India. You may use it under a name of your own choosing.`,
      'Nobody else may use your account, and no prediction is given about a person under 18. A parent or legal guardian may book counselling or an assessment for a child in their care, in the parent’s own account, and stays present.',
    ],
  },
  {
    id: 'offer',
    title: 'What we offer',
    text: [
      [
        'Written answers to questions about your life, worked out from a birth chart. Ready-made questions are answered by a program, questions you write yourself by people.',
        'Online counselling, hypnotherapy and psychological assessments, given by a therapist.',
        'Self-help texts and a symptom tracker, free of charge.',
      ],
      'The first is kept apart from the other two. There is no live contact with an astrologer, no full horoscope, and no session in person. We may add, change or end a part of the service; what you have paid for is still delivered or refunded in full.',
    ],
  },
  {
    id: 'account',
    title: 'Your account and one-time code',
    text: [
      'You log in with your mobile number and a code sent to it by SMS. There is no password. Never tell the code to anybody: we do not ask for it by phone, mail or chat.',
      'Until you tell us that somebody else has got in, we may take what is done in your account as done by you. Tell us at once if your phone is lost. After a long absence, on a device we do not know, we ask for a second proof that the account is yours, because mobile numbers are given out again.',
    ],
  },
  {
    id: 'details',
    title: 'Details you give us, for yourself and for others',
    text: [
      'Give true details. An answer can be no better than the birth details behind it, and help in an emergency can only be sent to a true address.',
      'Enter another adult’s details only with their agreement. You answer to that person for it. What you write stays yours; you allow us to use it to serve you and for nothing else.',
    ],
  },
  {
    id: 'predictions',
    title: 'What predictions are and are not',
    text: [
      'Predictions are trends, not guarantees. They follow the rules of a tradition, named in [How we calculate](/how-we-calculate), and nobody can promise that they come true.',
      'They are no medical, psychological, legal or financial advice. Take no decision on such matters because of an answer. Several subjects are not answered at all, among them death and length of life, illness, pregnancy and the sex of a child, betting, shares, court cases, and another person’s faithfulness. A question of your own on these is refused before you pay.',
    ],
  },
  {
    id: 'counselling',
    title: 'Counselling, assessments and self-help; not for emergencies',
    text: [
      'Each therapist holds a Master’s degree or a PhD and is registered with the Rehabilitation Council of India. A profile marked as a sample stands for nobody. Therapists work online, in English and Hindi. They prescribe no medicine, and no outcome can be promised. What you tell them is confidential, except where a life is in danger or the law demands it.',
      'An assessment is provided and talked over by a psychotherapist. Self-help texts and the symptom tracker are for learning and noticing; they are no diagnosis. Do not stop a treatment or a medicine because of anything you read here without asking your doctor.',
      'This is not an emergency service. In a crisis use “Need help now?” at the foot of every page: the helplines there are free and answered at any hour.',
    ],
  },
  {
    id: 'booking',
    title: 'Booking, cancellation and rescheduling (at least 24 hours before)',
    text: [
      `You can book up to ${BOOK_AHEAD_DAYS} days ahead. A time you choose is kept for ${HOLD_MINUTES} minutes while you pay, and is yours once the payment has arrived. All times are India time. A session booked by itself lasts ${SESSION_MINUTES.lasts} minutes.`,
      [...sessionPlan, ...terms],
      'Cancel or reschedule in My Bookings at least 24 hours before the session begins. On the day of payment you may do so at any time before it begins. Rescheduling costs nothing; what cancelling gives back is told under [Refunds](#refunds).',
      `Please be on time: a session ends when it was to end. If the therapist cancels, or your time is lost through no fault of yours, you may choose another within ${CHOOSE_AGAIN_HOURS} hours. After that the money, or the session of your plan, goes back to you by itself.`,
    ],
  },
  {
    id: 'prices',
    title: 'Prices, taxes and payment',
    text: [
      'Prices are in Indian rupees, include all taxes, and are shown before you pay. Nothing is added on the way. A dollar figure is there to compare with; you are charged in rupees, and your bank may add a fee of its own.',
      'Payments run through a payment provider, under its terms. We never see your card or bank details. Every payment has a receipt in My Bookings. If money has left your account and nothing has arrived, the matter settles itself: you get what you bought or the money back.',
      'No payment repeats by itself. There are no subscriptions.',
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds (no-refunds policy and its exceptions)',
    text: [
      'Payments are not refunded, except as this table says.',
      REFUNDS,
      'Cancel in My Bookings, where you see the exact amount before you confirm. Refunds are started at once and go back the way you paid; banks usually take 5 to 7 working days. A refund that is due to a double charge, non-delivery, a missed promise time or a cancelling therapist starts without your doing anything.',
    ],
  },
  {
    id: 'free',
    title: 'Free questions, referrals and offers',
    text: [
      `Every account has one free question of the ${FREE} list. When five different friends join through your own link or code, one more is yours, once. So two in all.`,
      'Free questions cannot be sold, passed on or paid out. Accounts opened only to collect them do not count.',
    ],
  },
  {
    id: 'use',
    title: 'Acceptable use',
    text: [
      'Please do not:',
      [
        'break the law, or use the service to control, harass, shame or deceive somebody;',
        'pretend to be another person, or enter details you have no right to use;',
        'record a session without the agreement of everybody in it;',
        'probe, copy in bulk or overload the service, or try to get round its payments and limits;',
        'sell answers, or present them as your own consultation.',
      ],
      'We may pause an account that does so, and tell you why. What was paid and not yet used is given back, unless the law forbids it.',
    ],
  },
  {
    id: 'content',
    title: 'Our content and intellectual property',
    text: [
      'Texts, pictures, questions and software belong to us or are used under a licence. Place names and coordinates come from [GeoNames](https://www.geonames.org/) under the licence CC BY 4.0.',
      'Your answers are for your personal use. Print them, keep them and show them to whomever you like.',
    ],
  },
  {
    id: 'others',
    title: 'Other services and links',
    text: [
      'The payment window and the video meeting belong to other companies and follow their terms. Links to pages of others open there; we do not control what they say. Helplines are run by public bodies and not by us.',
    ],
  },
  {
    id: 'liability',
    title: 'Limit of liability (INR 1,000) and your statutory rights',
    text: [
      'We do our work with care, and still cannot promise that the service is always there and free of error. As far as the law allows, all our liability to you, for whatever reason, is limited to INR 1,000 altogether. We are not liable for what you decide because of a prediction.',
      'The limit does not touch refunds that are due to you. Nor does it apply to fraud, to wilful wrong, or to injury caused by our negligence.',
      'Nothing here limits your rights under the Consumer Protection Act, 2019.',
    ],
  },
  {
    id: 'law',
    title:
      'Governing law and disputes (Indian law; arbitration in New Delhi; consumer commissions)',
    text: [
      'Indian law applies. Please write to our Grievance Officer first: most things can be put right in a few days.',
      'A dispute that stays open is decided by arbitration under the Arbitration and Conciliation Act, 1996, by one arbitrator whom both sides agree on. The seat is New Delhi, the language English. Courts in New Delhi may support the arbitration.',
      'As a consumer you need not take that way. You may turn to the National Consumer Helpline (1915) and to the consumer commission for the place where you live or work, at any time.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes, ending your account, and contact',
    text: [
      'When the terms change, the new text and its date appear here first. A purchase keeps the terms it was made under. You agree to a new version the next time you log in.',
      'You may delete your account at any time in your [profile](/profile); before you confirm, it shows what ends and what is refunded.',
      [
        `Company: ${SITE.company}, ${SITE.address}`,
        `E-mail: ${MAIL}`,
        `Phone: ${SITE.phone}`,
        `Grievance Officer: ${SITE.grievanceOfficer}. We confirm a complaint within 48 hours and settle it within one month.`,
      ],
    ],
  },
];
