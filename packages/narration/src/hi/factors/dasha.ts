import { isNode } from '../../telling/nodes.ts';
import type { EvidenceOf } from '@dhruva/jyotish';
import type { Dignity, Graha } from '@dhruva/jyotish/vocabulary';
import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { CHARA_WORDS } from '../words/chart-extras.ts';
import { ORDINALS } from '../words/houses.ts';
import { tieClause } from './relations.ts';
import { monthInWords } from '../words/months.ts';
import { COMBUST, DIGNITY_WORDS, LEVEL_WORDS, roleInWords } from '../words/states.ts';

const WEAK: readonly Dignity[] = ['enemy', 'great-enemy', 'debilitated'];

/** The role of a running lord in words; Rahu and Ketu own no house and act as another lord. */
const partOf = (
  graha: Graha,
  role: EvidenceOf<'dasha.nature-helpful'>['role'],
  nouns: NounPhrases,
): string => {
  const { direct, oblique } = roleInWords(role, nouns.from, nouns.your);
  return isNode(graha) ? `${oblique} की तरह काम करता है` : `${direct} है`;
};

const lordOf = (graha: Graha, level: 'md' | 'ad', nouns: NounPhrases): string =>
  `${level === 'ad' ? nouns.meanwhile : ''}${LEVEL_WORDS[level]} का स्वामी ${nouns.natal(graha).direct}`;

