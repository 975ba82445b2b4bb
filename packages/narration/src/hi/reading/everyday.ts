import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { ReadingContext } from '../../telling/everyday/reading-words.ts';
import type { InflectedNoun } from '../grammar.ts';
import type { Level } from '../../telling/setting.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { houseInTalk } from '../words/houses.ts';
import { bent, IN_CHART } from './names.ts';
import { titled } from './titles.ts';

/** Dasha periods by their length. */
const SPANS: Readonly<Record<Level, string>> = {
  md: 'लंबा दौर',
  ad: 'छोटा दौर',
  pd: 'कुछ हफ़्तों का दौर',
};

/** Noun phrases without technical terms: a house goes by its matter, its lord is the master of it. */
export const everyday = (nouns: NounPhrases, { area, named }: ReadingContext): NounPhrases => {
  const natal = (graha: Graha): InflectedNoun => ({
    direct: named(graha),
    oblique: bent(named(graha)),
  });
  const house: NounPhrases['house'] = (each) => `${IN_CHART}${houseInTalk(each, area).oblique}`;
  const lord = (graha: Graha, each: Parameters<typeof house>[0], name: InflectedNoun) => {
    const tie = { by: 'carries', house: each } as const;
    return {
      direct: `${IN_CHART}${titled(name.direct, { graha, tie }, area).direct}`,
      oblique: `${IN_CHART}${titled(name.oblique, { graha, tie }, area).oblique}`,
    };
  };
  const plain = (graha: Graha): InflectedNoun => ({
    direct: nouns.graha(graha),
    oblique: nouns.graha(graha),
  });
  return {
    ...nouns,
    natal,
    house,
    houseItself: (each) => `${IN_CHART}${houseInTalk(each, area).direct}`,
    place: (each) => houseInTalk(each, area).oblique,
    period: (graha, level) => `${bent(named(graha))} का ${SPANS[level]}`,
    lord: (graha, each) => lord(graha, each, natal(graha)),
    lordElsewhere: (graha, each) => lord(graha, each, plain(graha)),
  };
};
