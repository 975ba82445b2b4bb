import type { EvidenceOf } from '@dhruva/jyotish';
import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';
import { COMBUST, DIGNITY_WORDS } from '../words/states.ts';
import { tieClause } from './relations.ts';

type LordAt = EvidenceOf<'promise.lord-in-house'>;

const lordStands = (e: LordAt, nouns: NounPhrases): string =>
  e.house === e.lordHouse
    ? `${nouns.natal(e.lord).direct} अपने ही भाव, यानी ${nouns.house(e.house, e.from)} में बैठा है`
    : `${nouns.lord(e.lord, e.house, e.from).direct} ${nouns.place(e.lordHouse)} में बैठा है`;

type TwoLords = EvidenceOf<'promise.lords-linked'>;

const twoLords = (e: TwoLords, nouns: NounPhrases): string =>
  e.lord === e.otherLord
    ? `${nouns.house(e.house, e.from)} और ${nouns.place(e.otherHouse)}, दोनों का स्वामी ${nouns.natal(e.lord).direct} ही है`
    : tieClause(e.relation, nouns.lord(e.lord, e.house, e.from).direct, {
        direct: `${nouns.place(e.otherHouse)} का स्वामी ${nouns.natal(e.otherLord).direct}`,
        oblique: `${nouns.place(e.otherHouse)} के स्वामी ${nouns.natal(e.otherLord).oblique}`,
      });

/** Sentences of findings on the lord of a house: place, strength and ties. */
export const promiseLords: WordsFor<
  Extract<StepId<'promise'>, `promise.lord${string}`>,
  NounPhrases
> = {
  'promise.lord-well-placed': {
    clause: lordStands,
    ends: {
      for: [
        ', जहाँ से वह अच्छा फल देता है।',
        '। यह अच्छी जगह है, और इसके भरोसे आगे बढ़ा जा सकता है।',
        ', जहाँ वह खुलकर फल देता है।',
        '। ऐसी स्थिति %m के लिए अच्छी है।',
      ],
    },
  },
  'promise.lord-in-dusthana': {
    clause: lordStands,
    ends: {
      for: ['। इस सवाल में यह मददगार ही है।', ', और यहाँ यह आपके पक्ष में जाता है।'],
      against: [
        '। यह कठिन जगह है, इसलिए फल ज़्यादा मेहनत के बाद मिलता है।',
        '। वहाँ से उसका फल धीरे-धीरे मिलता है।',
        ', जहाँ से उसका फल आसानी से नहीं मिलता।',
        '। यहाँ धीरज काम आता है।',
      ],
    },
  },
  'promise.lord-strong-sign': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, e.from).direct} ${DIGNITY_WORDS[e.dignity]} है`,
    ends: {
      for: [
        ', इसलिए उसका फल आसानी से मिलता है।',
        '। बलवान स्वामी अक्सर अच्छा फल देता है।',
        ', और इससे पूरी बात को बल मिलता है।',
      ],
    },
  },
  'promise.lord-weak-sign': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, e.from).direct} ${DIGNITY_WORDS[e.dignity]} है`,
    ends: {
      against: [
        ', इसलिए उसका फल देर से मिलता है।',
        '। फल फिर भी मिल सकता है, पर लगातार मेहनत के बाद।',
        ', और उसकी मदद थोड़ी-थोड़ी करके मिलती है।',
      ],
    },
  },
  'promise.lord-able': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, 'lagna').direct} अपने लिए ज़रूरी बल[षड्बल, छह तरह के बल का जोड़] का ${e.percent} प्रतिशत पाता है`,
    ends: { for: [', इसलिए वह अपना फल दे सकता है।', ', जो अच्छा फल देने के लिए काफ़ी है।'] },
  },
  'promise.lord-unable': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, 'lagna').direct} अपने लिए ज़रूरी बल[षड्बल, छह तरह के बल का जोड़] का ${e.percent} प्रतिशत पाता है`,
    ends: {
      against: [', इसलिए उसे दूसरे ग्रहों का सहारा चाहिए।', ', इसलिए जीवन के इस हिस्से को ज़्यादा समय दें।'],
    },
  },
  'promise.lord-combust': {
    clause: (e, nouns) => `${nouns.lord(e.lord, e.house, e.from).direct} ${COMBUST} है`,
    ends: {
      against: [
        ', इसलिए उसकी मदद खुलकर नहीं मिलती।',
        '। यहाँ आपकी मेहनत पर लोगों की नज़र पड़ने में समय लग सकता है।',
      ],
    },
  },
  'promise.lord-retrograde': {
    clause: (e, nouns) => `${nouns.lord(e.lord, e.house, e.from).direct} वक्री[उल्टी चाल में] है`,
    ends: {
      for: [', जिससे अक्सर दूसरा मौक़ा मिलता है।', '। पुराने काम पर दोबारा लौटना यहाँ फ़ायदा देता है।'],
      against: [
        ', इसलिए योजनाएँ पक्की होने से पहले दोबारा बन सकती हैं।',
        '। नई बात से पहले अक्सर पुरानी बात लौट आती है।',
      ],
    },
  },
  'promise.lord-guards-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.lord).direct} अपने ही भाव, यानी ${nouns.house(e.house, e.from)} पर नज़र रखता है`,
    ends: {
      for: [
        '। जिस भाव की देखभाल उसका अपना स्वामी करे, वह अक्सर मज़बूत रहता है।',
        ', और इससे बात की नींव पक्की होती है।',
      ],
    },
  },
  'promise.lords-linked': {
    clause: twoLords,
    ends: {
      for: [
        '। दोनों भाव एक-दूसरे का साथ देते हैं।',
        ', इसलिए एक से दूसरे को ताक़त मिलती है।',
        '। ऐसा संबंध %m के लिए अच्छा है।',
      ],
    },
  },
  'promise.lords-entangled': {
    clause: twoLords,
    ends: {
      against: [
        '। एक भाव की उलझनें दूसरे तक चली आती हैं।',
        ', इसलिए रास्ते में कुछ मोड़ आ सकते हैं।',
        '। इस संबंध से बात थोड़ी उलझती है।',
      ],
    },
  },
  'promise.lord-in-house': {
    clause: lordStands,
    ends: {
      for: ['। यह स्थिति %m के लिए अच्छी है।', ', और यहाँ यह आपके पक्ष में गिना जाता है।'],
      against: ['। यहाँ इसका असर दूसरी दिशा में है।', ', जिससे राह उतनी सीधी नहीं रहती।'],
    },
  },
  'promise.lord-from-house': {
    clause: (e, nouns) =>
      e.place === 1
        ? `${nouns.graha(e.lord)} अपने ही भाव, यानी ${nouns.house(e.house, e.from)} में बैठा है`
        : `${nouns.lord(e.lord, e.house, e.from).direct} उसी भाव से ${ORDINALS[e.place].oblique} स्थान में बैठा है`,
    ends: {
      for: [
        ', इसलिए इस रिश्ते से अच्छा फल मिल सकता है।',
        '। उस व्यक्ति की ओर से गिनें, तो यह अच्छी जगह है।',
        ', जहाँ से वह अपनों का ध्यान रख पाता है।',
      ],
      against: [
        ', इसलिए इस रिश्ते में कभी-कभी दूरी या ज़िम्मेदारी आ सकती है।',
        '। उस रिश्ते में बीच-बीच में धीरज रखना पड़ता है।',
      ],
    },
  },
};
