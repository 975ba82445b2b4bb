import { rupeesOf } from '@dhruva/kernel/paise';
import { QUESTION_PRICE_PAISE } from '@dhruva/money/payments/contract/products';

/** A page listed in the sitemap, with the description and picture of its link preview. */
export interface IndexedPage {
  readonly path: `/${string}`;
  /** 50–160 characters, in the words people search by. */
  readonly description: string;
  /** The picture of the link preview. Pages of counselling never show astrology (decision 23). */
  readonly picture: 'sky' | 'care';
}

/** All pages that search engines may index; every other page gets `noindex`. Titles are set in the page modules. */
export const INDEXED_PAGES: readonly IndexedPage[] = [
  {
    path: '/',
    description:
      'Ask about work, money, love or family and read a plain answer from your birth chart. Or talk to a therapist online. For adults in India.',
    picture: 'sky',
  },
  {
    path: '/Question',
    description: `Ask about career, money, love, marriage or studies. Get a Vedic astrology answer from your birth chart, with its reasons. From ₹${rupeesOf(QUESTION_PRICE_PAISE[99])}, the first one free.`,
    picture: 'sky',
  },
  {
    path: '/paid',
    description:
      'Book a one-to-one online session with a therapist, in English or Hindi. See fees, languages and open times before you decide.',
    picture: 'care',
  },
  {
    path: '/plans',
    description:
      'Online counselling in India by the session or in packs of six or ten. See the price, the length and how long each plan is valid.',
    picture: 'care',
  },
  {
    path: '/counselling',
    description:
      'Tick what you have felt lately, rate your mood and see which kind of support may fit. Free and private. It is no diagnosis.',
    picture: 'care',
  },
  {
    path: '/assignment',
    description:
      'Psychological assessments of attention, memory, learning, mood, personality and relationships, given by a psychotherapist. See what each one costs.',
    picture: 'care',
  },
  {
    path: '/free-therapy',
    description:
      'Free self-help texts on anxiety, depression, ADHD, autism, OCD, addiction, parenting and more: what you can try today, and when to ask for help.',
    picture: 'care',
  },
  {
    path: '/hypnotherapy',
    description:
      'What hypnotherapy is, what it may help with, who should not have it, and how a calm, guided online session goes. It does not replace medical care.',
    picture: 'care',
  },
  {
    path: '/pricing',
    description:
      'What each question, question package, therapy session, counselling plan and assessment costs, in Indian rupees, before you decide anything.',
    picture: 'sky',
  },
  {
    path: '/how-we-calculate',
    description:
      'Sidereal zodiac, whole-sign houses, dashas and transits: the conventions behind each kundli we read, written down so that anyone can check them.',
    picture: 'sky',
  },
  {
    path: '/faq',
    description:
      'How predictions are made, what is free, how therapy sessions work, when you get a refund, and how your birth details are kept private.',
    picture: 'sky',
  },
  {
    path: '/terms',
    description:
      'What you can expect from us and what we ask of you: age, payments, cancelling and refunds, and the limits of predictions and of counselling.',
    picture: 'sky',
  },
  {
    path: '/privacy',
    description:
      'Which of your details we keep, why, for how long and how they are encrypted, and how to download or delete them. In plain words.',
    picture: 'sky',
  },
  {
    path: '/feedback',
    description:
      'Problems with login, a payment or a page, or a question about your order? Write to us and get a ticket number at once.',
    picture: 'care',
  },
];
