import { HELPLINES } from '@dhruva/safety';
import { ASSESSMENT_IDS } from '@dhruva/care/assessments/contract/catalogue';
import { COMPATIBILITY_QUESTIONS } from '@dhruva/asking/pairs/contract/catalogue';
import {
  MAX_QUESTION_WORDS,
  QUESTION_PACKAGE_IDS,
  questionPackage,
} from '@dhruva/asking/own-questions/contract/catalogue';
import {
  COMPATIBILITY_PRICE_PAISE,
  QUESTION_PRICE_PAISE,
} from '@dhruva/money/payments/contract/products';
import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import {
  CHOOSE_AGAIN_HOURS,
  HOLD_MINUTES,
  JOIN_MINUTES_BEFORE,
  SESSION_MINUTES,
} from '@dhruva/care/therapists/contract/catalogue';
import { formatPaise } from '@dhruva/kernel/rupees';
import type { FaqEntry, FaqGroup } from '../ui/reading/faq-group.ts';
import { confidential, refund, sure } from './faq-teaser.ts';
import { TOPICS } from '@dhruva/care/self-help/contract/topics';
import { REFUNDS } from './refunds.ts';

const FIRST = formatPaise(QUESTION_PRICE_PAISE[99]);
const SECOND = formatPaise(QUESTION_PRICE_PAISE[199]);
const countOf = (tier: QuestionTier): number =>
  QUESTIONS.filter((question) => question.tier === tier).length;

const packages = QUESTION_PACKAGE_IDS.map(questionPackage).map(
  ({ questions, delivery, pricePaise }) =>
    `${questions} questions answered ${delivery}: ${formatPaise(pricePaise)}`,
);

const helplines = HELPLINES.map(({ name, numbers, purpose }) => {
  const links = numbers.map(({ shown, tel }) => `[${shown}](${tel})`).join(' or ');
  return `${name}, ${links}: ${purpose}.`;
});

const service: FaqGroup = {
  title: 'About the service',
  entries: [
    {
      id: 'offer',
      question: 'What does this platform offer?',
      answer:
        'Two services that are kept apart: written answers about your life from your birth chart, and online counselling with a therapist.',
      more: [
        [
          '[Future Prediction](/Question): ready-made questions about you or another adult, questions about [two people](/#relationship-section), and [packages](/plans) for questions you write yourself.',
          `[Paid Therapy](/paid): one-to-one sessions, also in [plans and packs](/plans#session-plans). [Hypnotherapy](/hypnotherapy) and ${ASSESSMENT_IDS.length} paid [assessments](/assignment) belong to it.`,
          `Free of charge: a [symptom tracker](/counselling) with a mood rating, and self-help texts on [${TOPICS.length} topics](/free-therapy).`,
        ],
        'Your therapist does not see which questions you asked your chart, and counselling here has nothing to do with astrology. What is not open yet says so on its page.',
      ],
    },
    {
      id: 'who',
      question: 'Who can use it?',
      answer:
        'Adults in India. You must be 18 years or older, and you confirm this when you log in.',
      more: [
        'No prediction is given about anybody under 18, whoever asks. Counselling or an assessment for a child is booked by a parent or legal guardian, in their own account, and they are present.',
        'You need an Indian mobile number to log in. Prices are charged in Indian rupees and sessions run on India time. If your device is set to another zone, you see your own time beside it.',
      ],
    },
    {
      ...confidential,
      more: [
        'We do need a working mobile number, because the code to log in goes there. No document is asked for, and nobody compares the name you give with your real one.',
        'Your therapist reads what you wrote for your own session and nothing else. Each time one of our team opens it, that is recorded, and you find the record when you [download your data](/profile). Your mood and symptom entries are for you alone, unless you choose to show them to a therapist you have a session with. You can take that back at any time.',
        'There are two limits. If a therapist believes that your life or somebody else’s is in danger, they may send help to the address you gave for the session. And a court can order us to hand something over. The [Privacy Policy](/privacy) says more.',
      ],
    },
  ],
};

