import type { Look, Phrases } from '../../telling/direct/phrases.ts';
import { capitalised } from '../../text.ts';
import { joined } from '../lists.ts';
import type { Say } from '../say.ts';
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

const causes: Phrases<Say>['causes'] = {
  'specific.cause-birth': ({ lord, house, trouble }, say) =>
    `${say.lord(lord, house, say.from)}, ${TROUBLE_WORDS[trouble]}`,
  'specific.cause-graha': ({ graha, house, pressing }, say) =>
    `${say.natal(graha)} ${PRESSING_WORDS[pressing]} ${say.house(house, say.from)} at birth`,
  'specific.cause-period': ({ level, graha, until }, say) =>
    `the ${LEVEL_WORDS[level]} of ${say.natal(graha)}, until ${monthInWords(until)}`,
  'specific.cause-saturn': ({ place, until }) =>
    `${saturnStage(place)}, until ${monthInWords(until)}`,
  'specific.cause-node': ({ graha, house, until }, say) =>
    `${say.graha(graha)}'s passage through ${say.house(house, say.from)}, until ${monthInWords(until)}`,
};

/** The phrases of direct answers. */
export const phrases: Phrases<Say> = {
  when,
  causes,
  turn: ({ turn, graha, house, month }, say) =>
    turn === 'md-begins' || turn === 'ad-begins'
      ? `${TURNS[turn]} of ${say.natal(graha)} begins in ${monthInWords(month)}`
      : `${TURNS[turn]} enters ${say.house(house, say.from)} in ${monthInWords(month)}`,
  yet: (sentence) => `At the same time, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  lanes: (names, look) =>
    `${joined(names)} ${names.length === 1 ? 'looks' : 'look'} ${LOOKS[look]}`,
  periods: (md, ad, say) => {
    const long = `You are in the ${LEVEL_WORDS.md} of ${say.natal(md.graha)} until ${monthInWords(md.ends)}`;
    if (ad === undefined) return `${long}.`;
    return `${long}, and within it in the ${LEVEL_WORDS.ad} of ${say.natal(ad.graha)} until ${monthInWords(ad.ends)}.`;
  },
  asks: (first, second, say) => {
    const start = `${capitalised(say.natal(first.graha))} asks you for ${THEMES[first.theme]}`;
    if (second === undefined) return `${start}.`;
    return `${start}; ${say.natal(second.graha)} adds a call for ${THEMES[second.theme]}.`;
  },
  relatives: (relatives, say) => {
    const each = relatives.map(
      ({ relative, tone, lord }) =>
        `${say.natal(lord)} makes the tie with ${RELATIVES[relative]} ${TONES[tone]}`,
    );
    return `By birth, ${each.join('; ')}.`;
  },
};
