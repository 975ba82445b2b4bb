import type { EvidenceOf } from '@dhruva/jyotish';
import type { Area, Bhava, Graha, Varga } from '@dhruva/jyotish/vocabulary';
import { GRAHA_GIFTS, GRAHA_NAMES } from './words/grahas.ts';
import { houseMeaning, ORDINALS } from './words/houses.ts';
import { LEVEL_WORDS } from './words/states.ts';
import { vargaInWords } from './words/vargas.ts';

type From = EvidenceOf<'transit.double'>['from'];
type Level = EvidenceOf<'dasha.is-karaka'>['level'];

/** Where sentences are spoken: about the whole time asked for, or inside one window. */
export interface Setting {
  readonly area: Area;
  /** Houses are counted from the Moon when the birth time is unknown. */
  readonly from: From;
  readonly inWindow: boolean;
}

/** Noun phrases for one answer: houses mean what the life area reads in them. */
export interface Say {
  readonly from: From;
  /** " in this time", or nothing inside a window. */
  readonly meanwhile: string;
  graha(graha: Graha): string;
  /** "your tenth house[work]", or counted from the Moon. */
  house(house: Bhava, from: From): string;
  /** "the eleventh[gains]": a house named after another one. */
  place(house: Bhava): string;
  /** "Saturn, lord of your tenth house[work]": at the end of a clause. */
  lord(graha: Graha, house: Bhava, from: From): string;
  /** "Venus, the natural significator[karaka] of love and comfort": at the end of a clause. */
  significator(graha: Graha): string;
  /** "Venus, whose sub-period[Antardasha] runs in this time,": before a verb. */
  running(graha: Graha, level: Level): string;
  /** "the navamsa[D9, the chart of marriage]" */
  varga(varga: Varga): string;
}

/** The speaker of an answer in its setting. */
export const sayIn = ({ area, from, inWindow }: Setting): Say => {
  const graha = (id: Graha): string => GRAHA_NAMES[id];
  const house = (number: Bhava, countedFrom: From): string =>
    countedFrom === 'moon'
      ? `the ${ORDINALS[number]} house from the Moon[${houseMeaning(number, area)}]`
      : `your ${ORDINALS[number]} house[${houseMeaning(number, area)}]`;
  return {
    from,
    meanwhile: inWindow ? '' : ' in this time',
    graha,
    house,
    place: (number) => `the ${ORDINALS[number]}[${houseMeaning(number, area)}]`,
    lord: (id, number, countedFrom) => `${graha(id)}, lord of ${house(number, countedFrom)}`,
    significator: (id) => `${graha(id)}, the natural significator[karaka] of ${GRAHA_GIFTS[id]}`,
    running: (id, level) =>
      `${graha(id)}, whose ${LEVEL_WORDS[level]} runs ${inWindow ? 'then' : 'in this time'},`,
    varga: (id) => `the ${vargaInWords(id, area)}`,
  };
};
