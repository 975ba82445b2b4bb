import type { PairFindingId } from '@dhruva/jyotish';
import type { BetweenWords } from '../../telling/pair/between-words.ts';
import { LINKS, PLACES } from './pair-ends.ts';
import { PADA_WORDS, REGARD_WORDS } from './pair-words.ts';
import { inSign, LAGNA, type PairNounPhrases } from './people.ts';

/** Sentences of findings on arudhas, chara karakas, bindus and lagnas between two charts. */
export const imageWords = {
  'pair.seventh-lord-moon': {
    clause: ({ lord, place }, nouns) =>
      place === 1
        ? `${nouns.lord(lord, 7, 'lagna').direct} उसी राशि में है जिसमें ${nouns.theirs('moon').direct} है`
        : `${nouns.lord(lord, 7, 'lagna').direct} ${nouns.theirs('moon').oblique} से ${inSign(place)}`,
    ends: PLACES,
  },
  'pair.touch-lagna': {
    clause: ({ graha, how }, nouns) =>
      how === 'joins'
        ? `${nouns.own(graha).direct} ${nouns.them.of.oblique} ${LAGNA} में है`
        : `${nouns.own(graha).oblique} की दृष्टि ${nouns.them.of.oblique} ${LAGNA} पर है`,
    ends: {
      for: [', और इससे हौसला मिलता है।', ', और यह %m के लिए अच्छा है।'],
      against: [', और कभी-कभी इससे दबाव पड़ता है।', ', इसलिए लहजे का ख़याल रखना अच्छा है।'],
    },
  },
  'pair.arudhas': {
    clause: ({ pada, otherPada, place }, nouns) => {
      const [mine, theirs] = [
        `${nouns.owner.of.f} ${PADA_WORDS[pada]}`,
        `${nouns.them.of.f} ${PADA_WORDS[otherPada]}`,
      ];
      return place === 1
        ? `${mine} और ${theirs} एक ही राशि में हैं`
        : `${mine} से ${theirs} ${inSign(place)}`;
    },
    ends: {
      for: [', इसलिए साथ की तस्वीर दोनों के मन में मिलती-जुलती है।', ', जिससे मन की दो तस्वीरें पास आती हैं।'],
      against: [', इसलिए जल्दी बता दें कि मन में साथ की कैसी तस्वीर है।', '। साथ की दो तस्वीरें यहाँ अलग हैं।'],
    },
  },
  'pair.upapada': {
    clause: ({ graha, at }, nouns) => {
      const image = `${nouns.owner.of.f} ${PADA_WORDS.upapada}`;
      return at === 'upapada'
        ? `${nouns.graha(graha)} ${image} के साथ है`
        : `${nouns.graha(graha)} ${image} से अगली राशि में है, जो बताती है कि बंधन कैसे निभता है`;
    },
    ends: {
      for: ['; इससे बंधन को टिकने में मदद मिलती है।', '; यहाँ वादे ख़ुशी से निभते हैं।'],
      against: ['; इसलिए वादों को सँभालना होता है।', '। छोटे-छोटे निभाए वादे यहाँ दुगने गिने जाते हैं।'],
    },
  },
  'pair.karakas': {
    clause: ({ daraka, atma, regard }, nouns) => {
      const [partner, self] = [
        `${nouns.owner.of.f} कुंडली में साथी का कारक[दाराकारक]`,
        `${nouns.them.of.f} कुंडली में स्वयं का कारक[आत्मकारक]`,
      ];
      return regard === 'same'
        ? `${nouns.graha(daraka)} ${partner} भी है और ${self} भी`
        : `${partner} ${nouns.graha(daraka)} और ${self} ${nouns.graha(atma)} ${REGARD_WORDS[regard]}`;
    },
    ends: LINKS,
  },
  'pair.bindus': {
    clause: ({ bindus }, nouns) =>
      `${nouns.theirs('moon').oblique} की राशि को ${nouns.owner.of.f} कुंडली में सहारे के ${bindus} अंक[बिंदु] मिले हैं, जहाँ 28 आम हैं`,
    ends: {
      for: [', इसलिए साथ रहना हल्का लगता है।', ', और यह %m के लिए अच्छा है।'],
      against: [', इसलिए सहज होने में कुछ अभ्यास लगता है।', ', और थोड़ा ज़्यादा ख़याल रखना अच्छा है।'],
    },
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;
