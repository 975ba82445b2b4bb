import type { Varga } from '@dhruva/jyotish/vocabulary';
import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { CHARA_WORDS } from '../words/chart-extras.ts';
import { ORDINALS } from '../words/houses.ts';

const inVarga = (varga: Varga, nouns: NounPhrases): string => `${nouns.varga(varga)} में`;

const good = [
  ', जो जन्म कुंडली के संकेत की पुष्टि करता है।',
  '। सूक्ष्म कुंडली भी यही कहती है।',
  ', इसलिए बारीकी से देखने पर भी संकेत वही रहता है।',
];
const hard = [
  ', इसलिए फल पाने में ज़्यादा मेहनत लगती है।',
  '। यहाँ सूक्ष्म कुंडली उतनी अनुकूल नहीं है।',
  ', जिससे बात कुछ अटकती है।',
];

/** Sentences of the findings in the matter's divisional chart. */
export const varga: WordsFor<StepId<'varga'>, NounPhrases> = {
  'varga.lord-well-placed': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.lordElsewhere(e.lord, e.house).direct} ${ORDINALS[e.vargaHouse].oblique} भाव में अच्छी जगह बैठा है`,
    ends: { for: good },
  },
  'varga.lord-in-dusthana': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.lordElsewhere(e.lord, e.house).direct} ${ORDINALS[e.vargaHouse].oblique} भाव में पड़ता है`,
    ends: { for: good, against: hard },
  },
  'varga.lord-strong-sign': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.lordElsewhere(e.lord, e.house).direct} बलवान राशि में है`,
    ends: { for: good },
  },
  'varga.lord-weak-sign': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.lordElsewhere(e.lord, e.house).direct} कमज़ोर राशि में है`,
    ends: { against: hard },
  },
  'varga.lagna-lord-well-placed': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} लग्न का स्वामी ${nouns.graha(e.lord)} ${ORDINALS[e.vargaHouse].oblique} भाव में अच्छी जगह बैठा है`,
    ends: { for: good },
  },
  'varga.lagna-lord-in-dusthana': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} लग्न का स्वामी ${nouns.graha(e.lord)} ${ORDINALS[e.vargaHouse].oblique} भाव में पड़ता है`,
    ends: { for: good, against: hard },
  },
  'varga.house-lord-well-placed': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${ORDINALS[e.house].oblique} भाव का स्वामी ${nouns.graha(e.lord)} ${ORDINALS[e.vargaHouse].oblique} भाव में अच्छी जगह बैठा है`,
    ends: { for: good },
  },
  'varga.house-lord-in-dusthana': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${ORDINALS[e.house].oblique} भाव का स्वामी ${nouns.graha(e.lord)} ${ORDINALS[e.vargaHouse].oblique} भाव में पड़ता है`,
    ends: { for: good, against: hard },
  },
  'varga.benefic-in-house': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} सौम्य ग्रह ${nouns.graha(e.graha)} ${ORDINALS[e.house].oblique} भाव में बैठा है`,
    ends: { for: good },
  },
  'varga.malefic-in-house': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} कठोर ग्रह ${nouns.graha(e.graha)} ${ORDINALS[e.house].oblique} भाव में बैठा है`,
    ends: { for: good, against: hard },
  },
  'varga.karaka-strong': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.significatorElsewhere(e.graha).direct} बलवान राशि में है`,
    ends: { for: good },
  },
  'varga.karaka-weak': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.significatorElsewhere(e.graha).direct} कमज़ोर राशि में है`,
    ends: { against: hard },
  },
  'varga.chara-karaka-in': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.your.m} ${CHARA_WORDS[e.chara]} ${nouns.graha(e.graha)} ${ORDINALS[e.vargaHouse].oblique} भाव में बैठा है`,
    ends: { for: good, against: hard },
  },
  'varga.vargottama': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).direct} वर्गोत्तम[जन्म कुंडली और नवांश में एक ही राशि में] है`,
    ends: {
      for: [', इसलिए वह स्थिर और भरोसेमंद है।', '। जिन बातों का वह प्रतिनिधि है, वे आपके स्वभाव में हैं।'],
    },
  },
  'varga.chara-karakas-linked': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.your.m} ${CHARA_WORDS[e.chara]} ${nouns.graha(e.graha)} और ${CHARA_WORDS[e.otherChara]} ${nouns.graha(e.other)} ${e.relation === 'conjunction' ? 'एक ही राशि में बैठे हैं' : 'एक-दूसरे को देखते हैं[आपसी दृष्टि]'}`,
    ends: {
      for: [
        '। यह अपनेपन के साथ लंबे रिश्ते का संकेत है।',
        ', जिसे परंपरा मन की पसंद का संकेत मानती है।',
        ', जो %m के लिए अच्छा है।',
      ],
    },
  },
  'varga.lord-in-house': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.lord(e.lord, e.house, 'lagna').direct} ${ORDINALS[e.vargaHouse].oblique} भाव में बैठा है`,
    ends: {
      for: [
        '। सूक्ष्म कुंडली भी इसी ओर इशारा करती है।',
        ', जो %m के लिए अच्छा है।',
        ', जो बाहर जाने का संकेत है।',
      ],
      against: [', जो मन को घर की ओर खींचता है।', '। सूक्ष्म कुंडली भी घर के पास रहने की ओर इशारा करती है।'],
    },
  },
  'varga.lord-in-hora': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, 'lagna').direct} राशि के उस आधे हिस्से में है जिसका स्वामी ${nouns.graha(e.hora)} है[होरा]`,
    ends: {
      for: [', जहाँ वह खुलकर फल देता है।', ', और इसी हिस्से में उसका फल सबसे अच्छा है।'],
      against: [', जहाँ उसका फल कम मिलता है।', '। वहाँ भी फल मिलता है, पर ज़्यादा मेहनत से।'],
    },
  },
};
