import type { NounPhrases } from '../noun-phrases.ts';
import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import { SIGN_KIND_WORDS } from '../words/states.ts';
import { tieClause } from './relations.ts';

type HouseId = Extract<
  StepId<'promise'>,
  | `promise.benefic-${string}`
  | `promise.malefic-${string}`
  | `promise.house-${string}`
  | `promise.graha${string}`
>;

/** Sentences of findings on occupants, aspects and neighbours of a house. */
export const promiseHouses: WordsFor<HouseId, NounPhrases> = {
  'promise.benefic-in-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)}, a gentle influence, stands in ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [
        ' and softens what it touches.',
        ', which brings goodwill.',
        ' and makes things easier.',
      ],
      against: [', though here its ease can turn into delay.'],
    },
  },
  'promise.benefic-aspects-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)}, a gentle influence, looks at ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [
        ' and lends it support from afar.',
        '. Its glance[drishti] protects this part of life.',
        ', a quiet blessing for the matter.',
      ],
      against: [', though here its ease can turn into delay.'],
    },
  },
  'promise.malefic-in-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)}, a demanding influence, stands in ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [', and here its push is useful.'],
      against: [
        ', so this part of life asks more of you.',
        '. Expect a lesson or two before things run smoothly.',
        ' and calls for discipline.',
      ],
    },
  },
  'promise.malefic-aspects-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)}, a demanding influence, looks at ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [', and here its push is useful.'],
      against: [
        ' and adds some pressure.',
        '. Its glance[drishti] asks for care and steadiness.',
        ', so progress may come in steps.',
      ],
    },
  },
  'promise.malefic-lifts-house': {
    clause: (e, nouns) => `${nouns.natal(e.graha)} stands in ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [
        ', one of the houses where its push turns into progress.',
        '. In this house a firm planet[upachaya] gives drive and staying power.',
      ],
      against: [', and its push can be more than you need.'],
    },
  },
  'promise.house-hemmed-kindly': {
    clause: (e, nouns) => `${nouns.house(e.house, e.from)} has gentle planets on both sides`,
    ends: { for: [', which shelters it.', '. Help is close at hand here.'] },
  },
  'promise.house-hemmed-harshly': {
    clause: (e, nouns) => `${nouns.house(e.house, e.from)} has demanding planets on both sides`,
    ends: {
      against: [', so it has less room to move.', '. Boundaries and rest matter more here.'],
    },
  },
  'promise.house-in-sign-kind': {
    clause: (e, nouns) => `${nouns.house(e.house, e.from)} falls in ${SIGN_KIND_WORDS[e.signKind]}`,
    ends: {
      for: [', which is good for %m.', '. That suits this question well.'],
      against: [', which suits this question less.', '. That slows it a little.'],
    },
  },
  'promise.graha-in-house': {
    clause: (e, nouns) => `${nouns.natal(e.graha)} stands in ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [', which is good for %m.', ', and here this is a help.'],
      against: [', which here is a small hurdle.', '. This part of life wants patience.'],
    },
  },
  'promise.graha-aspects-house': {
    clause: (e, nouns) => `${nouns.natal(e.graha)} looks at ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [' and strengthens it.', ', a helpful glance[drishti].'],
      against: [' and makes it work harder.', ', a glance[drishti] that slows things.'],
    },
  },
  'promise.graha-with-lord': {
    clause: (e, nouns) =>
      tieClause(e.relation, nouns.natal(e.graha), nouns.lord(e.lord, e.house, e.from)),
    ends: {
      for: [', and the tie is good for %m.', '. Together they do more than each alone.'],
      against: [', and the tie adds friction.', '. The two want different things from you.'],
    },
  },
  'promise.grahas-linked': {
    clause: (e, nouns) => tieClause(e.relation, nouns.natal(e.graha), nouns.natal(e.other)),
    ends: {
      for: [', a tie that is good for %m.', '. The two help each other here.'],
      against: [', a tie that asks for care.', '. The mix can feel heavy at times.'],
    },
  },
};
