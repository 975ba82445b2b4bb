import type { StepId, WordsFor } from '../../telling/factor-words.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { SIGN_KIND_WORDS } from '../words/states.ts';
import { tieClause } from './relations.ts';

type HouseId = Extract<
  StepId<'promise'>,
  | `promise.benefic-${string}`
  | `promise.malefic-${string}`
  | `promise.house-${string}`
  | `promise.graha${string}`
>;

/** Sentences of findings on occupants, aspects and neighbours of a house. */
export const promiseHouses: WordsFor<HouseId, NounPhrases> = {
  'promise.benefic-in-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).direct}, जो सौम्य ग्रह है, ${nouns.house(e.house, e.from)} में बैठा है`,
    ends: {
      for: [' और वहाँ की कठिनाई कम करता है।', ', जिससे लोगों का साथ मिलता है।', ' और राह आसान करता है।'],
      against: [', पर यहाँ उसकी नरमी से देर हो सकती है।'],
    },
  },
  'promise.benefic-aspects-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).direct}, जो सौम्य ग्रह है, ${nouns.house(e.house, e.from)} को देखता है`,
    ends: {
      for: [
        ' और दूर से सहारा देता है।',
        '। उसकी नज़र[दृष्टि] जीवन के इस हिस्से को सँभालती है।',
        ', जो इस बात के लिए शुभ है।',
      ],
      against: [', पर यहाँ उसकी नरमी से देर हो सकती है।'],
    },
  },
  'promise.malefic-in-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).direct}, जो कठोर ग्रह है, ${nouns.house(e.house, e.from)} में बैठा है`,
    ends: {
      for: [', और यहाँ उसका ज़ोर काम आता है।'],
      against: [
        ', इसलिए जीवन के इस हिस्से में ज़्यादा मेहनत लगती है।',
        '। सब ठीक चलने से पहले एक-दो सबक़ मिल सकते हैं।',
        ', इसलिए यहाँ अनुशासन चाहिए।',
      ],
    },
  },
  'promise.malefic-aspects-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).direct}, जो कठोर ग्रह है, ${nouns.house(e.house, e.from)} को देखता है`,
    ends: {
      for: [', और यहाँ उसका ज़ोर काम आता है।'],
      against: [
        ' और थोड़ा दबाव बढ़ाता है।',
        '। उसकी नज़र[दृष्टि] में सावधानी और सब्र से चलना ठीक है।',
        ', इसलिए बात क़दम-क़दम आगे बढ़ सकती है।',
      ],
    },
  },
  'promise.malefic-lifts-house': {
    clause: (e, nouns) => `${nouns.natal(e.graha).direct} ${nouns.house(e.house, e.from)} में बैठा है`,
    ends: {
      for: [
        ', और इस भाव में उसका ज़ोर तरक़्क़ी में बदल जाता है।',
        '। इस भाव[उपचय] में ऐसा ग्रह जोश और डटे रहने की ताक़त देता है।',
      ],
      against: [', और उसका ज़ोर ज़रूरत से ज़्यादा हो सकता है।'],
    },
  },
  'promise.house-hemmed-kindly': {
    clause: (e, nouns) => `${nouns.house(e.house, e.from)} के दोनों ओर सौम्य ग्रह हैं`,
    ends: { for: [', जो उसकी रक्षा करते हैं।', '। यहाँ मदद पास ही है।'] },
  },
  'promise.house-hemmed-harshly': {
    clause: (e, nouns) => `${nouns.house(e.house, e.from)} के दोनों ओर कठोर ग्रह हैं`,
    ends: {
      against: [
        ', इसलिए वह भाव खुलकर फल नहीं दे पाता।',
        '। यहाँ अपनी हद पहचानना और आराम करना ज़्यादा ज़रूरी है।',
      ],
    },
  },
  'promise.house-in-sign-kind': {
    clause: (e, nouns) =>
      `${nouns.houseItself(e.house, e.from)} ${SIGN_KIND_WORDS[e.signKind]} में पड़ता है`,
    ends: {
      for: [', जो %m के लिए अच्छा है।', '। यह इस सवाल से अच्छा मेल खाता है।'],
      against: [', जो इस सवाल से कम मेल खाता है।', '। इससे रफ़्तार थोड़ी धीमी होती है।'],
    },
  },
  'promise.graha-in-house': {
    clause: (e, nouns) => `${nouns.natal(e.graha).direct} ${nouns.house(e.house, e.from)} में बैठा है`,
    ends: {
      for: [', जो %m के लिए अच्छा है।', ', और यहाँ यह मददगार है।'],
      against: [', जो यहाँ एक छोटी अड़चन है।', '। जीवन के इस हिस्से में धीरज चाहिए।'],
    },
  },
  'promise.graha-aspects-house': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).direct} ${nouns.house(e.house, e.from)} को देखता है`,
    ends: {
      for: [' और उसे बल देता है।', ', और यह मददगार नज़र[दृष्टि] है।'],
      against: [' और वहाँ मेहनत बढ़ाता है।', ', और यह नज़र[दृष्टि] बात को धीमा करती है।'],
    },
  },
  'promise.graha-with-lord': {
    clause: (e, nouns) =>
      tieClause(e.relation, nouns.natal(e.graha).direct, nouns.lord(e.lord, e.house, e.from)),
    ends: {
      for: [', और यह संबंध %m के लिए अच्छा है।', '। दोनों का साथ अकेले से ज़्यादा फल देता है।'],
      against: [', और इस संबंध से उलझन बढ़ती है।', '। दोनों का असर अलग-अलग दिशा में है।'],
    },
  },
  'promise.grahas-linked': {
    clause: (e, nouns) => tieClause(e.relation, nouns.natal(e.graha).direct, nouns.natal(e.other)),
    ends: {
      for: [', और यह संबंध %m के लिए अच्छा है।', '। यहाँ दोनों एक-दूसरे की मदद करते हैं।'],
      against: [', और इस संबंध में सावधानी चाहिए।', '। यह मेल कभी-कभी भारी लग सकता है।'],
    },
  },
};
