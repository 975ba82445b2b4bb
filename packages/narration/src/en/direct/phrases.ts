import type { Look, Phrases } from '../../telling/direct/phrases.ts';
import { capitalised } from '../../text.ts';
import { joined } from '../lists.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { RELATIVES, TONES } from '../words/bonds.ts';
import { monthInWords } from '../words/months.ts';
import { LEVEL_WORDS, PRESSING_WORDS, saturnStage, TROUBLE_WORDS } from '../words/states.ts';
import { THEMES, TURNS } from '../words/time-words.ts';
import { when } from './when.ts';

const LOOKS: Readonly<Record<Look, string>> = {
  well: 'well supported',
  mixed: 'mixed',
  hard: 'more demanding',
};

const causes: Phrases<NounPhrases>['causes'] = {
  'specific.cause-birth': ({ lord, house, trouble }, nouns) =>
    `${nouns.lord(lord, house, nouns.from)}, ${TROUBLE_WORDS[trouble]}`,
  'specific.cause-graha': ({ graha, house, pressing }, nouns) =>
    `${nouns.natal(graha)} ${PRESSING_WORDS[pressing]} ${nouns.house(house, nouns.from)} at birth`,
  'specific.cause-period': ({ level, graha, until }, nouns) =>
    `${nouns.period(graha, level)}, until ${monthInWords(until)}`,
  'specific.cause-saturn': ({ place, until }) =>
    `${saturnStage(place)}, until ${monthInWords(until)}`,
  'specific.cause-node': ({ graha, house, until }, nouns) =>
    `${nouns.graha(graha)}'s passage through ${nouns.house(house, nouns.from)}, until ${monthInWords(until)}`,
};

/** The phrases of direct answers. */
export const phrases: Phrases<NounPhrases> = {
  when,
  causes,
  turn: ({ turn, graha, house, month }, nouns) =>
    turn === 'md-begins' || turn === 'ad-begins'
      ? `${TURNS[turn]} of ${nouns.natal(graha)} begin in ${monthInWords(month)} and bring ${nouns.house(house, nouns.from)} to the front`
      : `${TURNS[turn]} enters ${nouns.house(house, nouns.from)} in ${monthInWords(month)}`,
  despiteTrend: (sentence) =>
    `At the same time, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  lanes: (names, look) =>
    `${joined(names)} ${names.length === 1 ? 'looks' : 'look'} ${LOOKS[look]}`,
  periods: (md, ad, nouns) => {
    // Without a birth time the lord is certain at best, the months are not.
    const until = (month: string): string =>
      nouns.from === 'moon' ? '' : ` until ${monthInWords(month)}`;
    const long = `You are in the ${LEVEL_WORDS.md} of ${nouns.natal(md.graha)}${until(md.ends)}`;
    if (ad === undefined) return `${long}.`;
    return `${long}, and within it in the ${LEVEL_WORDS.ad} of ${nouns.natal(ad.graha)}${until(ad.ends)}.`;
  },
  asks: (first, second, nouns) => {
    const start = `${capitalised(nouns.natal(first.graha))} asks you for ${THEMES[first.theme]}`;
    if (second === undefined) return `${start}.`;
    return `${start}; ${nouns.natal(second.graha)} adds a call for ${THEMES[second.theme]}.`;
  },
  lower: ([second, third], nouns) => {
    const ofThird = third === undefined ? '' : `, and ${nouns.natal(third)} the one after`;
    return second === undefined
      ? ''
      : `${capitalised(nouns.natal(second))} gives the next of these${ofThird}.`;
  },
  relatives: (relatives, nouns) => {
    const each = relatives.map(
      ({ relative, tone, lord }) =>
        `${nouns.natal(lord)} makes the tie with ${RELATIVES[relative]} ${TONES[tone]}`,
    );
    return `By birth, ${each.join('; ')}.`;
  },
};