const predictions: FaqGroup = {
  title: 'Predictions',
  entries: [
    {
      id: 'method',
      question: 'How are predictions made?',
      answer:
        'A program works out the sky at your date, time and place of birth and reads it by the rules of classical Vedic astrology: houses, planetary periods and transits.',
      more: [
        'It weighs what speaks for and against, and puts the result into plain words. Each answer names its reasons and their sources, and shows the birth details it was worked out from. The same details always give the same answer. Questions you write yourself, in a package, are read and answered by people.',
        'Astrology is a tradition of reading the sky, not a proven science. [How we calculate](/how-we-calculate) tells which of its rules we follow.',
      ],
    },
    {
      ...sure,
      more: [
        'You are told how supportive the trend is, in which months it is stronger, and how sure the reading is. Where the signs disagree, the answer says that too.',
        'Do not decide about your health, your safety, the law or your savings because of an answer. Some subjects are left out altogether: death and length of life, illness, pregnancy, betting, shares, court cases, and whether a partner is faithful.',
      ],
    },
    {
      id: 'no-astrologer',
      question: 'Will I talk to an astrologer or get a full horoscope?',
      answer:
        'No. You get a written answer to the question you asked. There is no live contact with an astrologer and no full horoscope.',
      more: [
        'Nobody will call you, and nobody will sell you gemstones, rituals or remedies. If our lists do not hold your question, write your own in a [package](/plans). That answer comes in writing too.',
      ],
    },
    {
      id: 'birth-details',
      question: 'Which birth details do I need, and what if I don’t know my birth time?',
      answer:
        'Your date, time and place of birth. If you don’t know the time, tick “I don’t know the exact time”: many questions can be answered all the same.',
      more: [
        'Before you pay we say how firm the answer would be: with a time, how many minutes of error it can bear; without one, for how much of that day it holds. Below 60% we do not sell it, and name questions that do hold. The answer then tells you what it had to leave out.',
        'For the place, type a few letters and choose from the list. A village stands at its post office and is marked approximate. You may also type coordinates.',
        'Some questions also ask, if you like to tell, whether you are single or married, what work you do or where you live: no chart shows it. The answer then names what it used.',
        'A hospital paper or a birth certificate is better than memory. You can correct a mistake until the answer is delivered. After that, other details need a new question.',
      ],
    },
    {
      id: 'someone-else',
      question: 'Can I ask a question for someone else?',
      answer:
        'Yes, for an adult who agrees to it. Choose “Someone else” and enter their date, time and place of birth.',
      more: [
        'Please ask them first: it is their life and their data. We do not write to them. The answer is kept in your account, and deleting your account deletes their details too.',
      ],
    },
  ],
};

const questions: FaqGroup = {
  title: 'Free and paid questions',
  entries: [
    {
      id: 'free-questions',
      question: 'How many questions are free?',
      answer: `One ${FIRST} question is free on every account. Refer five friends and you get one more, so two in all.`,
      more: [
        `Both are for the ${FIRST} list. A counter above it shows whether your own one is still to be had. If an answer fails to arrive, the free question is not lost.`,
        'Your own code and link are on [Future Prediction](/Question) once you are logged in. A friend counts when they join for the first time through it. Inviting yourself does not count, and the friends bring one question, once.',
      ],
    },
    {
      id: 'prices',
      question:
        'What is the difference between ₹99 questions, ₹199 questions and question packages?',
      answer: `${FIRST} questions look at one subject over the coming months. ${SECOND} questions look further ahead or deeper. In a package you write the questions yourself.`,
      more: [
        [
          `${countOf(99)} questions at ${FIRST} each`,
          `${countOf(199)} questions at ${SECOND} each`,
          ...packages,
        ],
        `In a package each question may have up to ${MAX_QUESTION_WORDS} words and is answered for the birth details in your profile. The promised time counts within our answering hours, Monday to Saturday, 9 AM to 9 PM India time. You see until when we answer before you pay. All prices include taxes and stand on [Pricing](/pricing).`,
      ],
    },
    {
      id: 'two-people',
      question: 'How does relationship compatibility work?',
      answer: `You enter the birth details of two adults and choose from ${COMPATIBILITY_QUESTIONS.length} questions at ${formatPaise(COMPATIBILITY_PRICE_PAISE)} each. Both charts are read together.`,
      more: [
        COMPATIBILITY_QUESTIONS.map(({ text }) => text),
        'You pay only for the questions you choose. The other person should know and agree. A weak match on paper is no reason to leave somebody, and a strong one does not replace talking to each other. [Begin here](/#relationship-section).',
      ],
    },
    {
      id: 'when',
      question: 'When will I get my answer, and where can I read it again?',
      answer:
        'Usually within a minute. You can read it again in your profile, under My Predictions, for as long as you keep your account.',
      more: [
        'It stays exactly as it was first told. You may leave the page while it is being prepared. A question that is paid for, but not read yet, waits for you in [My Predictions](/profile).',
        'A package is answered by the time shown before and after you pay. If we miss it, the full price goes back to you without your asking.',
      ],
    },
  ],
};

