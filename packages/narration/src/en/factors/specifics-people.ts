import type { NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';
import {
  APPROACHES,
  BACKGROUNDS,
  BANDS,
  FRICTIONS,
  MEETINGS,
  RELATIVES,
  SUPPORTS,
  TONES,
} from '../words/bonds.ts';
import { INTERESTS, TRAITS } from '../words/character.ts';
import { READS } from '../words/reasons.ts';
import { joined } from '../lists.ts';
import type { WordsFor } from '../../telling/factor-words.ts';

type PeopleId =
  | 'specific.approach'
  | 'specific.friction'
  | 'specific.support'
  | 'specific.partner-trait'
  | 'specific.partner-interest'
  | 'specific.partner-background'
  | 'specific.meeting'
  | 'specific.marriage-band'
  | 'specific.relative';

const plain = { neutral: ['.'] };

/** Sentences of specifics on people and how to be with them. */
export const specificsPeople: WordsFor<PeopleId, NounPhrases> = {
  'specific.approach': {
    clause: (e, nouns) => `${nouns.natal(e.graha)} favours ${APPROACHES[e.approach]}`,
    ends: plain,
  },
  'specific.friction': {
    clause: (e, nouns) => `${nouns.natal(e.graha)} brings the theme of ${FRICTIONS[e.friction]}`,
    ends: plain,
  },
  'specific.support': {
    clause: (e, nouns) => `${nouns.natal(e.graha)} helps you in ${SUPPORTS[e.support]}`,
    ends: plain,
  },
  'specific.partner-trait': {
    clause: (e) =>
      `${joined(e.reads.slice(0, 3).map((read) => READS[read] ?? read))} agree on one trait: ${TRAITS[e.trait]}`,
    ends: plain,
  },
  'specific.partner-interest': {
    clause: (e, nouns) => `${nouns.natal(e.graha)} points to a liking for ${INTERESTS[e.interest]}`,
    ends: plain,
  },
  'specific.partner-background': {
    clause: (e) => `the seventh house and its lord suggest a partner ${BACKGROUNDS[e.background]}`,
    ends: plain,
  },
  'specific.meeting': {
    clause: (e) =>
      `the seventh lord is tied to the ${ORDINALS[e.house]} house, which suggests a meeting ${MEETINGS[e.meeting]}`,
    ends: plain,
  },
  'specific.marriage-band': {
    clause: (e) => `the quick and the slow signs together suggest marriage ${BANDS[e.band]}`,
    ends: plain,
  },
  'specific.relative': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, nouns.from)}, makes the tie with ${RELATIVES[e.relative]} ${TONES[e.tone]}`,
    ends: plain,
  },
};
