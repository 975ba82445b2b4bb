import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';
import { bindusOfEight } from '../words/chart-extras.ts';
import { PHASE_WORDS } from '../words/states.ts';

/** "मार्च 2027 तक गोचर[ग्रहों की चाल] में" */
const passing = ({ meanwhile }: NounPhrases): string => `${meanwhile}गोचर[ग्रहों की चाल] में`;
/** What a graha does now, or only later: after "भाव पर", "भाव से" and "राशि में". */
const falls = ({ isToCome }: NounPhrases): string => (isToCome ? 'पड़ेगा' : 'पड़ रहा है');
const goes = ({ isToCome }: NounPhrases): string => (isToCome ? 'गुज़रेगा' : 'गुज़र रहा है');
const stays = ({ isToCome }: NounPhrases): string => (isToCome ? 'रहेगा' : 'है');
/** The same of a glance, which is feminine. */
const rests = ({ isToCome }: NounPhrases): string => (isToCome ? 'रहेगी' : 'है');

const MARRIAGE_POINT = 'विवाह बिंदु[पहले और सातवें भाव के स्वामियों से बना बिंदु]';

/** Sentences of the transit findings. */
export const transit: WordsFor<StepId<'transit'>, NounPhrases> = {
  'transit.double': {
    clause: (e, nouns) =>
      `${passing(nouns)} बृहस्पति और शनि, दोनों का असर ${nouns.house(e.house, e.from)} पर ${falls(nouns)}`,
    ends: {
      for: [
        '। यह दोहरा गोचर अक्सर सही समय का संकेत होता है।',
        ', और कई ज्योतिषी इसी संकेत को सबसे पहले देखते हैं।',
        '। दोनों का साथ मिले, तो बात अक्सर आगे बढ़ती है।',
      ],
    },
  },
  'transit.double-on-lord': {
    clause: (e, nouns) =>
      `${passing(nouns)} बृहस्पति और शनि, दोनों का असर ${nouns.house(e.house, e.from)} या उसके स्वामी ${nouns.natal(e.lord).oblique} पर ${falls(nouns)}`,
    ends: {
      for: ['। इस दोहरे गोचर से वह भाव सक्रिय होता है।', ', और इससे बात बनने का समय आता है।'],
    },
  },
  'transit.jupiter-in-house': {
    clause: (e, nouns) =>
      `बृहस्पति ${nouns.meanwhile}${nouns.house(e.house, e.from)} से ${goes(nouns)}`,
    ends: { for: [', जिससे उसका फल बढ़ता है।', ', और यह बढ़त और मेल-जोल का समय है।'] },
  },
  'transit.jupiter-aspects-house': {
    clause: (e, nouns) =>
      `${passing(nouns)} बृहस्पति की दृष्टि ${nouns.house(e.house, e.from)} पर ${rests(nouns)}`,
    ends: { for: [', जिससे उसे बल मिलता है।', ', जो %m के लिए अच्छा है।'] },
  },
  'transit.jupiter-on-graha': {
    clause: (e, nouns) =>
      `${passing(nouns)} बृहस्पति का असर ${nouns.your.f} जन्म कुंडली के ${nouns.graha(e.graha)} पर ${falls(nouns)}`,
    ends: { for: [', जिससे उसके अच्छे गुण सामने आते हैं।', ', जो %m के लिए अच्छा है।'] },
  },
  'transit.jupiter-on-marriage-point': {
    clause: (e, nouns) =>
      e.place === 1
        ? `बृहस्पति ${nouns.meanwhile}${nouns.your.oblique} ${MARRIAGE_POINT} से होकर ${goes(nouns)}`
        : `बृहस्पति ${nouns.meanwhile}${nouns.your.oblique} ${MARRIAGE_POINT} से त्रिकोण में ${stays(nouns)}`,
    ends: { for: [', जो अच्छे समय का पुराना संकेत है।', ', जिसे पुराने ग्रंथ अच्छा मानते हैं।'] },
  },
  'transit.saturn-in-house': {
    clause: (e, nouns) => `शनि ${nouns.meanwhile}${nouns.house(e.house, e.from)} से ${goes(nouns)}`,
    ends: {
      for: [', जिससे कुछ ठोस बनाने में मदद मिलती है।', ', और लगातार मेहनत का फल मिलता है।'],
      against: [', इसलिए वहाँ धीरज रखना होगा।', ', इसलिए कुछ समय काम भारी लग सकता है।'],
    },
  },
  'transit.saturn-aspects-house': {
    clause: (e, nouns) =>
      `${passing(nouns)} शनि की दृष्टि ${nouns.house(e.house, e.from)} पर ${rests(nouns)}`,
    ends: {
      for: [', जिससे उसे मज़बूती मिलती है।', ', और सलीक़े से किए काम का फल मिलता है।'],
      against: [', जिससे रफ़्तार घट सकती है।', ', इसलिए हर काम के लिए कुछ ज़्यादा समय रखें।'],
    },
  },
  'transit.saturn-on-graha': {
    clause: (e, nouns) =>
      `${passing(nouns)} शनि का असर ${nouns.your.f} जन्म कुंडली के ${nouns.graha(e.graha)} पर ${falls(nouns)}`,
    ends: {
      for: [', जिससे मज़बूती मिलती है।'],
      against: [', और यह गंभीरता और मेहनत का समय है।', ', इसलिए आराम करें और सूझ-बूझ से चलें।'],
    },
  },
  'transit.from-moon-good': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${nouns.meanwhile}${nouns.your.oblique} चंद्रमा से ${ORDINALS[e.place].f} राशि में ${stays(nouns)}`,
    ends: { for: [', जो उसके गोचर की अच्छी जगहों में है।', ', जहाँ उससे अक्सर मन हल्का रहता है।'] },
  },
  'transit.from-moon-hard': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${nouns.meanwhile}${nouns.your.oblique} चंद्रमा से ${ORDINALS[e.place].f} राशि में ${stays(nouns)}`,
    ends: {
      against: [', जो उसके गोचर की थकाने वाली जगहों में है।', ', जहाँ अक्सर धीरज से काम लेना पड़ता है।'],
    },
  },
  'transit.sade-sati': {
    clause: (e, nouns) =>
      `${nouns.meanwhile}साढ़े साती[चंद्रमा के आस-पास शनि के साढ़े सात साल] का ${PHASE_WORDS[e.phase]} चरण ${stays(nouns)}`,
    ends: {
      for: [', और इस गंभीर समय में लगातार मेहनत का फल मिलता है।'],
      against: [
        ', और इस धीमे समय में धीरज और नियम का फल मिलता है।',
        '। यह समय मेहनत का है, और बीत भी जाता है।',
      ],
    },
  },
  'transit.dhaiya': {
    clause: (e, nouns) =>
      `शनि ${nouns.meanwhile}${nouns.your.oblique} चंद्रमा से ${ORDINALS[e.place].f} राशि में ${stays(nouns)}[ढैया, क़रीब ढाई साल]`,
    ends: {
      against: [
        ', और इस समय ज़िम्मेदारियाँ आम दिनों से ज़्यादा होती हैं।',
        '। इसलिए इस बीच दूसरी तरफ़ का बोझ हल्का रखें।',
      ],
    },
  },
  'transit.many-bindus': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${passing(nouns)} ऐसी राशि से ${goes(nouns)} जिसमें उसके ${bindusOfEight(e.bindus, 'अष्टकवर्ग')}`,
    ends: { for: [', इसलिए उसका फल आम से ज़्यादा मिलता है।', '। यहाँ उसका गोचर अच्छा माना जाता है।'] },
  },
  'transit.few-bindus': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${passing(nouns)} ऐसी राशि से ${goes(nouns)} जिसमें उसके ${bindusOfEight(e.bindus, 'अष्टकवर्ग')}`,
    ends: {
      against: [', इसलिए उसकी मदद थोड़ी-थोड़ी मिलती है।', '। सिर्फ़ क़िस्मत के भरोसे न रहें।'],
    },
  },
  'transit.node-in-house': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${nouns.meanwhile}${nouns.house(e.house, e.from)} से ${goes(nouns)}`,
    ends: {
      for: [', जिससे अनजाने मौक़े मिल सकते हैं।', ', जिससे बदलाव की चाह जागती है।'],
      against: [
        ', और इससे थोड़ी उलझन हो सकती है; बातें दो बार जाँच लें।',
        ', इसलिए मन और योजनाएँ बदल सकती हैं।',
      ],
    },
  },
};
