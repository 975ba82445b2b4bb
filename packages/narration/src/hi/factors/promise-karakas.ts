import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { COMBUST, DIGNITY_WORDS } from '../words/states.ts';
import { companyClause } from './relations.ts';

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
      `${nouns.natal(e.by).direct} ${nouns.natal(e.graha).oblique} की कमज़ोरी की भरपाई करता है[नीचभंग]`,
    ends: {
      for: [', इसलिए धीमी शुरुआत का अंत भी अच्छा हो सकता है।', '। छोटी शुरुआत भी यहाँ ऊँचाई तक पहुँच सकती है।'],
    },
  },
  'promise.karaka-strong': {
    clause: (e, nouns) => `${nouns.significator(e.graha).direct} ${DIGNITY_WORDS[e.dignity]} है`,
    ends: {
      for: [
        ' और खुलकर फल देता है।',
        ', जो %m के लिए अच्छा है।',
        '। जिन बातों का वह प्रतिनिधि है, उनका सहारा लिया जा सकता है।',
      ],
    },
  },
  'promise.karaka-weak': {
    clause: (e, nouns) => `${nouns.significator(e.graha).direct} ${DIGNITY_WORDS[e.dignity]} है`,
    ends: {
      against: [
        ', इसलिए इन बातों में ज़्यादा मेहनत लगती है।',
        '। इसलिए यहाँ नींव धीरे-धीरे पक्की करें।',
        ' और अपने-आप कम फल देता है।',
      ],
    },
  },
  'promise.karaka-combust': {
    clause: (e, nouns) => `${nouns.significator(e.graha).direct} ${COMBUST} है`,
    ends: {
      against: [', इसलिए उसका असर कम दिखता है।', '। रोज़ के जीवन में इन बातों को ज़्यादा समय दें।'],
    },
  },
  'promise.karaka-well-placed': {
    clause: (e, nouns) =>
      `${nouns.significator(e.graha).direct} ${nouns.house(e.house, e.from)} में बैठा है`,
    ends: {
      for: [', जो उसके लिए अच्छी जगह है।', ', जहाँ वह ज़रूरत के समय काम आता है।'],
    },
  },
  'promise.karaka-in-dusthana': {
    clause: (e, nouns) =>
      `${nouns.significator(e.graha).direct} ${nouns.house(e.house, e.from)} में बैठा है`,
    ends: {
      for: [', और इस सवाल में यह मददगार है।'],
      against: [', जो उसके लिए कठिन जगह है।', ', इसलिए उसका फल कुछ मेहनत के बाद मिलता है।'],
    },
  },
  'promise.karaka-supported': {
    clause: (e, nouns) =>
      companyClause(e.company, nouns.natal(e.other).direct, nouns.significator(e.graha)),
    ends: {
      for: [' और उसे सहारा देता है।', ', जो %m के लिए अच्छा है।'],
    },
  },
  'promise.karaka-pressed': {
    clause: (e, nouns) =>
      companyClause(e.company, nouns.natal(e.other).direct, nouns.significator(e.graha)),
    ends: {
      against: [' और उस पर दबाव बढ़ाता है।', ', इसलिए क़दम-क़दम चलना ठीक है।'],
    },
  },
  'promise.directional-strength': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).oblique} को ${nouns.house(e.house, nouns.from)} में दिशा का पूरा बल[दिग्बल] मिलता है`,
    ends: {
      for: [', जिससे लोगों की नज़र में आना आसान होता है।', ' और वह वहाँ भरोसे के साथ काम करता है।'],
    },
  },
  'promise.moon-bright': {
    clause: (_, nouns) => `${nouns.your.oblique} जन्म के समय चंद्रमा का प्रकाश भरपूर था`,
    ends: {
      for: [', जिससे मन स्थिर रहता है और लोगों का साथ मिलता है।', '। लोग अक्सर आपसे अपनेपन से पेश आते हैं।'],
    },
  },
  'promise.moon-dim': {
    clause: (_, nouns) => `${nouns.your.oblique} जन्म के समय चंद्रमा का प्रकाश कम था`,
    ends: {
      against: [
        ', इसलिए मन को आराम और नियमित दिनचर्या चाहिए।',
        '। शांत समय आपके लिए औरों से ज़्यादा ज़रूरी है।',
      ],
    },
  },
};
