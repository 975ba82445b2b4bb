import type { Bhava, Graha, Varga } from '@dhruva/jyotish/vocabulary';
import type { From, Level, Rashis, Setting } from '../telling/setting.ts';
import type { Agreeing, Noun } from './grammar.ts';
import { GRAHA_NAMES, giftOf } from './words/grahas.ts';
import { houseMeaning, ORDINALS } from './words/houses.ts';
import { rashiInWords } from './words/chart-extras.ts';
import { LEVEL_WORDS } from './words/states.ts';
import { vargaInWords } from './words/vargas.ts';

/** A person as sentences name him or her. */
export interface Person {
  /** Before a postposition: "आप", "दूसरे व्यक्ति". */
  readonly name: string;
  /** "आपका", "दूसरे व्यक्ति का". */
  readonly of: Agreeing;
}

/** "आप": the one who reads. */
export const YOU: Person = { name: 'आप', of: { m: 'आपका', obl: 'आपके', f: 'आपकी' } };

/** A setting, and whose chart is spoken of, where there are two. */
export interface OwnedSetting extends Setting {
  readonly owner?: Person;
}

/** Noun phrases for one answer: houses mean what the life area reads in them. */
export interface Say {
  readonly from: From;
  /** "आपका", or whose chart it is. */
  readonly your: Agreeing;
  /** "इस दौरान " before what it qualifies, or nothing inside a window. */
  readonly meanwhile: string;
  graha(graha: Graha): string;
  /** A graha of the birth chart, at its first mention with its sign: "मेष राशि[साहसी और तेज़] का शुक्र". */
  natal(graha: Graha): Noun;
  /** Before a postposition: "आपके दसवें भाव[काम]", or counted from the Moon. */
  house(house: Bhava, from: From): string;
  /** As subject: "आपका दसवाँ भाव[काम]". */
  houseItself(house: Bhava, from: From): string;
  /** "ग्यारहवें भाव[लाभ]": a house named after another one, before a postposition. */
  place(house: Bhava): string;
  /** "आपके दसवें भाव[काम] का स्वामी शनि" */
  lord(graha: Graha, house: Bhava, from: From): Noun;
  /** The same of another chart than that of birth: its signs are not told. */
  lordElsewhere(graha: Graha, house: Bhava): Noun;
  /** "प्रेम और सुख का कारक[…] शुक्र" */
  significator(graha: Graha): Noun;
  /** The same of another chart. */
  significatorElsewhere(graha: Graha): Noun;
  /** What a graha stands for in the life area. */
  gift(graha: Graha): string;
  /** "शुक्र, जिसकी अंतर्दशा[…] इस दौरान चल रही है,": before what it does. */
  running(graha: Graha, level: Level): string;
  /** "नवांश[विवाह की सूक्ष्म कुंडली]", before a postposition. */
  varga(varga: Varga): string;
}

const KARAKA = 'कारक[प्रतिनिधि]';

/** "मेष राशि[साहसी और तेज़] का मंगल" of somebody's birth chart, its sign at the first mention. */
export const ofSign = (
  owner: Person | undefined,
  id: Graha,
  rashis: Rashis | null | undefined,
): Noun => {
  const of = (agreeing: string): string =>
    rashis
      ? `<${owner?.name ?? ''} ${id}|${rashiInWords(rashis[id])} ${agreeing} >${GRAHA_NAMES[id]}`
      : GRAHA_NAMES[id];
  return { it: of('का'), bent: of('के') };
};

/** The speaker of an answer in its setting. */
export const sayIn = ({ area, from, inWindow, owner, rashis }: OwnedSetting): Say => {
  const your = (owner ?? YOU).of;
  const [moon, mine] = owner === undefined ? ['', ''] : [`${your.obl} `, `${your.m} `];
  const graha = (id: Graha): string => GRAHA_NAMES[id];
  const plain = (id: Graha): Noun => ({ it: graha(id), bent: graha(id) });
  const natal = (id: Graha): Noun => ofSign(owner, id, rashis);
  const meaning = (number: Bhava): string => `[${houseMeaning(number, area)}]`;
  const house = (number: Bhava, countedFrom: From): string =>
    `${countedFrom === 'moon' ? `${moon}चंद्रमा से` : your.obl} ${ORDINALS[number].obl} भाव${meaning(number)}`;
  const lordOf = ({ it, bent }: Noun, number: Bhava, countedFrom: From): Noun => ({
    it: `${house(number, countedFrom)} का स्वामी ${it}`,
    bent: `${house(number, countedFrom)} के स्वामी ${bent}`,
  });
  const karakaOf = ({ it, bent }: Noun, id: Graha): Noun => ({
    it: `${giftOf(id, area)} का ${KARAKA} ${mine}${it}`,
    bent: `${giftOf(id, area)} के ${KARAKA} ${moon}${bent}`,
  });
  return {
    from,
    your,
    meanwhile: inWindow ? '' : 'इस दौरान ',
    graha,
    natal,
    house,
    houseItself: (number, countedFrom) =>
      `${countedFrom === 'moon' ? `${moon}चंद्रमा से` : your.m} ${ORDINALS[number].m} भाव${meaning(number)}`,
    place: (number) => `${ORDINALS[number].obl} भाव${meaning(number)}`,
    lord: (id, number, countedFrom) => lordOf(natal(id), number, countedFrom),
    lordElsewhere: (id, number) => lordOf(plain(id), number, 'lagna'),
    significator: (id) => karakaOf(natal(id), id),
    significatorElsewhere: (id) => karakaOf(plain(id), id),
    gift: (id) => giftOf(id, area),
    running: (id, level) =>
      `${mine}${natal(id).it}, जिसकी ${LEVEL_WORDS[level]} ${inWindow ? 'तब चलती है' : 'इस दौरान है'},`,
    varga: (id) => vargaInWords(id, area),
  };
};
