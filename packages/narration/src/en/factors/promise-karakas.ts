import type { NounPhrases } from '../noun-phrases.ts';
import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import { DIGNITY_WORDS } from '../words/states.ts';
import { COMPANY_VERBS } from './relations.ts';

type KarakaId = Extract<
  StepId<'promise'>,
  | `promise.karaka-${string}`
  | `promise.moon-${string}`
  | 'promise.debility-eased'
  | 'promise.directional-strength'
>;

/** Sentences of findings on the natural significators and the Moon's light. */
export const promiseKarakas: WordsFor<KarakaId, NounPhrases> = {
  'promise.debility-eased': {
    clause: (e, nouns) =>
      `${nouns.natal(e.by)} makes up for the weak sign of ${nouns.natal(e.graha)}[neecha bhanga]`,
    ends: {
      for: [', so a slow start can still end well.', '. What begins low can rise here.'],
    },
  },
  'promise.karaka-strong': {
    clause: (e, nouns) => `${nouns.significator(e.graha)}, is ${DIGNITY_WORDS[e.dignity]}`,
    ends: {
      for: [
        ' and gives with an open hand.',
        ', which is good for %m.',
        '. You can lean on what it stands for.',
      ],
    },
  },
  'promise.karaka-weak': {
    clause: (e, nouns) => `${nouns.significator(e.graha)}, is ${DIGNITY_WORDS[e.dignity]}`,
    ends: {
      against: [
        ', so what it stands for needs nurturing.',
        '. It asks you to build slowly.',
        ' and gives less by itself.',
      ],
    },
  },
  'promise.karaka-combust': {
    clause: (e, nouns) =>
      `${nouns.significator(e.graha)}, is combust[too near the Sun to shine freely]`,
    ends: {
      against: [', so its gifts are easily overlooked.', '. Give it more room in daily life.'],
    },
  },
  'promise.karaka-well-placed': {
    clause: (e, nouns) =>
      `${nouns.significator(e.graha)}, stands in ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [', a good seat for it.', ', where it is at hand when you need it.'],
    },
  },
  'promise.karaka-in-dusthana': {
    clause: (e, nouns) =>
      `${nouns.significator(e.graha)}, stands in ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [', and for this question that is a help.'],
      against: [', an effortful place for it.', ', so its gifts come after some work.'],
    },
  },
  'promise.karaka-supported': {
    clause: (e, nouns) =>
      `${nouns.natal(e.other)} ${COMPANY_VERBS[e.company]} ${nouns.significator(e.graha)}`,
    ends: {
      for: [' and supports it.', ', which is good for %m.'],
    },
  },
  'promise.karaka-pressed': {
    clause: (e, nouns) =>
      `${nouns.natal(e.other)} ${COMPANY_VERBS[e.company]} ${nouns.significator(e.graha)}`,
    ends: {
      against: [' and weighs on it.', ', so take one step at a time.'],
    },
  },
  'promise.directional-strength': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)} has its full strength of place[dig bala] in ${nouns.house(e.house, nouns.from)}`,
    ends: { for: [', which helps you to be seen.', ' and acts there with confidence.'] },
  },
  'promise.moon-bright': {
    clause: (_, nouns) => `${nouns.natal('moon')} was bright at ${nouns.your} birth`,
    ends: {
      for: [
        ', which steadies the mind and draws support.',
        '. People tend to respond warmly to you.',
      ],
    },
  },
  'promise.moon-dim': {
    clause: (_, nouns) => `${nouns.natal('moon')} was dim at ${nouns.your} birth`,
    ends: {
      against: [
        ', so moods need rest and routine.',
        '. Quiet time matters more for you than for most.',
      ],
    },
  },
};
