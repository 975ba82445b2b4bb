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

/** "बुध जिस क्षेत्र की ओर इशारा करता है, वह है लेखन: यह ग्रह काम के भाव में बैठा है" */
const points = (what: string, because: Because, houseOf: string): string =>
  because.length === 0 ? what : `${what}: ${reasonsInWords(because, houseOf)}`;

/** Sentences of specifics on talents, studies and habits, with the graha each is read from. */
export const specificsTalents: WordsFor<TalentId, NounPhrases> = {
  'specific.work-field': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).direct} जिस काम की ओर इशारा करता है, वह है ${FIELDS[e.field]}`,
        e.because,
        'काम',
      ),
    ends: plain,
  },
  'specific.study-field': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).direct} जिस विषय की ओर इशारा करता है, वह है ${STUDIES[e.study]}`,
        e.because,
        'पढ़ाई',
      ),
    ends: plain,
  },
  'specific.skill': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).direct} जिस हुनर की ओर इशारा करता है, वह है ${SKILLS[e.skill]}`,
        e.because,
        'हुनर',
      ),
    ends: plain,
  },
  'specific.exam-type': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).direct} जिन परीक्षाओं की ओर इशारा करता है, वे हैं ${EXAMS[e.exam]}`,
        e.because,
        'प्रतियोगिता और पद',
      ),
    ends: plain,
  },
  'specific.calling': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).direct} जिस राह की ओर इशारा करता है, वह है ${CALLINGS[e.calling]}`,
        e.because,
        'जीवन के उद्देश्य',
      ),
    ends: plain,
  },
  'specific.strength': {
    clause: (e, nouns) =>
      points(
        `${nouns.natal(e.graha).direct} जिस ख़ूबी की ओर इशारा करता है, वह है ${STRENGTHS[e.strength]}`,
        e.because,
        'स्वभाव',
      ),
    ends: plain,
  },
  'specific.habit': {
    clause: (e, nouns) => `${nouns.natal(e.graha).direct} जिस आदत के पीछे है, वह है ${HABITS[e.habit]}`,
    ends: { neutral: ['।', ', यानी उसकी देन ग़लत जगह लगी हुई।'] },
  },
  'specific.money-habit': {
    clause: (e, nouns) =>
      `पैसों की जिस आदत के पीछे ${nouns.natal(e.graha).direct} है, वह है ${MONEY_HABITS[e.moneyHabit]}`,
    ends: { neutral: ['।', ', और दिख जाने पर यह हल्की पड़ने लगती है।'] },
  },
  'specific.practice': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).oblique} के हिसाब से मन को जो बात सुकून देती है, वह है ${PRACTICES[e.practice]}`,
    ends: plain,
  },
};
