import type { WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { CALLINGS, EXAMS, FIELDS, SKILLS, STUDIES } from '../words/callings.ts';
import { HABITS, MONEY_HABITS, PRACTICES, STRENGTHS } from '../words/character.ts';
import { reasonsInWords } from '../words/reasons.ts';

type TalentId =
  | 'specific.work-field'
  | 'specific.study-field'
  | 'specific.skill'
  | 'specific.exam-type'
  | 'specific.calling'
  | 'specific.strength'
  | 'specific.habit'
  | 'specific.money-habit'
  | 'specific.practice';

const plain = { neutral: ['।'] };

type Because = Parameters<typeof reasonsInWords>[0];

/** "बुध से इस काम का संकेत मिलता है: लेखन; यह ग्रह काम के भाव में बैठा है" */
const points = (what: string, because: Because, houseOf: string): string =>
  because.length === 0 ? what : `${what}; ${reasonsInWords(because, houseOf)}`;

/** Sentences of specifics on talents, studies and habits, with the graha each is read from. */
export const specificsTalents: WordsFor<TalentId, NounPhrases> = {
  'specific.work-field': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).oblique} से इस काम का संकेत मिलता है: ${FIELDS[e.field]}`,
        e.because,
        'काम',
      ),
    ends: plain,
  },
  'specific.study-field': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).oblique} से इस विषय का संकेत मिलता है: ${STUDIES[e.study]}`,
        e.because,
        'पढ़ाई',
      ),
    ends: plain,
  },
  'specific.skill': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).oblique} से इस हुनर का संकेत मिलता है: ${SKILLS[e.skill]}`,
        e.because,
        'हुनर',
      ),
    ends: plain,
  },
  'specific.exam-type': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).oblique} से इन परीक्षाओं का संकेत मिलता है: ${EXAMS[e.exam]}`,
        e.because,
        'प्रतियोगिता और पद',
      ),
    ends: plain,
  },
  'specific.calling': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).oblique} से इस राह का संकेत मिलता है: ${CALLINGS[e.calling]}`,
        e.because,
        'जीवन के उद्देश्य',
      ),
    ends: plain,
  },
  'specific.strength': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).oblique} से इस ख़ूबी का संकेत मिलता है: ${STRENGTHS[e.strength]}`,
        e.because,
        'स्वभाव',
      ),
    ends: plain,
  },
  'specific.habit': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).oblique} का असर इस आदत के पीछे है: ${HABITS[e.habit]}`,
    ends: { neutral: ['।', '। यानी उसकी ताक़त ग़लत दिशा में लगती है।'] },
  },
  'specific.money-habit': {
    clause: (e, nouns) =>
      `पैसों की इस आदत के पीछे ${nouns.natal(e.graha).oblique} का असर है: ${MONEY_HABITS[e.moneyHabit]}`,
    ends: { neutral: ['।', '। पहचान में आते ही यह ढीली पड़ने लगती है।'] },
  },
  'specific.practice': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).oblique} के हिसाब से मन को सुकून देने वाला अभ्यास: ${PRACTICES[e.practice]}`,
    ends: plain,
  },
};
