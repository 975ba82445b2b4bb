import type { WordsFor } from '../../telling/factor-words.ts';
import { joined } from '../lists.ts';
import type { NounPhrases } from '../noun-phrases.ts';
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
import { ORDINALS } from '../words/houses.ts';
import { READS } from '../words/reasons.ts';

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

const plain = { neutral: ['।'] };

/** Sentences of specifics on people and how to be with them. */
export const specificsPeople: WordsFor<PeopleId, NounPhrases> = {
  'specific.approach': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).oblique} के हिसाब से यह तरीक़ा काम आता है: ${APPROACHES[e.approach]}`,
    ends: plain,
  },
  'specific.friction': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).oblique} के हिसाब से तकरार की वजह यह हो सकती है: ${FRICTIONS[e.friction]}`,
    ends: plain,
  },
  'specific.support': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).oblique} से आपको इस तरह की मदद का बल मिलता है: ${SUPPORTS[e.support]}`,
    ends: plain,
  },
  'specific.partner-trait': {
    clause: (e) =>
      `${joined(e.reads.slice(0, 3).map((read) => READS[read] ?? read))} से इस स्वभाव का संकेत मिलता है: ${TRAITS[e.trait]}`,
    ends: plain,
  },
  'specific.partner-interest': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).oblique} से साथी की इस रुचि का संकेत मिलता है: ${INTERESTS[e.interest]}`,
    ends: plain,
  },
  'specific.partner-background': {
    clause: (e) =>
      `सातवें भाव और उसके स्वामी से संकेत मिलता है कि रिश्ता ${BACKGROUNDS[e.background]} आ सकता है`,
    ends: plain,
  },
  'specific.meeting': {
    clause: (e) =>
      `सातवें भाव का स्वामी ${ORDINALS[e.house].oblique} भाव से जुड़ा है, यानी मुलाक़ात ${MEETINGS[e.meeting]} हो सकती है`,
    ends: plain,
  },
  'specific.marriage-band': {
    clause: (e) => `तेज़ और धीमी राशियाँ मिलकर बताती हैं कि विवाह ${BANDS[e.band]} हो सकता है`,
    ends: plain,
  },
  'specific.relative': {
    clause: (e, nouns) =>
      `${RELATIVES[e.relative]} के साथ रिश्ता ${nouns.house(e.house, nouns.from)} और उसके स्वामी ${nouns.natal(e.lord).oblique} से देखा जाता है, और यह रिश्ता ${TONES[e.tone]} लगता है`,
    ends: plain,
  },
};
