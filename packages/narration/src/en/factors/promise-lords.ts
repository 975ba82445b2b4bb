import type { EvidenceOf } from '@dhruva/jyotish';
import type { NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';
import { DIGNITY_WORDS } from '../words/states.ts';
import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import { tieClause } from './relations.ts';

type LordAt = EvidenceOf<'promise.lord-in-house'>;

const lordStands = (e: LordAt, nouns: NounPhrases): string =>
  e.house === e.lordHouse
    ? `${nouns.natal(e.lord)} stands in ${nouns.house(e.house, e.from)}, which it rules`
    : `${nouns.lord(e.lord, e.house, e.from)}, stands in ${nouns.place(e.lordHouse)}`;

type TwoLords = EvidenceOf<'promise.lords-linked'>;

const twoLords = (e: TwoLords, nouns: NounPhrases): string =>
  e.lord === e.otherLord
    ? `${nouns.natal(e.lord)} rules both ${nouns.house(e.house, e.from)} and ${nouns.place(e.otherHouse)}`
    : tieClause(
        e.relation,
        `${nouns.lord(e.lord, e.house, e.from)},`,
        `${nouns.natal(e.otherLord)}, lord of ${nouns.place(e.otherHouse)}`,
      );

/** Sentences of findings on the lord of a house: place, strength and ties. */
export const promiseLords: WordsFor<
  Extract<StepId<'promise'>, `promise.lord${string}`>,
  NounPhrases
> = {
  'promise.lord-well-placed': {
    clause: lordStands,
    ends: {
      for: [
        ', a place from which it can do its work well.',
        '. That is a helpful seat, and it can be built on.',
        ', where it gives more freely.',
        '. A lord placed like this is good for %m.',
      ],
    },
  },
  'promise.lord-in-dusthana': {
    clause: lordStands,
    ends: {
      for: [', and for this question that is a help.', '. Here that works in your favour.'],
      against: [
        ', one of the effortful places, so results follow extra work.',
        '. From there it gives more slowly.',
        ', where it has to work harder before it gives.',
        '. This asks for patience.',
      ],
    },
  },
  'promise.lord-strong-sign': {
    clause: (e, nouns) => `${nouns.lord(e.lord, e.house, e.from)}, is ${DIGNITY_WORDS[e.dignity]}`,
    ends: {
      for: [
        ', so it can act with ease.',
        '. A strong lord tends to keep its promises.',
        ', which lends weight to the whole matter.',
      ],
    },
  },
  'promise.lord-weak-sign': {
    clause: (e, nouns) => `${nouns.lord(e.lord, e.house, e.from)}, is ${DIGNITY_WORDS[e.dignity]}`,
    ends: {
      against: [
        ', so it needs more time to give.',
        '. It can still give, but it wants steady effort from you.',
        ', and its help comes in small portions.',
      ],
    },
  },
  'promise.lord-able': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, 'lagna')}, has ${e.percent} percent of the strength asked of it[shadbala, six kinds of strength added]`,
    ends: { for: [', so it can carry its load.', ', more than enough to keep its word.'] },
  },
  'promise.lord-unable': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, 'lagna')}, has ${e.percent} percent of the strength asked of it[shadbala, six kinds of strength added]`,
    ends: {
      against: [', so it needs help from outside.', ', so give this part of life more time.'],
    },
  },
  'promise.lord-combust': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, e.from)}, is combust[too near the Sun to shine freely]`,
    ends: {
      against: [
        ', so its help is quieter than it could be.',
        '. Your effort here may take longer to be noticed.',
      ],
    },
  },
  'promise.lord-retrograde': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, e.from)}, is retrograde[moving backwards as seen from the earth]`,
    ends: {
      for: [', which tends to bring second chances.', '. Going back over old ground helps here.'],
      against: [
        ', so plans may need a second round before they settle.',
        '. Old questions tend to return before new ones are answered.',
      ],
    },
  },
  'promise.lord-guards-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.lord)} watches over ${nouns.house(e.house, e.from)}, which it rules`,
    ends: {
      for: [
        '. A house looked after by its own lord tends to hold.',
        ', which puts the matter on firmer ground.',
      ],
    },
  },
  'promise.lords-linked': {
    clause: twoLords,
    ends: {
      for: [
        '. The two houses pull together.',
        ', so the one feeds the other.',
        '. A tie like this is good for %m.',
      ],
    },
  },
  'promise.lords-entangled': {
    clause: twoLords,
    ends: {
      against: [
        '. Duties of one house spill into the other.',
        ', so there may be detours on the way.',
        '. The tie makes things less simple.',
      ],
    },
  },
  'promise.lord-in-house': {
    clause: lordStands,
    ends: {
      for: ['. That placement is good for %m.', ', and here this counts in your favour.'],
      against: ['. Here that pulls the other way.', ', which makes the way less direct.'],
    },
  },
  'promise.lord-from-house': {
    clause: (e, nouns) =>
      e.place === 1
        ? `${nouns.graha(e.lord)} stands in ${nouns.house(e.house, e.from)}, its own`
        : `${nouns.lord(e.lord, e.house, e.from)}, stands in the ${ORDINALS[e.place]} place counted from there`,
    ends: {
      for: [
        ', so this tie has room to give.',
        '. Taken as the first house of that person, it is well placed.',
        ', from where it can look after its own.',
      ],
      against: [
        ', so this tie may ask for distance or duty at times.',
        '. That bond wants patience now and then.',
      ],
    },
  },
};