const counselling: FaqGroup = {
  title: 'Counselling',
  entries: [
    {
      id: 'online',
      question: 'Are counselling sessions online or in person?',
      answer: 'All sessions are online. There are none in person.',
      more: [
        `You meet by video, or by voice alone if you prefer. A session lasts ${SESSION_MINUTES.lasts} minutes; one bought as a session plan lasts 30.`,
        `The way in opens ${JOIN_MINUTES_BEFORE} minutes before, in My Bookings and in the mails. We remind you a day and an hour before. Find a room where nobody overhears you, and keep earphones at hand.`,
      ],
    },
    {
      id: 'therapists',
      question: 'What are the therapists’ qualifications?',
      answer:
        'Each therapist holds a Master’s degree or a PhD and is registered with the Rehabilitation Council of India (RCI).',
      more: [
        'The profiles on [Paid Therapy](/paid) name degrees, years of experience, languages and fields of work, and the registration number. You can look that number up in the Council’s register.',
        'A profile marked “Sample profile” stands for no real person. It shows what a profile will hold once a therapist has signed.',
      ],
    },
    {
      id: 'languages',
      question: 'In which languages is counselling available?',
      answer: 'English and Hindi. You choose the language when you book.',
      more: [
        'Each profile lists what the therapist speaks. The pages of this site are in English.',
      ],
    },
    {
      id: 'booking',
      question: 'How do I book, reschedule or cancel a session?',
      answer:
        'Choose a therapist, a day and a time on Paid Therapy, fill in the form and pay. You can reschedule or cancel in My Bookings at least 24 hours before the session.',
      more: [
        `While you pay, the time is kept for you for ${HOLD_MINUTES} minutes. Sundays are closed. With a plan or pack you choose your times in [My Bookings](/profile), and nothing more is paid.`,
        'Rescheduling is free. On the day of payment you may still move or cancel a session that begins in less than 24 hours, as long as it has not begun.',
        `If the therapist cannot come, you choose another time within ${CHOOSE_AGAIN_HOURS} hours. If you choose none, everything goes back to you by itself.`,
      ],
    },
  ],
};

const practical: FaqGroup = {
  title: 'Refunds, forms and urgent help',
  entries: [
    {
      ...refund,
      more: [
        REFUNDS,
        'Cancel in [My Bookings](/profile). Before you confirm, it names the exact amount. Money goes back the way you paid; banks usually take 5 to 7 working days. If something looks wrong, [write to us](/feedback) with the payment id.',
      ],
    },
    {
      id: 'forms',
      question: 'What is the intake form, and what do the assessments cover?',
      answer:
        'The intake form tells your therapist what you come with. It is sent to you after payment. The assessments cover more than 20 areas.',
      more: [
        'After you buy a plan the form opens by itself. For plans and sessions you find it in [My Bookings](/profile). Only a name and a phone number are required; leave out what you do not want to say. You can change it and send it again.',
        'The [assessments](/assignment) are about learning, memory, attention, mood, personality, relationships and more. The psychotherapist provides the form and talks the result over with you. A result shows where support may help. It is not by itself a diagnosis.',
      ],
    },
    {
      id: 'crisis',
      question: 'What should I do in a crisis or emergency?',
      answer:
        'Do not wait for us. Ring one of the helplines now: they are free and answered day and night. If a life is in danger, ring the emergency number first.',
      more: [
        helplines,
        'The same numbers are behind “Need help now?” at the foot of every page. If you are with somebody in danger, stay with them until help is there.',
        'Our sessions are by appointment, and messages to support are not read at once. Neither is made for an emergency.',
      ],
    },
  ],
};

/** All nineteen FAQ entries by group, in display order. */
export const FAQ_GROUPS: readonly FaqGroup[] = [
  service,
  predictions,
  questions,
  counselling,
  practical,
];
export const FAQ: readonly FaqEntry[] = FAQ_GROUPS.flatMap(({ entries }) => entries);
