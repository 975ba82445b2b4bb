import type { EvidenceOf } from '@dhruva/jyotish';
import type { Look, Phrases } from '../../telling/direct/phrases.ts';
import { joined } from '../lists.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { RELATIVES, TONE_EFFECTS } from '../words/bonds.ts';
import { monthInWords } from '../words/months.ts';
import { LEVEL_WORDS, saturnRuns } from '../words/states.ts';
import { THEMES, TURNS } from '../words/time-words.ts';
import { when } from './when.ts';

/** After what is named, in the oblique. */
const LOOKS: Readonly<Record<Look, string>> = {
  well: 'का हाल अच्छा है',
  mixed: 'का हाल मिला-जुला है',
  hard: 'में ज़्यादा मेहनत लग सकती है',
};

/** What weakens the lord of a house, without technical terms: to the end of a clause. */
const TROUBLES: Readonly<Record<EvidenceOf<'specific.cause-birth'>['trouble'], string>> = {
  'effortful-place': 'कठिन जगह बैठा है',
  'weak-sign': 'ऐसी राशि में है जहाँ वह कमज़ोर रहता है',
  'near-the-sun': 'सूर्य के बहुत पास होने से मंद है',
  'turned-back': 'उल्टी चाल में है और फल देर से देता है',
  'hard-company': 'एक कठोर ग्रह के असर में है',
  'little-strength': 'जितना चाहिए, उतना बलवान नहीं है',
  'hard-navamsa': 'भीतर से कमज़ोर है',
};

/** How a graha presses on a house, after the house. */
const PRESSES: Readonly<Record<EvidenceOf<'specific.cause-graha'>['pressing'], string>> = {
  'stands-in': 'में बैठा है',
  'looks-at': 'पर नज़र डालता है',
};

/** Each cause as a clause, after "वजह यह है कि" or "क्योंकि". */
const causes: Phrases<NounPhrases>['causes'] = {
  'specific.cause-birth': ({ lord, house, trouble }, nouns) =>
    `${nouns.lord(lord, house, nouns.from).direct} ${TROUBLES[trouble]}`,
  'specific.cause-graha': ({ graha, house, pressing }, nouns) =>
    `${nouns.natal(graha).direct} जन्म से ही ${nouns.house(house, nouns.from)} ${PRESSES[pressing]}`,
  'specific.cause-period': ({ level, graha, until }, nouns) =>
    `${nouns.period(graha, level)} ${monthInWords(until)} तक है`,
  'specific.cause-saturn': ({ place, until }) => saturnRuns(place, monthInWords(until)),
  'specific.cause-node': ({ graha, house, until }, nouns) =>
    `${nouns.graha(graha)} ${monthInWords(until)} तक ${nouns.house(house, nouns.from)} में है`,
};

/** The phrases of direct answers. */
export const phrases: Phrases<NounPhrases> = {
  when,
  causes,
  turn: ({ turn, graha, house, month }, nouns) =>
    turn === 'md-begins' || turn === 'ad-begins'
      ? `${monthInWords(month)} में ${nouns.natal(graha).oblique} की ${TURNS[turn]} शुरू होगी`
      : `${monthInWords(month)} में ${TURNS[turn]} ${nouns.house(house, nouns.from)} में आएगा`,
  despiteTrend: (sentence) => `दूसरी ओर, ${sentence}`,
  lanes: (names, look) => `${joined(names)} ${LOOKS[look]}`,
  periods: (md, ad, nouns) => {
    // Without a birth time the lord is certain at best, the months are not.
    const until = (month: string): string =>
      nouns.from === 'moon' ? '' : ` ${monthInWords(month)} तक`;
    const runs = nouns.from === 'moon' ? 'चल रही है' : 'चलेगी';
    const long = `आपके लिए ${nouns.natal(md.graha).oblique} की ${LEVEL_WORDS.md}${until(md.ends)} ${runs}`;
    if (ad === undefined) return `${long}।`;
    return `${long}, और उसके भीतर ${nouns.natal(ad.graha).oblique} की ${LEVEL_WORDS.ad}${until(ad.ends)} है।`;
  },
  asks: (first, second, nouns) => {
    const start = `${nouns.natal(first.graha).oblique} की दशा ${THEMES[first.theme]} की है`;
    if (second === undefined) return `${start}।`;
    return first.graha === second.graha
      ? `${start}, और उसके भीतर की दशा भी उसी की है।`
      : `${start}, और उसके भीतर ${nouns.natal(second.graha).oblique} की दशा ${THEMES[second.theme]} की है।`;
  },
  lower: ([second, third], nouns) => {
    const ofThird = third === undefined ? '' : `, और तीसरी ${nouns.natal(third).oblique} से`;
    return second === undefined ? '' : `दूसरी बात ${nouns.natal(second).oblique} से आती है${ofThird}।`;
  },
  relatives: (relatives, nouns) => {
    const each = relatives.map(
      ({ relative, tone, lord }) =>
        `${RELATIVES[relative]} से रिश्ते में ${nouns.natal(lord).direct} ${TONE_EFFECTS[tone]}`,
    );
    return `कुंडली के हिसाब से ${each.join(', और ')}।`;
  },
};
