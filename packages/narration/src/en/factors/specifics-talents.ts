import type { NounPhrases } from '../noun-phrases.ts';
import { CALLINGS, EXAMS, FIELDS, SKILLS, STUDIES } from '../words/callings.ts';
import { HABITS, MONEY_HABITS, PRACTICES, STRENGTHS } from '../words/character.ts';
import { reasonsInWords } from '../words/reasons.ts';
import type { WordsFor } from '../../telling/factor-words.ts';

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

const plain = { neutral: ['.'] };

type Because = Parameters<typeof reasonsInWords>[0];

const points = (graha: string, what: string, because: Because, houseOf: string): string =>
  because.length === 0
    ? `${graha} points to ${what}`
    : `${graha} points to ${what}: ${reasonsInWords(because, houseOf)}`;

/** Sentences of specifics on talents, studies and habits, with the graha each is read from. */
export const specificsTalents: WordsFor<TalentId, NounPhrases> = {
  'specific.work-field': {
    clause: (e, nouns) => points(nouns.natal(e.graha), FIELDS[e.field], e.because, 'work'),
    ends: plain,
  },
  'specific.study-field': {
    clause: (e, nouns) => points(nouns.natal(e.graha), STUDIES[e.study], e.because, 'learning'),
    ends: plain,
  },
  'specific.skill': {
    clause: (e, nouns) => points(nouns.natal(e.graha), SKILLS[e.skill], e.because, 'skill'),
    ends: plain,
  },
  'specific.exam-type': {
    clause: (e, nouns) =>
      points(nouns.natal(e.graha), EXAMS[e.exam], e.because, 'competition and office'),
    ends: plain,
  },
  'specific.calling': {
    clause: (e, nouns) => points(nouns.natal(e.graha), CALLINGS[e.calling], e.because, 'purpose'),
    ends: plain,
  },
  'specific.strength': {
    clause: (e, nouns) =>
      points(nouns.natal(e.graha), STRENGTHS[e.strength], e.because, 'character'),
    ends: plain,
  },
  'specific.habit': {
    clause: (e, nouns) => `${nouns.natal(e.graha)} is behind the habit of ${HABITS[e.habit]}`,
    ends: { neutral: ['.', ', its gift used in the wrong place.'] },
  },
  'specific.money-habit': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)} is behind the pull towards ${MONEY_HABITS[e.moneyHabit]}`,
    ends: { neutral: ['.', ', and it eases once you see it.'] },
  },
  'specific.practice': {
    clause: (e, nouns) => `${nouns.natal(e.graha)} is calmed by ${PRACTICES[e.practice]}`,
    ends: plain,
  },
};
