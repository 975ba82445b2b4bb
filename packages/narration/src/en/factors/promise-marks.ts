import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { Say } from '../say.ts';
import { ORDINALS } from '../words/houses.ts';
import { IMAGE_WORDS, RASHI_WORDS } from '../words/marks.ts';
import { YOGA_WORDS } from '../words/yogas.ts';

type MarkId = Extract<
  StepId<'promise'>,
  | `promise.bindus-${string}`
  | 'promise.yoga'
  | 'promise.image-in'
  | 'promise.second-from-upapada'
  | 'promise.navamsa-of-lord'
>;

const COUNT = '[ashtakavarga, a count over all planets; 28 are usual]';

/** Points of support, images of the houses, and the navamsa of a lord. */
export const promiseMarks: WordsFor<MarkId, Say> = {
  'promise.bindus-in-house': {
    clause: (e, say) =>
      `${say.house(e.house, 'lagna')} holds ${e.bindus} points of support${COUNT}`,
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
    clause: (e, say) =>
      `${say.house(e.house, 'lagna')} holds ${e.bindus} points of support${COUNT}, ${say.house(e.than, 'lagna')} only ${e.fewer}`,
    ends: {
      for: ['. The flow between the two is a good one.', ', an old sign of gain.'],
      against: [
        '. More tends to flow out than in, so keep an eye on that.',
        ', so guard what you have gathered.',
      ],
    },
  },
  'promise.bindus-own': {
    clause: (e, say) =>
      `${say.natal(e.graha)} has ${e.bindus} of eight points of its own[bindus] in ${say.house(e.house, 'lagna')}`,
    ends: {
      for: [', so it gives freely there.', ', which is good for %m.'],
      against: [', so its help there is thin.', '. It gives there, but sparingly.'],
    },
  },
  'promise.yoga': {
    clause: (e, say) => `${say.your} chart has the ${YOGA_WORDS[e.yoga]}`,
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
    clause: (e, say) =>
      `${say.your} ${IMAGE_WORDS[e.image]} falls in the ${ORDINALS[e.place]} place from ${say.your} public image[arudha lagna]`,
    ends: {
      for: [', so the two support each other.', ', and others see it in a good light.'],
      against: [
        ', so it may show less than there is.',
        '. What others see and what you live may differ here.',
      ],
    },
  },
  'promise.second-from-upapada': {
    clause: (e, say) =>
      `${say.natal(e.graha)} stands next to ${say.your} marker of marriage[upapada]`,
    ends: {
      for: [', which feeds the bond.', ', an old sign of a tie that is kept up.'],
      against: [', so the bond wants regular care.', '. Small repairs made early count here.'],
    },
  },
  'promise.navamsa-of-lord': {
    clause: (e, say) =>
      `${say.lordElsewhere(e.lord, e.house)}, is in ${RASHI_WORDS[e.rashi]} in the navamsa[D9]`,
    ends: {
      for: [', a sign of those who carry responsibility.', ', which suits work for the public.'],
    },
  },
};
