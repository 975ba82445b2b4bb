import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';
import { PHASE_WORDS } from '../words/states.ts';

/** "मार्च 2027 तक गोचर[चाल] में" */
const passing = ({ meanwhile }: NounPhrases): string => `${meanwhile}गोचर[चाल] में`;
const MARRIAGE_POINT = 'विवाह बिंदु[पहले और सातवें भाव के स्वामियों से बना बिंदु]';

/** Sentences of the transit findings. */
export const transit: WordsFor<StepId<'transit'>, NounPhrases> = {
  'transit.double': {
    clause: (e, nouns) => `बृहस्पति और शनि ${passing(nouns)} ${nouns.house(e.house, e.from)} को छूते हैं`,
    ends: {
      for: [
        '। यह दोहरा असर अक्सर सही समय का निशान होता है।',
        ', और कई ज्योतिषी इसी संकेत की राह देखते हैं।',
        '। जब दोनों सहमत हों, तो बात अक्सर आगे बढ़ती है।',
      ],
    },
  },
  'transit.double-on-lord': {
    clause: (e, nouns) =>
      `बृहस्पति और शनि ${passing(nouns)} ${nouns.house(e.house, e.from)} या उसके स्वामी ${nouns.natal(e.lord).oblique} को छूते हैं`,
    ends: {
      for: ['। यह दोहरा असर उस भाव को जगाता है।', ', और इससे बात बनने का समय आता है।'],
    },
  },
  'transit.jupiter-in-house': {
    clause: (e, nouns) => `बृहस्पति ${nouns.meanwhile}${nouns.house(e.house, e.from)} से गुज़रता है`,
    ends: { for: [' और उसका दायरा बढ़ाता है।', ', और यह बढ़त और सद्भाव का समय है।'] },
  },
  'transit.jupiter-aspects-house': {
    clause: (e, nouns) => `बृहस्पति ${passing(nouns)} ${nouns.house(e.house, e.from)} को देखता है`,
    ends: { for: [' और उसका हौसला बढ़ाता है।', ', जो %m के लिए अच्छा है।'] },
  },
  'transit.jupiter-on-graha': {
    clause: (e, nouns) =>
      `बृहस्पति ${passing(nouns)} ${nouns.your.f} जन्म कुंडली के ${nouns.graha(e.graha)} को छूता है`,
    ends: { for: [' और उसका बेहतर रूप सामने लाता है।', ', जो %m के लिए अच्छा है।'] },
  },
  'transit.jupiter-on-marriage-point': {
    clause: (e, nouns) =>
      e.place === 1
        ? `बृहस्पति ${nouns.meanwhile}${nouns.your.oblique} ${MARRIAGE_POINT} से होकर गुज़रता है`
        : `बृहस्पति ${nouns.meanwhile}${nouns.your.oblique} ${MARRIAGE_POINT} से त्रिकोण में चलता है`,
    ends: { for: [', जो अच्छे समय का पुराना संकेत है।', ', जिसे पुराने ग्रंथ अच्छा मानते हैं।'] },
  },
  'transit.saturn-in-house': {
    clause: (e, nouns) => `शनि ${nouns.meanwhile}${nouns.house(e.house, e.from)} से गुज़रता है`,
    ends: {
      for: [' और कुछ टिकाऊ बनाने में मदद करता है।', ', जो लगातार मेहनत का फल देता है।'],
      against: [' और वहाँ धीरज माँगता है।', ', इसलिए कुछ समय काम भारी लग सकता है।'],
    },
  },
  'transit.saturn-aspects-house': {
    clause: (e, nouns) => `शनि ${passing(nouns)} ${nouns.house(e.house, e.from)} को देखता है`,
    ends: {
      for: [' और उसे मज़बूती देता है।', ', जो सलीक़े और नियम का फल देता है।'],
      against: [' और उसकी रफ़्तार घटाता है।', ', इसलिए रोज़ से ज़्यादा समय लेकर चलें।'],
    },
  },
  'transit.saturn-on-graha': {
    clause: (e, nouns) =>
      `शनि ${passing(nouns)} ${nouns.your.f} जन्म कुंडली के ${nouns.graha(e.graha)} को छूता है`,
    ends: {
      for: [' और उसे टिकने की ताक़त देता है।'],
      against: [', और यह गंभीर, मेहनत वाला समय है।', ' और आराम व सूझ-बूझ माँगता है।'],
    },
  },
  'transit.from-moon-good': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${nouns.meanwhile}${nouns.your.oblique} चंद्रमा से ${ORDINALS[e.place].f} राशि में चलता है`,
    ends: { for: [', जो उसकी नरम जगहों में से है।', ', जहाँ वह अक्सर मन हल्का करता है।'] },
  },
  'transit.from-moon-hard': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${nouns.meanwhile}${nouns.your.oblique} चंद्रमा से ${ORDINALS[e.place].f} राशि में चलता है`,
    ends: {
      against: [', जो उसकी थकाने वाली जगहों में से है।', ', जहाँ वह अक्सर धीरज माँगता है।'],
    },
  },
  'transit.sade-sati': {
    clause: (e, nouns) =>
      `${nouns.meanwhile}साढ़े साती[चंद्रमा के आस-पास शनि के साढ़े सात साल] का ${PHASE_WORDS[e.phase]} चरण चलता है`,
    ends: {
      for: [', और यह गंभीर समय लगातार मेहनत का फल देता है।'],
      against: [', और यह धीमा समय धीरज और नियम का फल देता है।', '। यह मेहनत माँगता है, और बीत जाता है।'],
    },
  },
  'transit.dhaiya': {
    clause: (e, nouns) =>
      `शनि ${nouns.meanwhile}${nouns.your.oblique} चंद्रमा से ${ORDINALS[e.place].f} राशि में चलता है[ढैया, क़रीब ढाई साल]`,
    ends: {
      against: [
        ', और इस समय ज़िम्मेदारियाँ रोज़ से ज़्यादा होती हैं।',
        '। वह कहीं और बोझ हल्का रखने को कहता है।',
      ],
    },
  },
  'transit.many-bindus': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${passing(nouns)} ऐसी राशि से गुज़रता है जहाँ उसके आठ में से ${e.bindus} बिंदु[अष्टकवर्ग] हैं`,
    ends: { for: [', इसलिए वह सामान्य से ज़्यादा देता है।', '। उसकी यह चाल अच्छी ज़मीन पर है।'] },
  },
  'transit.few-bindus': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${passing(nouns)} ऐसी राशि से गुज़रता है जहाँ उसके आठ में से ${e.bindus === 0 ? 'एक भी बिंदु[अष्टकवर्ग] नहीं है' : `केवल ${e.bindus} बिंदु[अष्टकवर्ग] हैं`}`,
    ends: {
      against: [', इसलिए उसकी मदद थोड़ी-थोड़ी आती है।', '। सिर्फ़ किस्मत के भरोसे न रहिए।'],
    },
  },
  'transit.node-in-house': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${nouns.meanwhile}${nouns.house(e.house, e.from)} से गुज़रता है`,
    ends: {
      for: [' और अनजाने दरवाज़े खोलता है।', ', जिससे बदलाव की चाह जागती है।'],
      against: [
        ' और थोड़ी उलझन लाता है, इसलिए बातें दो बार जाँच लें।',
        ', इसलिए मन और योजनाएँ बदल सकती हैं।',
      ],
    },
  },
};
