import type { Bhava, Graha, Varga } from '@dhruva/jyotish/vocabulary';
import type { From, Level, Rashis, Running, Setting } from '../telling/setting.ts';
import { GRAHA_NAMES, significationOf } from './words/grahas.ts';
import { houseMeaning, ORDINALS } from './words/houses.ts';
import { rashiInWords } from './words/chart-extras.ts';
import { months } from './words/months.ts';
import { LEVEL_WORDS } from './words/states.ts';
import { vargaInWords } from './words/vargas.ts';

/** A person's name in sentences: "you" and "your", "the other person" and "the other person's". */
export interface Person {
  readonly name: string;
  readonly possessive: string;
}

/** A context with the owner of the chart, where there are two people. */
export interface OwnedSetting extends Setting {
  readonly owner?: Person;
}

/** English noun phrases for one answer: houses are glossed with their meaning in the life area. */
export interface NounPhrases {
  readonly from: From;
  /** "your", or whose chart it is. */
  readonly your: string;
  /** " until March 2027", " from April 2027 to June 2028"; nothing inside a window. */
  readonly meanwhile: string;
  graha(graha: Graha): string;
  /** A graha of the birth chart, at its first mention with its sign: "Venus in Mesha[bold and quick]". */
  natal(graha: Graha): string;
  /** "your tenth house[work]", or counted from the Moon. */
  house(house: Bhava, from: From): string;
  /** "the eleventh[gains]": a house named after another one. */
  place(house: Bhava): string;
  /** "Saturn, lord of your tenth house[work]": at the end of a clause. */
  lord(graha: Graha, house: Bhava, from: From): string;
  /** The same in a divisional chart: without its sign. */
  lordElsewhere(graha: Graha, house: Bhava): string;
  /** "Venus, the significator[karaka] of love and comfort": at the end of a clause. */
  significator(graha: Graha): string;
  /** The same of another chart. */
  significatorElsewhere(graha: Graha): string;
  /** The signification of a graha in the life area. */
  signification(graha: Graha): string;
  /** "Venus, whose sub-period[Antardasha] runs until March 2027,": before a verb. */
  running(graha: Graha, level: Level): string;
  /** "the sub-period[Antardasha] of Venus in Mesha[bold and quick]" */
  period(graha: Graha, level: Level): string;
  /** "the navamsa[D9, the chart of marriage]" */
  varga(varga: Varga): string;
}

/** "the Moon" → "Moon", to stand after "your". */
export const bareName = (id: Graha): string => GRAHA_NAMES[id].replace(/^the /u, '');

/** " in Mesha[bold and quick]" after a graha of somebody's birth chart, at its first mention. */
export const inSign = (
  owner: Person | undefined,
  id: Graha,
  rashis: Rashis | null | undefined,
): string => (rashis ? `<${owner?.name ?? ''} ${id}| in ${rashiInWords(rashis[id])}>` : '');

/** " until March 2027", " from April 2027 to June 2028"; "" where no time is told. */
const timeOf = (running: Running | undefined): string => {
  if (running === undefined) return '';
  return 'until' in running
    ? ` until ${months.one(running.until)}`
    : ` from ${months.stretch(running.from, running.to)}`;
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
  // Without a birth time a period may begin and end at any hour of some weeks.
  const periodTime = from === 'moon' && time !== '' ? ` at least${time}` : time;
  const your = owner?.possessive ?? 'your';
  const moon = owner === undefined ? 'the Moon' : `${your} Moon`;
  const graha = (id: Graha): string => GRAHA_NAMES[id];
  const sign = (id: Graha): string => inSign(owner, id, rashis);
  const natal = (id: Graha): string => `${graha(id)}${sign(id)}`;
  const house = (number: Bhava, countedFrom: From): string =>
    countedFrom === 'moon'
      ? `the ${ORDINALS[number]} house from ${moon}[${houseMeaning(number, area)}]`
      : `${your} ${ORDINALS[number]} house[${houseMeaning(number, area)}]`;
  const owned = (id: Graha): string =>
    owner === undefined ? graha(id) : `${your} ${bareName(id)}`;
  const lordOf = (name: string, number: Bhava, countedFrom: From): string =>
    `${name}, lord of ${house(number, countedFrom)}`;
  const karakaOf = (name: string, id: Graha): string =>
    `${name}, the significator[karaka] of ${significationOf(id, area)}`;
  return {
    from,
    your,
    meanwhile: time,
    graha,
    natal,
    house,
    place: (number) => `the ${ORDINALS[number]}[${houseMeaning(number, area)}]`,
    lord: (id, number, countedFrom) => lordOf(natal(id), number, countedFrom),
    lordElsewhere: (id, number) => lordOf(graha(id), number, 'lagna'),
    significator: (id) => karakaOf(`${owned(id)}${sign(id)}`, id),
    significatorElsewhere: (id) => karakaOf(owned(id), id),
    signification: (id) => significationOf(id, area),
    running: (id, level) =>
      `${owned(id)}${sign(id)}, whose ${LEVEL_WORDS[level]} runs${inWindow ? ' then' : periodTime},`,
    period: (id, level) => `the ${LEVEL_WORDS[level]} of ${natal(id)}`,
    varga: (id) => `the ${vargaInWords(id, area)}`,
  };
};
