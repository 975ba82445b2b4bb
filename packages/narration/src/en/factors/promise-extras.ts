import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';
import { IMAGE_WORDS, POINT_WORDS, RASHI_WORDS, RELIEF_WORDS } from '../words/chart-extras.ts';
import { YOGA_WORDS } from '../words/yogas.ts';

type ExtrasId = Extract<
  StepId<'promise'>,
  | `promise.bindus-${string}`
  | 'promise.yoga'
  | 'promise.image-in'
  | 'promise.second-from-upapada'
  | 'promise.navamsa-of-lord'
  | `promise.point-${string}`
  | 'promise.strongest'
  | 'promise.mars-eased'
>;

const COUNT = '[ashtakavarga, a count over all planets; 28 are usual]';

/** Sentences of findings on bindus, arudha padas, points and the navamsa of a lord. */
export const promiseExtras: WordsFor<ExtrasId, NounPhrases> = {
  'promise.bindus-in-house': {
    clause: (e, nouns) =>
      `${nouns.house(e.house, 'lagna')} holds ${e.bindus} points of support${COUNT}`,
    ends: {
      for: [
        ', more than most charts give it.',
        '. The ground is firm here.',
        ', so effort meets with help.',
      ],
      against: [
        ', fewer than usual, so build slowly here.',
        '. What grows here needs more care than elsewhere.',
      ],
    },
  },
  'promise.bindus-more': {
    clause: (e, nouns) =>
      `${nouns.house(e.house, 'lagna')} holds ${e.bindus} points of support${COUNT}, ${nouns.house(e.than, 'lagna')} only ${e.fewer}`,
    ends: {
      for: ['. The flow between the two is a good one.', ', an old sign of gain.'],
      against: [
        '. More tends to flow out than in, so keep an eye on that.',
        ', so guard what you have gathered.',
      ],
    },
  },
  'promise.bindus-own': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)} has ${e.bindus} of eight points of its own[bindus] in ${nouns.house(e.house, 'lagna')}`,
    ends: {
      for: [', so it gives freely there.', ', which is good for %m.'],
      against: [', so its help there is thin.', '. It gives there, but sparingly.'],
    },
  },
  'promise.yoga': {
    clause: (e, nouns) => `${nouns.your} chart has the ${YOGA_WORDS[e.yoga]}`,
    ends: {
      for: [
        ', which lends the matter weight.',
        ', and that is good for %m.',
        '. It shows best with steady effort.',
      ],
      against: [
        ', a task that can be met with care.',
        '. It asks for more effort before results show.',
      ],
    },
  },
  'promise.image-in': {
    clause: (e, nouns) =>
      `${nouns.your} ${IMAGE_WORDS[e.image]} falls in the ${ORDINALS[e.place]} place from ${nouns.your} public image[arudha lagna]`,
    ends: {
      for: [', so the two support each other.', ', and others see it in a good light.'],
      against: [
        ', so it may show less than there is.',
        '. What others see and what you live may differ here.',
      ],
    },
  },
  'promise.second-from-upapada': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)} stands next to ${nouns.your} marker of marriage[upapada]`,
    ends: {
      for: [', which feeds the bond.', ', an old sign of a tie that is kept up.'],
      against: [', so the bond wants regular care.', '. Small repairs made early count here.'],
    },
  },
  'promise.navamsa-of-lord': {
    clause: (e, nouns) =>
      `${nouns.lordElsewhere(e.lord, e.house)}, is in ${RASHI_WORDS[e.rashi]} in the navamsa[D9]`,
    ends: {
      for: [', a sign of those who carry responsibility.', ', which suits work for the public.'],
    },
  },
  'promise.point-holds': {
    clause: (e, nouns) => `${nouns.graha(e.graha)} stands at ${nouns.your} ${POINT_WORDS[e.point]}`,
    ends: {
      for: [', an old sign of blessing there.', ', which is good for %m.', ' and looks after it.'],
      against: [
        ', so this side of life asks for more care.',
        '. It gives there after some work.',
        ', where it wants patience before it gives.',
      ],
    },
  },
  'promise.point-lord-in': {
    clause: (e, nouns) =>
      `the lord of ${nouns.your} ${POINT_WORDS[e.point]}, ${nouns.graha(e.lord)}, stands in ${nouns.house(e.lordHouse, 'lagna')}`,
    ends: {
      for: [
        ', a place to give from.',
        '. That keeps the promise within reach.',
        ', so it can act.',
      ],
      against: [', so its gifts come by a longer road.', '. It asks for effort before it gives.'],
    },
  },
  'promise.strongest': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} is the strongest planet of ${nouns.your} chart, with ${e.percent} percent of the strength asked of it[shadbala, six kinds of strength added]`,
    ends: {
      for: [
        ', and it works for you.',
        '. What it stands for is something to build on.',
        ', a gift you can lean on.',
      ],
      against: [
        ', and so much force wants a good outlet.',
        '. Give it work to do, and it serves you better.',
      ],
    },
  },
  'promise.mars-eased': {
    clause: (e, nouns) =>
      `Mars[temper and energy] in ${nouns.house(e.house, e.from)} weighs less than the old rules say, because ${RELIEF_WORDS[e.relief]}`,
    ends: {
      for: [
        ', so heat passes sooner.',
        '. Its energy can go into what you build together.',
        ', an easing the old books name.',
      ],
    },
  },
};
