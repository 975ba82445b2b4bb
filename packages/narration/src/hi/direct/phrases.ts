import type { Look, Phrases } from '../../telling/direct/phrases.ts';
import { joined } from '../lists.ts';
import type { Say } from '../say.ts';
import { RELATIVES, TONES } from '../words/bonds.ts';
import { monthInWords } from '../words/months.ts';
import { LEVEL_WORDS, PRESSING_WORDS, saturnStage, TROUBLE_WORDS } from '../words/states.ts';
import { THEMES, TURNS } from '../words/time-words.ts';
import { when } from './when.ts';

/** After what is named, in the oblique. */
const LOOKS: Readonly<Record<Look, string>> = {
  well: 'को अच्छा सहारा है',
  mixed: 'का हाल मिला-जुला है',
  hard: 'में ज़्यादा मेहनत लगती है',
};

const causes: Phrases<Say>['causes'] = {
  'specific.cause-birth': ({ lord, house, trouble }, say) =>
    `${say.lord(lord, house, say.from).it}, जो जन्म कुंडली में ${TROUBLE_WORDS[trouble]}`,
  'specific.cause-graha': ({ graha, house, pressing }, say) =>
    `जन्म के समय ${say.natal(graha).bent} का ${say.house(house, say.from)} ${PRESSING_WORDS[pressing]}`,
  'specific.cause-period': ({ level, graha, until }, say) =>
    `${say.natal(graha).bent} की ${LEVEL_WORDS[level]}, ${monthInWords(until)} तक`,
  'specific.cause-saturn': ({ place, until }) => `${saturnStage(place)}, ${monthInWords(until)} तक`,
  'specific.cause-node': ({ graha, house, until }, say) =>
    `${say.house(house, say.from)} में ${say.graha(graha)} का रहना, ${monthInWords(until)} तक`,
};

/** The phrases of direct answers. */
export const phrases: Phrases<Say> = {
  when,
  causes,
  turn: ({ turn, graha, house, month }, say) =>
    turn === 'md-begins' || turn === 'ad-begins'
      ? `${monthInWords(month)} में ${say.natal(graha).bent} की ${TURNS[turn]} शुरू होती है`
      : `${monthInWords(month)} में ${TURNS[turn]} ${say.house(house, say.from)} में आता है`,
  yet: (sentence) => `दूसरी ओर, ${sentence}`,
  lanes: (names, look) => `${joined(names)} ${LOOKS[look]}`,
  periods: (md, ad, say) => {
    const long = `आपके लिए ${say.natal(md.graha).bent} की ${LEVEL_WORDS.md} ${monthInWords(md.ends)} तक चल रही है`;
    if (ad === undefined) return `${long}।`;
    return `${long}, और उसके भीतर ${say.natal(ad.graha).bent} की ${LEVEL_WORDS.ad} ${monthInWords(ad.ends)} तक।`;
  },
  asks: (first, second, say) => {
    const start = `${say.natal(first.graha).it} आपसे ${THEMES[first.theme]} की माँग करता है`;
    if (second === undefined) return `${start}।`;
    return `${start}; ${say.natal(second.graha).it} इसमें ${THEMES[second.theme]} की माँग जोड़ता है।`;
  },
  relatives: (relatives, say) => {
    const each = relatives.map(
      ({ relative, tone, lord }) =>
        `${say.natal(lord).it} ${RELATIVES[relative]} के साथ रिश्ते को ${TONES[tone]} बनाता है`,
    );
    return `जन्म कुंडली में ${each.join('; ')}।`;
  },
};
