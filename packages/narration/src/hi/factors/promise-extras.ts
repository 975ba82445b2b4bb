import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';

import {
  bindusOfEight,
  IMAGE_WORDS,
  POINT_WORDS,
  RASHI_WORDS,
  RELIEF_WORDS,
} from '../words/chart-extras.ts';
import { YOGA_WORDS } from '../words/yogas.ts';

type ExtrasId = Extract<
  StepId<'promise'>,
  | `promise.bindus-${string}`
  | 'promise.yoga'
  | 'promise.image-in'
  | 'promise.second-from-upapada'
  | 'promise.navamsa-of-lord'
  | `promise.point-${string}`
  | 'promise.strongest'
  | 'promise.mars-eased'
>;

const COUNT = 'बिंदु[अष्टकवर्ग, सब ग्रहों के सहारे की गिनती; औसत 28]';

/** Sentences of findings on bindus, arudha padas, points and the navamsa of a lord. */
export const promiseExtras: WordsFor<ExtrasId, NounPhrases> = {
  'promise.bindus-in-house': {
    clause: (e, nouns) => `${nouns.house(e.house, 'lagna')} में ${e.bindus} ${COUNT} हैं`,
    ends: {
      for: [
        ', जो ज़्यादातर कुंडलियों से ज़्यादा हैं।',
        '। यहाँ नींव मज़बूत है।',
        ', इसलिए मेहनत को सहारा मिलता है।',
      ],
      against: [
        ', जो औसत से कम हैं, इसलिए यहाँ सब्र से आगे बढ़ें।',
        '। यहाँ फल पाने के लिए ज़्यादा ध्यान देना पड़ता है।',
      ],
    },
  },
  'promise.bindus-more': {
    clause: (e, nouns) =>
      `${nouns.house(e.house, 'lagna')} में ${e.bindus} ${COUNT} हैं और ${nouns.house(e.than, 'lagna')} में केवल ${e.fewer}`,
    ends: {
      for: ['। यह अंतर आपके पक्ष में है।', ', जो लाभ का पुराना संकेत है।'],
      against: ['। आने से ज़्यादा जाने का रुझान है, इस पर नज़र रखें।', ', इसलिए जो जोड़ा है उसे सँभालकर रखें।'],
    },
  },
  'promise.bindus-own': {
    clause: (e, nouns) =>
      `${nouns.house(e.house, 'lagna')} में ${nouns.natal(e.graha).oblique} के ${bindusOfEight(e.bindus, 'अष्टकवर्ग की गिनती')}`,
    ends: {
      for: [', इसलिए वह यहाँ खुलकर फल देता है।', ', जो %m के लिए अच्छा है।'],
      against: [', इसलिए यहाँ उसकी मदद कम है।', '। यहाँ उसका फल थोड़ा-थोड़ा मिलता है।'],
    },
  },
  'promise.yoga': {
    clause: (e, nouns) => `${nouns.your.f} कुंडली में ${YOGA_WORDS[e.yoga]} है`,
    ends: {
      for: [
        ', जिससे इस बात को बल मिलता है।',
        ', जो %m के लिए अच्छा है।',
        '। यह लगातार मेहनत से सबसे अच्छा फलता है।',
      ],
      against: [', और सँभलकर चलने से बात निभ जाती है।', '। इसमें नतीजे ज़्यादा मेहनत के बाद मिलते हैं।'],
    },
  },
  'promise.image-in': {
    clause: (e, nouns) =>
      `${nouns.your.f} ${IMAGE_WORDS[e.image]} ${nouns.your.f} लोक-छवि[आरूढ़ लग्न] से ${ORDINALS[e.place].oblique} स्थान में पड़ती है`,
    ends: {
      for: [', इसलिए दोनों एक-दूसरे को सहारा देती हैं।', ', और लोग इसे अच्छी नज़र से देखते हैं।'],
      against: [
        ', इसलिए जितना है, लोगों को उससे कम दिख सकता है।',
        '। जो बाहर दिखता है और जो भीतर है, उनमें यहाँ फ़र्क़ हो सकता है।',
      ],
    },
  },
  'promise.second-from-upapada': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).direct} ${nouns.your.f} विवाह की छवि[उपपद] से अगले स्थान में है`,
    ends: {
      for: [', जिससे रिश्ते को बल मिलता है।', '। परंपरा इसे निभने वाले रिश्ते का संकेत मानती है।'],
      against: [
        ', इसलिए रिश्ते का लगातार ख़याल रखना होगा।',
        '। छोटी-छोटी बातें समय रहते सुलझा लेना यहाँ काम आता है।',
      ],
    },
  },
  'promise.navamsa-of-lord': {
    clause: (e, nouns) =>
      `${nouns.lordElsewhere(e.lord, e.house).direct} नवांश कुंडली में ${RASHI_WORDS[e.rashi]} राशि में है`,
    ends: {
      for: [
        ', जो ज़िम्मेदारी उठाने वाले स्वभाव का संकेत है।',
        ', जो लोगों के बीच रहकर करने वाले काम के लिए अच्छा है।',
      ],
    },
  },
  'promise.point-holds': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${nouns.your.oblique} ${POINT_WORDS[e.point]} पर बैठा है`,
    ends: {
      for: [', जिसे परंपरा शुभ मानती है।', ', जो %m के लिए अच्छा है।', ' और उसे सँभालता है।'],
      against: [
        ', इसलिए जीवन के इस पक्ष पर ज़्यादा ध्यान देना होगा।',
        '। वहाँ उसका फल कुछ मेहनत के बाद मिलता है।',
        ', और उसका फल धीरज के बाद मिलता है।',
      ],
    },
  },
  'promise.point-lord-in': {
    clause: (e, nouns) =>
      `${nouns.your.oblique} ${POINT_WORDS[e.point]} का स्वामी ${nouns.graha(e.lord)} ${nouns.house(e.lordHouse, 'lagna')} में बैठा है`,
    ends: {
      for: [
        ', जहाँ से वह अच्छा फल दे सकता है।',
        '। इससे बात पहुँच के भीतर रहती है।',
        ', इसलिए वह अपना काम कर पाता है।',
      ],
      against: [', इसलिए उसका फल देर से मिलता है।', '। उसका फल मेहनत के बाद मिलता है।'],
    },
  },
  'promise.strongest': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${nouns.your.f} कुंडली का सबसे बलवान ग्रह है और ज़रूरी बल[षड्बल, छह तरह के बल का जोड़] का ${e.percent} प्रतिशत पाता है`,
    ends: {
      for: [
        ', और वह आपके पक्ष में काम करता है।',
        '। जिन बातों का वह प्रतिनिधि है, उनके भरोसे आगे बढ़ा जा सकता है।',
        ', जिसका सहारा लिया जा सकता है।',
      ],
      against: [
        ', और इतनी ताक़त को सही दिशा देनी होगी।',
        '। यह ताक़त किसी काम में लगे, तो ज़्यादा फ़ायदा देती है।',
      ],
    },
  },
  'promise.mars-eased': {
    clause: (e, nouns) =>
      `${nouns.house(e.house, e.from)} में बैठे मंगल[जोश और मिज़ाज] का असर पुराने नियम से कम है, क्योंकि ${RELIEF_WORDS[e.relief]}`,
    ends: {
      for: [
        ', इसलिए ग़ुस्सा जल्दी उतर जाता है।',
        '। उसकी ऊर्जा साथ मिलकर कुछ बनाने में लग सकती है।',
        ', और यह छूट पुराने ग्रंथों में भी दी गई है।',
      ],
    },
  },
};
