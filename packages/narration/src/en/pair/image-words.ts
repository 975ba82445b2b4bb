import type { PairFindingId } from '@dhruva/jyotish';
import type { BetweenWords } from '../../telling/pair/between-words.ts';
import { ORDINALS } from '../words/houses.ts';
import { LINKS, PLACES } from './pair-ends.ts';
import { PADA_WORDS, REGARD_WORDS } from './pair-words.ts';
import type { PairNounPhrases } from './people.ts';

/** Sentences of findings on arudhas, chara karakas, bindus and lagnas between two charts. */
export const imageWords = {
  'pair.seventh-lord-moon': {
    clause: ({ lord, place }, nouns) =>
      place === 1
        ? `${nouns.lord(lord, 7, 'lagna')}, stands in the sign of ${nouns.theirs('moon')}`
        : `${nouns.lord(lord, 7, 'lagna')}, stands in the ${ORDINALS[place]} sign from ${nouns.theirs('moon')}`,
    ends: PLACES,
  },
  'pair.touch-lagna': {
    clause: ({ graha, how }, nouns) =>
      how === 'joins'
        ? `${nouns.own(graha)} stands in ${nouns.them.possessive} rising sign[lagna]`
        : `${nouns.own(graha)} looks at ${nouns.them.possessive} rising sign[lagna]`,
    ends: {
      for: [' and gives it heart.', ', which is good for %m.'],
      against: [' and presses on it at times.', ', so tone and timing matter.'],
    },
  },
  'pair.arudhas': {
    clause: ({ pada, otherPada, place }, nouns) => {
      const [mine, theirs] = [
        `${nouns.owner.possessive} ${PADA_WORDS[pada]}`,
        `${nouns.them.possessive} ${PADA_WORDS[otherPada]}`,
      ];
      return place === 1
        ? `${mine} and ${theirs} fall in one sign`
        : `${theirs} falls in the ${ORDINALS[place]} sign from ${mine}`;
    },
    ends: {
      for: [', so both picture a bond alike.', ', which draws the two pictures together.'],
      against: [
        ', so speak early of what each pictures.',
        '. The two pictures of a bond differ here.',
      ],
    },
  },
  'pair.upapada': {
    clause: ({ graha, at }, nouns) =>
      at === 'upapada'
        ? `${nouns.graha(graha)} stands with ${nouns.owner.possessive} ${PADA_WORDS.upapada}`
        : `${nouns.graha(graha)} stands next after ${nouns.owner.possessive} ${PADA_WORDS.upapada}, in the sign that tells how a bond is kept`,
    ends: {
      for: [', which helps a bond last.', ', so promises are kept gladly.'],
      against: [', so promises want tending.', '. Small promises kept count double here.'],
    },
  },
  'pair.karakas': {
    clause: ({ daraka, atma, regard }, nouns) => {
      const [partner, self] = [
        `${nouns.owner.possessive} significator of the partner[darakaraka]`,
        `${nouns.them.possessive} significator of the self[atmakaraka]`,
      ];
      return regard === 'same'
        ? `${nouns.graha(daraka)} is both ${partner} and ${self}`
        : `${nouns.graha(daraka)}, ${partner}, and ${nouns.graha(atma)}, ${self}, ${REGARD_WORDS[regard]}`;
    },
    ends: LINKS,
  },
  'pair.bindus': {
    clause: ({ bindus }, nouns) =>
      `the sign of ${nouns.theirs('moon')} has ${bindus} points of support[bindus] in ${nouns.owner.possessive} chart, where 28 is usual`,
    ends: {
      for: [', so being together feels light.', ', and this is good for %m.'],
      against: [', so comfort takes some practice.', ', and a little extra care does good.'],
    },
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;
