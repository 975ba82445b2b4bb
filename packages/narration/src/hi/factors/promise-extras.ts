import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';
import { IMAGE_WORDS, POINT_WORDS, RASHI_WORDS, RELIEF_WORDS } from '../words/chart-extras.ts';
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
        ', जो ज़्यादातर कुंडलियों से अधिक हैं।',
        '। यहाँ ज़मीन मज़बूत है।',
        ', इसलिए मेहनत को सहारा मिलता है।',
      ],
      against: [
        ', जो औसत से कम हैं, इसलिए यहाँ धीरे-धीरे बनाइए।',
        '। यहाँ जो उगता है, वह ज़्यादा देखभाल माँगता है।',
      ],
    },
  },
  'promise.bindus-more': {
    clause: (e, nouns) =>
      `${nouns.house(e.house, 'lagna')} में ${e.bindus} ${COUNT} हैं और ${nouns.house(e.than, 'lagna')} में केवल ${e.fewer}`,
    ends: {
      for: ['। दोनों के बीच का बहाव पक्ष में है।', ', जो लाभ का पुराना संकेत है।'],
      against: ['। आने से ज़्यादा जाने का रुझान है, इस पर नज़र रखिए।', ', इसलिए जो जोड़ा है उसे सँभालिए।'],
    },
  },
  'promise.bindus-own': {
    clause: (e, nouns) =>
      `${nouns.house(e.house, 'lagna')} में ${nouns.natal(e.graha).oblique} के आठ में से ${e.bindus} बिंदु[अष्टकवर्ग की गिनती] हैं`,
    ends: {
      for: [', इसलिए वह यहाँ खुलकर देता है।', ', जो %m के लिए अच्छा है।'],
      against: [', इसलिए यहाँ उसकी मदद कम है।', '। वह यहाँ देता है, पर थोड़ा-थोड़ा।'],
    },
  },
  'promise.yoga': {
    clause: (e, nouns) => `${nouns.your.f} कुंडली में ${YOGA_WORDS[e.yoga]} है`,
    ends: {
      for: [
        ', जो बात को वज़न देता है।',
        ', जो %m के लिए अच्छा है।',
        '। यह लगातार मेहनत से सबसे अच्छा फलता है।',
      ],
      against: [', जो ध्यान रखने से निभ जाता है।', '। यह नतीजों से पहले ज़्यादा मेहनत माँगता है।'],
    },
  },
  'promise.image-in': {
    clause: (e, nouns) =>
      `${nouns.your.f} ${IMAGE_WORDS[e.image]} ${nouns.your.f} लोक-छवि[आरूढ़ लग्न] से ${ORDINALS[e.place].oblique} स्थान में पड़ती है`,
    ends: {
      for: [', इसलिए दोनों एक-दूसरे को सहारा देती हैं।', ', और लोग इसे अच्छी नज़र से देखते हैं।'],
      against: [
        ', इसलिए जितना है, उससे कम दिख सकता है।',
        '। जो बाहर दिखता है और जो भीतर है, उनमें यहाँ फ़र्क़ हो सकता है।',
      ],
    },
  },
  'promise.second-from-upapada': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).direct} ${nouns.your.f} विवाह की छवि[उपपद] से अगले स्थान में है`,
    ends: {
      for: [', जो रिश्ते को पोषण देता है।', '। यह निभाए जाने वाले रिश्ते का पुराना संकेत है।'],
      against: [', इसलिए रिश्ता नियमित देखभाल माँगता है।', '। समय रहते की गई छोटी मरम्मत यहाँ काम आती है।'],
    },
  },
  'promise.navamsa-of-lord': {
    clause: (e, nouns) =>
      `${nouns.lordElsewhere(e.lord, e.house).direct} नवांश कुंडली में ${RASHI_WORDS[e.rashi]} राशि में है`,
    ends: {
      for: [', जो ज़िम्मेदारी उठाने वालों का संकेत है।', ', जो लोगों के बीच के काम के लिए अच्छा है।'],
    },
  },
  'promise.point-holds': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${nouns.your.oblique} ${POINT_WORDS[e.point]} पर बैठा है`,
    ends: {
      for: [', जो वहाँ आशीर्वाद का पुराना संकेत है।', ', जो %m के लिए अच्छा है।', ' और उसकी देखभाल करता है।'],
      against: [
        ', इसलिए जीवन का यह पक्ष ज़्यादा ध्यान माँगता है।',
        '। वह वहाँ कुछ मेहनत के बाद देता है।',
        ', जहाँ देने से पहले वह धीरज चाहता है।',
      ],
    },
  },
  'promise.point-lord-in': {
    clause: (e, nouns) =>
      `${nouns.your.oblique} ${POINT_WORDS[e.point]} का स्वामी ${nouns.graha(e.lord)} ${nouns.house(e.lordHouse, 'lagna')} में बैठा है`,
    ends: {
      for: [
        ', जहाँ से वह दे सकता है।',
        '। इससे बात पहुँच के भीतर रहती है।',
        ', इसलिए वह अपना काम कर पाता है।',
      ],
      against: [', इसलिए उसकी देन लंबे रास्ते से आती है।', '। वह देने से पहले मेहनत माँगता है।'],
    },
  },
  'promise.strongest': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${nouns.your.f} कुंडली का सबसे बलवान ग्रह है और ज़रूरी बल[षड्बल, छह तरह के बल का जोड़] का ${e.percent} प्रतिशत रखता है`,
    ends: {
      for: [
        ', और वह आपके पक्ष में काम करता है।',
        '। जिन बातों का वह प्रतिनिधि है, उन पर आगे बनाया जा सकता है।',
        ', जिसका सहारा लिया जा सकता है।',
      ],
      against: [', और इतने ज़ोर को अच्छा रास्ता चाहिए।', '। उसे करने को काम मिले, तो वह ज़्यादा काम आता है।'],
    },
  },
  'promise.mars-eased': {
    clause: (e, nouns) =>
      `${nouns.house(e.house, e.from)} में बैठे मंगल[जोश और मिज़ाज] का ज़ोर पुराने नियमों की सोच से कम है, क्योंकि ${RELIEF_WORDS[e.relief]}`,
    ends: {
      for: [
        ', इसलिए गरमी जल्दी उतर जाती है।',
        '। उसकी ऊर्जा मिलकर कुछ बनाने में लग सकती है।',
        ', और पुरानी किताबें इस राहत का नाम लेती हैं।',
      ],
    },
  },
};
