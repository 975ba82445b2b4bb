import type { Bhava, Varga } from '@dhruva/jyotish/vocabulary';
import { CHARA_WORDS } from '../words/chart-extras.ts';
import { ORDINALS } from '../words/houses.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { tieClause } from './relations.ts';
import type { StepId, WordsFor } from '../../telling/factor-words.ts';

const inVarga = (varga: Varga, nouns: NounPhrases): string => `in ${nouns.varga(varga)},`;
const nth = (house: Bhava): string => `the ${ORDINALS[house]} house`;

const good = [
  ', which confirms the promise of the birth chart.',
  '. The finer chart agrees.',
  ', so the promise holds on a closer look.',
];
const hard = [
  ', so the promise needs more effort to ripen.',
  '. The finer chart is more cautious.',
  ', which holds the matter back a little.',
];

/** Sentences of the findings in the matter's divisional chart. */
export const varga: WordsFor<StepId<'varga'>, NounPhrases> = {
  'varga.lord-well-placed': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.lordElsewhere(e.lord, e.house)}, stands well in ${nth(e.vargaHouse)}`,
    ends: { for: good },
  },
  'varga.lord-in-dusthana': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.lordElsewhere(e.lord, e.house)}, falls in ${nth(e.vargaHouse)}`,
    ends: { for: good, against: hard },
  },
  'varga.lord-strong-sign': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.lordElsewhere(e.lord, e.house)}, is in a strong sign`,
    ends: { for: good },
  },
  'varga.lord-weak-sign': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.lordElsewhere(e.lord, e.house)}, is in a weak sign`,
    ends: { against: hard },
  },
  'varga.lagna-lord-well-placed': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} the lord of its rising sign, ${nouns.graha(e.lord)}, stands well in ${nth(e.vargaHouse)}`,
    ends: { for: good },
  },
  'varga.lagna-lord-in-dusthana': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} the lord of its rising sign, ${nouns.graha(e.lord)}, falls in ${nth(e.vargaHouse)}`,
    ends: { for: good, against: hard },
  },
  'varga.house-lord-well-placed': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} the lord of its ${ORDINALS[e.house]} house, ${nouns.graha(e.lord)}, stands well in ${nth(e.vargaHouse)}`,
    ends: { for: good },
  },
  'varga.house-lord-in-dusthana': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} the lord of its ${ORDINALS[e.house]} house, ${nouns.graha(e.lord)}, falls in ${nth(e.vargaHouse)}`,
    ends: { for: good, against: hard },
  },
  'varga.benefic-in-house': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.graha(e.graha)}, a gentle influence, stands in ${nth(e.house)}`,
    ends: { for: good },
  },
  'varga.malefic-in-house': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.graha(e.graha)}, a demanding influence, stands in ${nth(e.house)}`,
    ends: { for: good, against: hard },
  },
  'varga.karaka-strong': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.significatorElsewhere(e.graha)}, is in a strong sign`,
    ends: { for: good },
  },
  'varga.karaka-weak': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.significatorElsewhere(e.graha)}, is in a weak sign`,
    ends: { against: hard },
  },
  'varga.chara-karaka-in': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.graha(e.graha)}, ${nouns.your} ${CHARA_WORDS[e.chara]}, stands in ${nth(e.vargaHouse)}`,
    ends: { for: good, against: hard },
  },
  'varga.vargottama': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)} is vargottama[in the same sign in the birth chart and the navamsa]`,
    ends: {
      for: [', so it is steady and dependable.', '. What it stands for is close to who you are.'],
    },
  },
  'varga.chara-karakas-linked': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${tieClause(
        e.relation,
        `${nouns.graha(e.graha)}, ${nouns.your} ${CHARA_WORDS[e.chara]},`,
        `${nouns.graha(e.other)}, ${nouns.your} ${CHARA_WORDS[e.otherChara]}`,
      )}`,
    ends: {
      for: [
        '. Affection and a lasting bond find each other here.',
        ', an old sign of a choice made by the heart.',
        ', which is good for %m.',
      ],
    },
  },
  'varga.lord-in-house': {
    clause: (e, nouns) =>
      `${inVarga(e.varga, nouns)} ${nouns.lord(e.lord, e.house, 'lagna')}, stands in ${nth(e.vargaHouse)}`,
    ends: {
      for: [
        '. The finer chart points the same way.',
        ', which is good for %m.',
        ', a step outward.',
      ],
      against: [', which draws you back towards home.', '. The finer chart keeps closer to home.'],
    },
  },
  'varga.lord-in-hora': {
    clause: (e, nouns) =>
      `${nouns.lord(e.lord, e.house, 'lagna')}, stands in the half of a sign that ${nouns.graha(e.hora)} rules[hora, D2]`,
    ends: {
      for: [', where it gives freely.', ', the half in which it does its best work.'],
      against: [
        ', not the half in which it gives best.',
        '. It gives there, but with more effort.',
      ],
    },
  },
};
