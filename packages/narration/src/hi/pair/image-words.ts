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
      against: [', और इससे कभी-कभी दबाव महसूस हो सकता है।', ', इसलिए लहजे का ख़याल रखना अच्छा है।'],
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
      for: [', इसलिए साथ के बारे में दोनों की सोच मिलती-जुलती है।', ', जिससे दोनों की उम्मीदें पास आती हैं।'],
      against: [
        ', इसलिए समय रहते बता दें कि साथ से किसे क्या उम्मीद है।',
        '। साथ से दोनों की उम्मीदें यहाँ अलग हैं।',
      ],
    },
  },
  'pair.upapada': {
    clause: ({ graha, at }, nouns) => {
      const image = `${nouns.owner.of.f} ${PADA_WORDS.upapada}`;
      return at === 'upapada'
        ? `${nouns.graha(graha)} ${image} वाली राशि में है`
        : `${nouns.graha(graha)} ${image} से अगली राशि में है, जिससे देखा जाता है कि साथ कैसे निभता है`;
    },
    ends: {
      for: [', और इससे लंबे साथ में मदद मिलती है।', ', और यहाँ वादे ख़ुशी से निभाए जाते हैं।'],
      against: [', इसलिए वादे याद रखकर निभाने होते हैं।', '। छोटे-छोटे वादे निभाना यहाँ और भी ज़रूरी है।'],
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
      `${nouns.theirs('moon').oblique} की राशि को ${nouns.owner.of.f} कुंडली में ${bindus} बिंदु[सहारे की गिनती] मिले हैं; आम तौर पर 28 होते हैं`,
    ends: {
      for: [', इसलिए साथ रहना सहज लगता है।', ', और यह %m के लिए अच्छा है।'],
      against: [', इसलिए सहज होने में कुछ समय लगता है।', ', और थोड़ा ज़्यादा ख़याल रखना अच्छा है।'],
    },
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;
