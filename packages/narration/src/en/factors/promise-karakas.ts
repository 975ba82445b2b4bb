import type { Say } from '../say.ts';
import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import { DIGNITY_WORDS } from '../words/states.ts';

type KarakaId = Extract<
  StepId<'promise'>,
  | `promise.karaka-${string}`
  | `promise.moon-${string}`
  | 'promise.debility-eased'
  | 'promise.directional-strength'
>;

/** The natural significators of the matter, and the Moon's light. */
export const promiseKarakas: WordsFor<KarakaId, Say> = {
  'promise.debility-eased': {
    clause: (e, say) =>
      `${say.natal(e.by)} makes up for the weak sign of ${say.natal(e.graha)}[neecha bhanga]`,
    ends: {
      for: [', so a slow start can still end well.', '. What begins low can rise here.'],
    },
  },
  'promise.karaka-strong': {
    clause: (e, say) => `${say.significator(e.graha)}, is ${DIGNITY_WORDS[e.dignity]}`,
    ends: {
      for: [
        ' and gives with an open hand.',
        ', which is good for %m.',
        '. You can lean on what it stands for.',
      ],
    },
  },
  'promise.karaka-weak': {
    clause: (e, say) => `${say.significator(e.graha)}, is ${DIGNITY_WORDS[e.dignity]}`,
    ends: {
      against: [
        ', so what it stands for needs nurturing.',
        '. It asks you to build slowly.',
        ' and gives less by itself.',
      ],
    },
  },
  'promise.karaka-combust': {
    clause: (e, say) =>
      `${say.significator(e.graha)}, is combust[too near the Sun to shine freely]`,
    ends: {
      against: [', so its gifts are easily overlooked.', '. Give it more room in daily life.'],
    },
  },
  'promise.karaka-well-placed': {
    clause: (e, say) => `${say.significator(e.graha)}, stands in ${say.house(e.house, e.from)}`,
    ends: {
      for: [', a good seat for it.', ', where it is at hand when you need it.'],
    },
  },
  'promise.karaka-in-dusthana': {
    clause: (e, say) => `${say.significator(e.graha)}, stands in ${say.house(e.house, e.from)}`,
    ends: {
      for: [', and for this question that is a help.'],
      against: [', an effortful place for it.', ', so its gifts come after some work.'],
    },
  },
  'promise.karaka-supported': {
    clause: (e, say) => `${say.natal(e.other)} supports ${say.significator(e.graha)}`,
    ends: {
      for: ['. This adds warmth and good timing.', ', which is good for %m.'],
    },
  },
  'promise.karaka-pressed': {
    clause: (e, say) => `${say.natal(e.other)} presses on ${say.significator(e.graha)}`,
    ends: {
      against: ['. This adds weight, and a need for patience.', ', so take one step at a time.'],
    },
  },
  'promise.directional-strength': {
    clause: (e, say) =>
      `${say.natal(e.graha)} has its full strength of place[dig bala] in ${say.house(e.house, say.from)}`,
    ends: { for: [', which helps you to be seen.', ' and acts there with confidence.'] },
  },
  'promise.moon-bright': {
    clause: (_, say) => `${say.natal('moon')} was bright at ${say.your} birth`,
    ends: {
      for: [
        ', which steadies the mind and draws support.',
        '. People tend to respond warmly to you.',
      ],
    },
  },
  'promise.moon-dim': {
    clause: (_, say) => `${say.natal('moon')} was dim at ${say.your} birth`,
    ends: {
      against: [
        ', so moods need rest and routine.',
        '. Quiet time matters more for you than for most.',
      ],
    },
  },
};
