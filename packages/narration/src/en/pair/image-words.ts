import type { PairFindingId } from '@dhruva/jyotish';
import type { BetweenWords } from '../../telling/pair/between-words.ts';
import { ORDINALS } from '../words/houses.ts';
import { LINKS, PLACES } from './pair-ends.ts';
import { PADA_WORDS, REGARD_WORDS } from './pair-words.ts';
import type { PairSay } from './people.ts';

/** Where one chart meets an image, a significator, a sign or the lagna of the other. */
export const imageWords = {
  'pair.seventh-lord-moon': {
    clause: ({ lord, place }, say) =>
      place === 1
        ? `${say.lord(lord, 7, 'lagna')}, stands in the sign of ${say.theirs('moon')}`
        : `${say.lord(lord, 7, 'lagna')}, stands in the ${ORDINALS[place]} sign from ${say.theirs('moon')}`,
    ends: PLACES,
  },
  'pair.touch-lagna': {
    clause: ({ graha, how }, say) =>
      how === 'joins'
        ? `${say.own(graha)} stands in ${say.them.possessive} rising sign[lagna]`
        : `${say.own(graha)} looks at ${say.them.possessive} rising sign[lagna]`,
    ends: {
      for: [' and gives it heart.', ', which is good for %m.'],
      against: [' and presses on it at times.', ', so tone and timing matter.'],
    },
  },
  'pair.arudhas': {
    clause: ({ pada, otherPada, place }, say) => {
      const [mine, theirs] = [
        `${say.owner.possessive} ${PADA_WORDS[pada]}`,
        `${say.them.possessive} ${PADA_WORDS[otherPada]}`,
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
    clause: ({ graha, at }, say) =>
      at === 'upapada'
        ? `${say.graha(graha)} stands with ${say.owner.possessive} ${PADA_WORDS.upapada}`
        : `${say.graha(graha)} stands next after ${say.owner.possessive} ${PADA_WORDS.upapada}, in the sign that tells how a bond is kept`,
    ends: {
      for: [', which helps a bond last.', ', so promises are kept gladly.'],
      against: [', so promises want tending.', '. Small promises kept count double here.'],
    },
  },
  'pair.karakas': {
    clause: ({ daraka, atma, regard }, say) => {
      const [partner, self] = [
        `${say.owner.possessive} significator of the partner[darakaraka]`,
        `${say.them.possessive} significator of the self[atmakaraka]`,
      ];
      return regard === 'same'
        ? `${say.graha(daraka)} is both ${partner} and ${self}`
        : `${say.graha(daraka)}, ${partner}, and ${say.graha(atma)}, ${self}, ${REGARD_WORDS[regard]}`;
    },
    ends: LINKS,
  },
  'pair.bindus': {
    clause: ({ bindus }, say) =>
      `the sign of ${say.theirs('moon')} has ${bindus} points of support[bindus] in ${say.owner.possessive} chart, where 28 is usual`,
    ends: {
      for: [', so being together feels light.', ', and this is good for %m.'],
      against: [', so comfort takes some practice.', ', and a little extra care does good.'],
    },
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairSay> }>;
