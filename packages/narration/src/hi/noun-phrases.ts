import type { Bhava, Graha, Varga } from '@dhruva/jyotish/vocabulary';
import type { From, Level, Rashis, Running, Setting } from '../telling/setting.ts';
import type { AdjectiveForms, InflectedNoun } from './grammar.ts';
import { GRAHA_NAMES, significationOf } from './words/grahas.ts';
import { houseMeaning, ORDINALS } from './words/houses.ts';
import { rashiInWords } from './words/chart-extras.ts';
import { months } from './words/months.ts';
import { LEVEL_WORDS } from './words/states.ts';
import { vargaInWords } from './words/vargas.ts';

/** A person's name in sentences. */
export interface Person {
  /** Before a postposition: "आप", "दूसरे व्यक्ति". */
  readonly name: string;
  /** "आपका", "दूसरे व्यक्ति का". */
  readonly of: AdjectiveForms;
}

/** The reader: "आप". */
export const YOU: Person = { name: 'आप', of: { m: 'आपका', oblique: 'आपके', f: 'आपकी' } };

/** A context with the owner of the chart, where there are two people. */
export interface OwnedSetting extends Setting {
  readonly owner?: Person;
}

/** Hindi noun phrases for one answer: houses are glossed with their meaning in the life area. */
export interface NounPhrases {
  readonly from: From;
  /** "आपका", or whose chart it is. */
  readonly your: AdjectiveForms;
  /** "मार्च 2027 तक ", "अप्रैल 2027 से जून 2028 तक " before what it qualifies; nothing inside a window. */
  readonly meanwhile: string;
  /** Whether what is told begins only later. */
  readonly isToCome: boolean;
  graha(graha: Graha): string;
  /** A graha of the birth chart, at its first mention with its sign: "मेष राशि[साहसी और तेज़] का शुक्र". */
  natal(graha: Graha): InflectedNoun;
  /** Before a postposition: "आपके दसवें भाव[काम]", or counted from the Moon. */
  house(house: Bhava, from: From): string;
  /** As subject: "आपका दसवाँ भाव[काम]". */
  houseItself(house: Bhava, from: From): string;
  /** "ग्यारहवें भाव[लाभ]": a house named after another one, before a postposition. */
  place(house: Bhava): string;
  /** "आपके दसवें भाव[काम] का स्वामी शनि" */
  lord(graha: Graha, house: Bhava, from: From): InflectedNoun;
  /** The same in a divisional chart: without its sign. */
  lordElsewhere(graha: Graha, house: Bhava): InflectedNoun;
  /** "प्रेम और सुख का कारक[…] शुक्र" */
  significator(graha: Graha): InflectedNoun;
  /** The same of another chart. */
  significatorElsewhere(graha: Graha): InflectedNoun;
  /** The signification of a graha in the life area. */
  signification(graha: Graha): string;
  /** "शुक्र, जिसकी अंतर्दशा[…] मार्च 2027 तक है,": before what it does. */
  running(graha: Graha, level: Level): string;
  /** "मेष राशि[साहसी और तेज़] के शुक्र की अंतर्दशा[…]" */
  period(graha: Graha, level: Level): string;
  /** "नवांश[विवाह की सूक्ष्म कुंडली]", before a postposition. */
  varga(varga: Varga): string;
}

const KARAKA = 'कारक[प्रतिनिधि]';

/** "मेष राशि[साहसी और तेज़] का मंगल" of somebody's birth chart, its sign at the first mention. */
export const ofSign = (
  owner: Person | undefined,
  id: Graha,
  rashis: Rashis | null | undefined,
): InflectedNoun => {
  const of = (agreeing: string): string =>
    rashis
      ? `<${owner?.name ?? ''} ${id}|${rashiInWords(rashis[id])} ${agreeing} >${GRAHA_NAMES[id]}`
      : GRAHA_NAMES[id];
  return { direct: of('का'), oblique: of('के') };
};

/** "मार्च 2027 तक ", "अप्रैल 2027 से जून 2028 तक "; "" where no time is told. */
const timeOf = (running: Running | undefined): string => {
  if (running === undefined) return '';
  if ('until' in running) return `${months.one(running.until)} तक `;
  const stretch = months.stretch(running.from, running.to);
  return running.from === running.to ? `${stretch} में ` : `${stretch} `;
};

/** Noun phrases of an answer in its context. */
export const nounPhrasesIn = ({
  area,
  from,
  inWindow,
  running,
  owner,
  rashis,
}: OwnedSetting): NounPhrases => {
  const time = inWindow ? '' : timeOf(running);
  const isToCome = inWindow || (running !== undefined && 'from' in running);
  // Without a birth time a period may begin and end at any hour of some weeks.
  const periodTime = from === 'moon' && time !== '' ? `कम से कम ${time}` : time;
  const your = (owner ?? YOU).of;
  const [moon, mine] = owner === undefined ? ['', ''] : [`${your.oblique} `, `${your.m} `];
  const graha = (id: Graha): string => GRAHA_NAMES[id];
  const plain = (id: Graha): InflectedNoun => ({ direct: graha(id), oblique: graha(id) });
  const natal = (id: Graha): InflectedNoun => ofSign(owner, id, rashis);
  const meaning = (number: Bhava): string => `[${houseMeaning(number, area)}]`;
  const house = (number: Bhava, countedFrom: From): string =>
    `${countedFrom === 'moon' ? `${moon}चंद्रमा से` : your.oblique} ${ORDINALS[number].oblique} भाव${meaning(number)}`;
  const lordOf = (
    { direct, oblique }: InflectedNoun,
    number: Bhava,
    countedFrom: From,
  ): InflectedNoun => ({
    direct: `${house(number, countedFrom)} का स्वामी ${direct}`,
    oblique: `${house(number, countedFrom)} के स्वामी ${oblique}`,
  });
  const karakaOf = ({ direct, oblique }: InflectedNoun, id: Graha): InflectedNoun => ({
    direct: `${significationOf(id, area)} का ${KARAKA} ${mine}${direct}`,
    oblique: `${significationOf(id, area)} के ${KARAKA} ${moon}${oblique}`,
  });
  return {
    from,
    your,
    meanwhile: time,
    isToCome,
    graha,
    natal,
    house,
    houseItself: (number, countedFrom) =>
      `${countedFrom === 'moon' ? `${moon}चंद्रमा से` : your.m} ${ORDINALS[number].m} भाव${meaning(number)}`,
    place: (number) => `${ORDINALS[number].oblique} भाव${meaning(number)}`,
    lord: (id, number, countedFrom) => lordOf(natal(id), number, countedFrom),
    lordElsewhere: (id, number) => lordOf(plain(id), number, 'lagna'),
    significator: (id) => karakaOf(natal(id), id),
    significatorElsewhere: (id) => karakaOf(plain(id), id),
    signification: (id) => significationOf(id, area),
    running: (id, level) =>
      `${mine}${natal(id).direct}, जिसकी ${LEVEL_WORDS[level]} ${inWindow ? 'उस समय चलेगी' : `${periodTime}${isToCome ? 'चलेगी' : 'है'}`},`,
    period: (id, level) => `${natal(id).oblique} की ${LEVEL_WORDS[level]}`,
    varga: (id) => vargaInWords(id, area),
  };
};
