import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type { ReadingContext } from '../../telling/everyday/reading-words.ts';
import type { InflectedNoun } from '../grammar.ts';
import type { Level } from '../../telling/setting.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { partOf } from './houses.ts';
import { bent } from './names.ts';

/** Dasha periods by their length. */
const SPANS: Readonly<Record<Level, string>> = {
  md: 'लंबा दौर',
  ad: 'छोटा दौर',
  pd: 'कुछ हफ़्तों का दौर',
};

/** Noun phrases without technical terms: a house is the part of the chart its matter is read from. */
export const everyday = (nouns: NounPhrases, { area, named }: ReadingContext): NounPhrases => {
  const natal = (graha: Graha): InflectedNoun => ({
    direct: named(graha),
    oblique: bent(named(graha)),
  });
  const carrying = ({ direct, oblique }: InflectedNoun, house: Bhava): InflectedNoun => {
    const part = `कुंडली के ${partOf(house, area).oblique} को सँभालने`;
    return { direct: `${part} वाला ${direct}`, oblique: `${part} वाले ${oblique}` };
  };
  const plain = (graha: Graha): InflectedNoun => ({
    direct: nouns.graha(graha),
    oblique: nouns.graha(graha),
  });
  return {
    ...nouns,
    natal,
    house: (house) => `कुंडली के ${partOf(house, area).oblique}`,
    houseItself: (house) => `कुंडली का ${partOf(house, area).direct}`,
    place: (house) => partOf(house, area).oblique,
    period: (graha, level) => `${bent(named(graha))} का ${SPANS[level]}`,
    lord: (graha, house) => carrying(natal(graha), house),
    lordElsewhere: (graha, house) => carrying(plain(graha), house),
  };
};
