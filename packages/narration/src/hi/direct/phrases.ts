import type { Look, Phrases } from '../../telling/direct/phrases.ts';
import { joined } from '../lists.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { RELATIVES, TONE_EFFECTS } from '../words/bonds.ts';
import { monthInWords } from '../words/months.ts';
import { LEVEL_WORDS, PRESSING_WORDS, saturnStage, TROUBLE_WORDS } from '../words/states.ts';
import { THEMES, TURNS } from '../words/time-words.ts';
import { when } from './when.ts';

/** After what is named, in the oblique. */
const LOOKS: Readonly<Record<Look, string>> = {
  well: 'का हाल अच्छा है',
  mixed: 'का हाल मिला-जुला है',
  hard: 'में ज़्यादा मेहनत लग सकती है',
};

const causes: Phrases<NounPhrases>['causes'] = {
  'specific.cause-birth': ({ lord, house, trouble }, nouns) =>
    `${nouns.lord(lord, house, nouns.from).direct}, जो जन्म कुंडली में ${TROUBLE_WORDS[trouble]}`,
  'specific.cause-graha': ({ graha, house, pressing }, nouns) =>
    `जन्म के समय ${nouns.natal(graha).oblique} का ${nouns.house(house, nouns.from)} ${PRESSING_WORDS[pressing]}`,
  'specific.cause-period': ({ level, graha, until }, nouns) =>
    `${nouns.period(graha, level)}, ${monthInWords(until)} तक`,
  'specific.cause-saturn': ({ place, until }) => `${saturnStage(place)}, ${monthInWords(until)} तक`,
  'specific.cause-node': ({ graha, house, until }, nouns) =>
    `${nouns.house(house, nouns.from)} में ${nouns.graha(graha)} का रहना, ${monthInWords(until)} तक`,
};

/** The phrases of direct answers. */
export const phrases: Phrases<NounPhrases> = {
  when,
  causes,
  turn: ({ turn, graha, house, month }, nouns) =>
    turn === 'md-begins' || turn === 'ad-begins'
      ? `${monthInWords(month)} में ${nouns.natal(graha).oblique} की ${TURNS[turn]} शुरू होती है`
      : `${monthInWords(month)} में ${TURNS[turn]} ${nouns.house(house, nouns.from)} में आता है`,
  despiteTrend: (sentence) => `दूसरी ओर, ${sentence}`,
  lanes: (names, look) => `${joined(names)} ${LOOKS[look]}`,
  periods: (md, ad, nouns) => {
    // Without a birth time the lord is certain at best, the months are not.
    const until = (month: string): string =>
      nouns.from === 'moon' ? '' : ` ${monthInWords(month)} तक`;
    const long = `आपके लिए ${nouns.natal(md.graha).oblique} की ${LEVEL_WORDS.md}${until(md.ends)} चल रही है`;
    if (ad === undefined) return `${long}।`;
    return `${long}, और उसके भीतर ${nouns.natal(ad.graha).oblique} की ${LEVEL_WORDS.ad}${until(ad.ends)}।`;
  },
  asks: (first, second, nouns) => {
    const start = `${nouns.natal(first.graha).oblique} का दौर ${THEMES[first.theme]} का है`;
    if (second === undefined) return `${start}।`;
    return `${start}, और उसके भीतर ${nouns.natal(second.graha).oblique} का दौर ${THEMES[second.theme]} का।`;
  },
  relatives: (relatives, nouns) => {
    const each = relatives.map(
      ({ relative, tone, lord }) =>
        `${nouns.natal(lord).direct} ${RELATIVES[relative]} के साथ ${TONE_EFFECTS[tone]}`,
    );
    return `जन्म कुंडली में ${each.join('; ')}।`;
  },
};
