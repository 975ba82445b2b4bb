import type { AnswerLanguage } from '@dhruva/asking/answers/web';

interface FactWords {
  readonly lagna: string;
  readonly moon: string;
  readonly star: string;
  readonly running: string;
  readonly needsTime: string;
  readonly or: string;
}

/** The names of the facts, in the languages of answers. */
export const FACT_WORDS: Readonly<Record<AnswerLanguage, FactWords>> = {
  en: {
    lagna: 'Rising sign',
    moon: 'Moon sign',
    star: 'Birth star',
    running: 'Period now',
    needsTime: 'Needs a birth time',
    or: ' or ',
  },
  hi: {
    lagna: 'लग्न',
    moon: 'चंद्र राशि',
    star: 'जन्म नक्षत्र',
    running: 'चल रही दशा',
    needsTime: 'जन्म का समय चाहिए',
    or: ' या ',
  },
};
