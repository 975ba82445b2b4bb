import type { NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';
import { PHASE_WORDS } from '../words/states.ts';
import type { StepId, WordsFor } from '../../telling/factor-words.ts';

/** "in transit[gochara] until March 2027" */
const passing = ({ meanwhile }: NounPhrases): string => `in transit[gochara]${meanwhile}`;

/** Sentences of the transit findings. */
export const transit: WordsFor<StepId<'transit'>, NounPhrases> = {
  'transit.double': {
    clause: (e, nouns) =>
      `Jupiter and Saturn ${passing(nouns)} both touch ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [
        '. This double touch often marks a ripe time.',
        ', the sign many astrologers wait for.',
        '. When both agree, things tend to move.',
      ],
    },
  },
  'transit.double-on-lord': {
    clause: (e, nouns) =>
      `Jupiter and Saturn ${passing(nouns)} each touch ${nouns.house(e.house, e.from)} or its lord, ${nouns.natal(e.lord)}`,
    ends: {
      for: ['. Touched by both, the matter tends to move.', ', and that ripens the matter.'],
    },
  },
  'transit.jupiter-in-house': {
    clause: (e, nouns) => `Jupiter moves through ${nouns.house(e.house, e.from)}${nouns.meanwhile}`,
    ends: { for: [' and widens it.', ', a stretch of growth and goodwill.'] },
  },
  'transit.jupiter-aspects-house': {
    clause: (e, nouns) => `Jupiter ${passing(nouns)} looks at ${nouns.house(e.house, e.from)}`,
    ends: { for: [' and encourages it.', ', which is good for %m.'] },
  },
  'transit.jupiter-on-graha': {
    clause: (e, nouns) =>
      `Jupiter ${passing(nouns)} touches ${nouns.graha(e.graha)} of ${nouns.your} birth chart`,
    ends: { for: [' and brings out its better side.', ', which is good for %m.'] },
  },
  'transit.jupiter-on-marriage-point': {
    clause: (e, nouns) =>
      e.place === 1
        ? `Jupiter passes over ${nouns.your} marriage point[a point made from the first and seventh lords]${nouns.meanwhile}`
        : `Jupiter passes a trine of ${nouns.your} marriage point[a point made from the first and seventh lords]${nouns.meanwhile}`,
    ends: { for: [', an old sign of good timing.', ', which old texts welcome.'] },
  },
  'transit.saturn-in-house': {
    clause: (e, nouns) => `Saturn moves through ${nouns.house(e.house, e.from)}${nouns.meanwhile}`,
    ends: {
      for: [' and helps you to build something that lasts.', ', which rewards steady effort.'],
      against: [' and asks for patience there.', ', so the work is heavier for a while.'],
    },
  },
  'transit.saturn-aspects-house': {
    clause: (e, nouns) => `Saturn ${passing(nouns)} looks at ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [' and lends it backbone.', ', which rewards order and routine.'],
      against: [' and slows it down.', ', so allow more time than usual.'],
    },
  },
  'transit.saturn-on-graha': {
    clause: (e, nouns) =>
      `Saturn ${passing(nouns)} touches ${nouns.graha(e.graha)} of ${nouns.your} birth chart`,
    ends: {
      for: [' and gives it staying power.'],
      against: [', a serious, hard-working stretch.', ' and asks for rest and realism.'],
    },
  },
  'transit.from-moon-good': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} moves through the ${ORDINALS[e.place]} sign from ${nouns.your} Moon${nouns.meanwhile}`,
    ends: { for: [', one of its kinder places.', ', where it tends to lift the mood.'] },
  },
  'transit.from-moon-hard': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} moves through the ${ORDINALS[e.place]} sign from ${nouns.your} Moon${nouns.meanwhile}`,
    ends: {
      against: [', one of its more tiring places.', ', where it tends to ask for patience.'],
    },
  },
  'transit.sade-sati': {
    clause: (e, nouns) =>
      `the ${PHASE_WORDS[e.phase]} phase of Sade Sati[Saturn's seven and a half years around your Moon] runs${nouns.meanwhile}`,
    ends: {
      for: [', a serious time that rewards steady work.'],
      against: [
        ', a slow time that rewards patience and routine.',
        '. It is demanding, and it passes.',
      ],
    },
  },
  'transit.dhaiya': {
    clause: (e, nouns) =>
      `Saturn moves through the ${ORDINALS[e.place]} sign from ${nouns.your} Moon${nouns.meanwhile}[dhaiya, about two and a half years]`,
    ends: {
      against: [
        ', a stretch with more duties than usual.',
        '. It asks for a lighter load elsewhere.',
      ],
    },
  },
  'transit.many-bindus': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${passing(nouns)} passes a sign that gives it ${e.bindus} of eight points[bindus]`,
    ends: { for: [', so it gives more than usual.', '. Its passage is on good ground.'] },
  },
  'transit.few-bindus': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${passing(nouns)} passes a sign that gives it ${e.bindus === 0 ? 'none' : `only ${e.bindus}`} of eight points[bindus]`,
    ends: { against: [', so its help comes in small portions.', '. Do not lean on luck alone.'] },
  },
  'transit.node-in-house': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} moves through ${nouns.house(e.house, e.from)}${nouns.meanwhile}`,
    ends: {
      for: [' and opens unfamiliar doors.', ', which stirs the wish for change.'],
      against: [
        ' and brings some confusion, so check facts twice.',
        ', so moods and plans may shift.',
      ],
    },
  },
};