/** Sentences of the dasha findings. */
export const dasha: WordsFor<StepId<'dasha'>, NounPhrases> = {
  'dasha.owns-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${nouns.house(e.house, e.from)} का स्वामी है`,
    ends: {
      for: [
        '। ऐसी दशा में जीवन का वह हिस्सा सामने आता है।',
        ', इसलिए उस समय यह विषय सक्रिय रहता है।',
        ', जो इस दशा को आपके सवाल से जोड़ता है।',
      ],
    },
  },
  'dasha.occupies-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${nouns.house(e.house, e.from)} में बैठा है`,
    ends: {
      for: [
        '। उसकी दशा में अक्सर वह भाव सक्रिय होता है।',
        ', इसलिए उसकी दशा में जीवन का यह हिस्सा आगे बढ़ता है।',
      ],
    },
  },
  'dasha.aspects-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${nouns.house(e.house, e.from)} को देखता है`,
    ends: {
      for: [', इसलिए इस बात पर उसकी दशा का असर है।', '। इससे यह विषय कुछ सक्रिय होता है।'],
    },
  },
  'dasha.is-karaka': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${nouns.signification(e.graha)} का कारक[प्रतिनिधि] है`,
    ends: { for: ['। ऐसी दशा %m के लिए अच्छी है।', ', इसलिए यह दशा आपके सवाल से मेल खाती है।'] },
  },
  'dasha.is-chara-karaka': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${nouns.your.m} ${CHARA_WORDS[e.chara]} है`,
    ends: { for: ['। उसकी दशा आपके सवाल से मेल खाती है।', ', और इससे बात आगे बढ़ती है।'] },
  },
  'dasha.joins-lord': {
    clause: (e, nouns) =>
      tieClause(e.relation, nouns.running(e.graha, e.level), nouns.lord(e.lord, e.house, e.from)),
    ends: {
      for: ['। इस दशा में उस भाव का फल मिल सकता है।', ', और यह संबंध %m के लिए अच्छा है।'],
    },
  },
  'dasha.disposes-lord': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${nouns.lord(e.lord, e.house, e.from).oblique} की राशि का स्वामी है[वह उसकी राशि में बैठा है]`,
    ends: {
      for: [', और राशि का स्वामी उसमें बैठे ग्रह की मदद करता है।', ', इसलिए वह बात को आगे ले जा सकता है।'],
    },
  },
  'dasha.node-acts-for': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${nouns.lord(e.dispositor, e.house, e.from).oblique} का फल देता है`,
    ends: {
      for: ['। इससे यह दशा आपके सवाल से जुड़ती है।', ', अक्सर किसी अलग ही रास्ते से।'],
    },
  },
  'dasha.owns-varga-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${nouns.varga(e.varga)} के ${ORDINALS[e.house].oblique} भाव का स्वामी है`,
    ends: { for: ['। यानी सूक्ष्म कुंडली भी इसी पक्ष में है।', ', जो सही समय का दूसरा संकेत है।'] },
  },
  'dasha.owns-hurt-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${nouns.house(e.house, e.from)} का स्वामी है`,
    ends: {
      for: [', और इस सवाल में यह मददगार है।'],
      against: [
        ', इसलिए आपकी कुछ ऊर्जा उधर चली जाती है।',
        '। उसकी दशा में पहले वही बातें सुलझानी पड़ती हैं।',
        ', जिससे बात धीमी पड़ सकती है।',
      ],
    },
  },
  'dasha.occupies-hurt-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${nouns.house(e.house, e.from)} में बैठा है`,
    ends: {
      for: [', और इस सवाल में यह मददगार है।'],
      against: [
        ', इसलिए उसकी दशा में ज़िम्मेदारियाँ कुछ बढ़ सकती हैं।',
        '। जब तक यह चले, योजना में कुछ गुंजाइश रखें।',
        ', जिससे ध्यान असली बात से हट सकता है।',
      ],
    },
  },
  'dasha.nature-helpful': {
    clause: (e, nouns) => `${nouns.running(e.graha, e.level)} ${partOf(e.graha, e.role, nouns)}`,
    ends: {
      for: [', यानी आपकी कुंडली के लिए शुभ है।', ', इसलिए उसकी दशा अक्सर फ़ायदे की होती है।'],
    },
  },
  'dasha.nature-demanding': {
    clause: (e, nouns) => `${nouns.running(e.graha, e.level)} ${partOf(e.graha, e.role, nouns)}`,
    ends: {
      against: [
        ', इसलिए उसकी दशा में ज़्यादा मेहनत करनी पड़ती है।',
        ', और उसका फल मेहनत के बाद ही मिलता है।',
      ],
    },
  },
  'dasha.lord-able': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} अपने लिए ज़रूरी बल[षड्बल, छह तरह के बल का जोड़] का ${e.percent} प्रतिशत पाता है`,
    ends: { for: [', इसलिए यह दशा फल दे सकती है।', '। यानी अपना फल देने का बल उसके पास है।'] },
  },
  'dasha.lord-unable': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} अपने लिए ज़रूरी बल[षड्बल, छह तरह के बल का जोड़] का ${e.percent} प्रतिशत पाता है`,
    ends: {
      against: [', इसलिए इस दशा का फल थोड़ा-थोड़ा मिलता है।', '। यहाँ आपकी लगातार मेहनत काम आती है।'],
    },
  },
  'dasha.lord-strong': {
    clause: (e, nouns) => `${nouns.running(e.graha, e.level)} ${DIGNITY_WORDS[e.dignity]} है`,
    ends: {
      for: [', इसलिए उसकी दशा मज़बूत है।', '। वह अपना ज़्यादातर फल दे सकता है।'],
    },
  },
  'dasha.lord-weak': {
    // A strong sign here means that the graha is weak by being combust.
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${WEAK.includes(e.dignity) ? DIGNITY_WORDS[e.dignity] : COMBUST} है`,
    ends: {
      against: [
        ', इसलिए उसकी दशा में बातें धीरे बढ़ती हैं।',
        '। ऐसे समय में छलाँग लगाने से बेहतर है छोटे पर लगातार क़दम उठाना।',
      ],
    },
  },
  'dasha.pair-good': {
    clause: (e, nouns) =>
      e.place === 1
        ? `${lordOf(e.md, 'md', nouns)} और ${lordOf(e.ad, 'ad', nouns)} साथ बैठे हैं`
        : `${lordOf(e.ad, 'ad', nouns)} ${LEVEL_WORDS.md} के स्वामी ${nouns.natal(e.md).oblique} से ${ORDINALS[e.place].oblique} स्थान पर है`,
    ends: { for: [', और यह अच्छा मेल है।', ', इसलिए दोनों मिलकर काम करते हैं।'] },
  },
  'dasha.pair-hard': {
    clause: (e, nouns) =>
      `${lordOf(e.ad, 'ad', nouns)} ${LEVEL_WORDS.md} के स्वामी ${nouns.natal(e.md).oblique} से ${ORDINALS[e.place].oblique} स्थान पर है`,
    ends: { against: [', और यह मेल कठिन है।', ', इसलिए दोनों अलग-अलग ओर खींचते हैं।'] },
  },
  'dasha.sandhi': {
    clause: (e, nouns) =>
      `${monthInWords(e.month)} में ${nouns.natal(e.outgoing).oblique} की ${LEVEL_WORDS.md} ख़त्म होकर ${nouns.natal(e.incoming).oblique} की शुरू होती है`,
    ends: {
      for: [', और इस बदलाव से कोई नया मौक़ा मिल सकता है।'],
      against: [', और ऐसी दशा-संधि बदलाव का समय होती है।', '। उसके आस-पास बड़े फ़ैसलों में जल्दी न करें।'],
      neutral: [', इसलिए उस समय जीवन के विषय बदलते हैं।'],
    },
  },
  'dasha.no-tie': {
    clause: (e, nouns) =>
      `${nouns.meanwhile}${LEVEL_WORDS[e.level]} के स्वामी ${nouns.natal(e.graha).oblique} का इस बात से सीधा संबंध नहीं है`,
    ends: {
      against: [', इसलिए अपने-आप बहुत कुछ नहीं होता।', '। कोशिश आपको ही करनी होगी।'],
      neutral: [', इसलिए इस दशा से न मदद मिलती है, न अड़चन आती है।'],
    },
  },
};
