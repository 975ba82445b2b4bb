import type { PairEvidenceOf, PairFindingId } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { BetweenFor, BetweenWords } from '../../telling/pair/between-words.ts';
import type { InflectedNoun } from '../grammar.ts';
import type { Person } from '../noun-phrases.ts';
import { GRAHA_SIGNIFICATIONS, GRAHA_NAMES } from '../words/grahas.ts';
import { ORDINALS } from '../words/houses.ts';
import { monthInWords } from '../words/months.ts';
import { DIGNITY_WORDS, LEVEL_WORDS } from '../words/states.ts';
import { imageWords } from './image-words.ts';
import { manglikWords } from './manglik-words.ts';
import { matchWords } from './match-words.ts';
import { LINKS, PLACES, plain } from './pair-ends.ts';
import { ISSUE_WORDS, REGARD_WORDS, SIDE_WORDS, STYLE_WORDS } from './pair-words.ts';
import { inSign, LAGNA, type PairNounPhrases } from './people.ts';

type TwoLords = PairEvidenceOf<'pair.moon-lords'>;

/** "आपका शुक्र", without its sign. */
const plainly = ({ of }: Person, graha: Graha): InflectedNoun => ({
  direct: `${of.m} ${GRAHA_NAMES[graha]}`,
  oblique: `${of.oblique} ${GRAHA_NAMES[graha]}`,
});

/** `what` begins with what joins it to "आप दोनों": "की चंद्र राशि", "के लग्न". */
const navamsaLords = ({ lord, otherLord, regard }: TwoLords, nouns: PairNounPhrases): string =>
  regard === 'same'
    ? `दोनों लग्नों का स्वामी ${nouns.graha(lord)} है`
    : `दोनों लग्नों के स्वामी ${nouns.graha(lord)} और ${nouns.graha(otherLord)} ${REGARD_WORDS[regard]}`;

const lords = (
  { lord, otherLord, regard }: TwoLords,
  nouns: PairNounPhrases,
  what: string,
): string =>
  regard === 'same'
    ? `आप दोनों ${what} का स्वामी ${nouns.graha(lord)} है`
    : `आप दोनों ${what} के स्वामी ${nouns.own(lord).direct} और ${nouns.theirs(otherLord).direct} ${REGARD_WORDS[regard]}`;

const lagnaOrMoon = (from: 'lagna' | 'moon', { of }: Person): string =>
  from === 'lagna' ? `${of.oblique} ${LAGNA}` : `${of.f} चंद्र राशि`;

/** Sentences of findings on Moons, lagnas, lords and grahas of the two birth charts. */
const bondWords = {
  'pair.moons': {
    clause: ({ place }, nouns) =>
      place === 1
        ? 'आप दोनों का चंद्रमा एक ही राशि में है'
        : `${nouns.own('moon').oblique} से ${nouns.theirs('moon').direct} ${inSign(place)}`,
    ends: {
      for: [', इसलिए एक के मन की बात दूसरे तक पहुँचती है।', ', जो एक-दूसरे को समझने के लिए अच्छा है।'],
      against: [
        ', इसलिए कभी-कभी एक का मूड दूसरे की समझ में नहीं आता।',
        ', और सुकून का मतलब दोनों के लिए अलग है।',
      ],
    },
  },
  'pair.lagnas': {
    clause: ({ place }, nouns) =>
      place === 1
        ? `आप दोनों का ${LAGNA} एक ही है`
        : `${nouns.owner.of.oblique} ${LAGNA} से ${nouns.them.of.m} लग्न ${inSign(place)}`,
    ends: PLACES,
  },
  'pair.moon-lords': {
    clause: (e, nouns) => lords(e, nouns, 'की चंद्र राशि'),
    ends: LINKS,
  },
  'pair.house-lords': {
    clause: (e, nouns) =>
      lords(e, nouns, `${e.from === 'moon' ? 'के चंद्रमा से' : 'के'} ${nouns.place(e.house)}`),
    ends: LINKS,
  },
  'pair.in-step': {
    clause: ({ graha, place }, nouns) =>
      place === 1
        ? `${GRAHA_SIGNIFICATIONS[graha]} के मामले में ${nouns.own(graha).direct} और ${plainly(nouns.them, graha).direct} एक ही राशि में हैं`
        : `${GRAHA_SIGNIFICATIONS[graha]} के मामले में ${nouns.own(graha).oblique} से ${nouns.theirs(graha).direct} ${inSign(place)}`,
    ends: PLACES,
  },
  'pair.meets': {
    clause: ({ graha, other, place }, nouns) =>
      place === 1
        ? `${nouns.own(graha).direct} और ${plainly(nouns.them, other).direct} एक ही राशि में हैं`
        : `${nouns.own(graha).oblique} से ${nouns.theirs(other).direct} ${inSign(place)}`,
    ends: {
      for: [', जिससे अपनापन और दिलचस्पी बढ़ती है।', ', और इससे एक-दूसरे की ओर खिंचाव बनता है।'],
      against: [', इसलिए अपनेपन के लिए समय निकालना होगा।', ', और दोनों का मन अलग-अलग समय पर होता है।'],
    },
  },
  'pair.touch': {
    clause: ({ graha, on, how }, nouns) =>
      how === 'joins'
        ? `${nouns.own(graha).direct} उसी राशि में है जिसमें ${plainly(nouns.them, on).direct} है`
        : `${nouns.own(graha).oblique} की दृष्टि ${nouns.theirs(on).oblique} पर है`,
    ends: {
      for: [', और इससे उसे बढ़ावा मिलता है।', ', और यह %m के लिए अच्छा है।'],
      against: [', और कभी-कभी उस पर दबाव पड़ता है।', ', इसलिए सही लहजा और सही समय मायने रखते हैं।'],
    },
  },
  'pair.seventh-lord-place': {
    clause: ({ lord, place, from }, nouns) => {
      const start = `${nouns.lord(lord, 7, from).direct} ${lagnaOrMoon(from, nouns.them)}`;
      return place === 1 ? `${start} में है` : `${start} से ${inSign(place)}`;
    },
    ends: PLACES,
  },
  'pair.seventh-lord-regard': {
    clause: ({ lord, otherLord, regard, from }, nouns) => {
      const theirs = lagnaOrMoon(from, nouns.them);
      return regard === 'same'
        ? `${nouns.house(7, from)} और ${theirs}, दोनों का स्वामी ${nouns.graha(lord)} है`
        : `${nouns.lord(lord, 7, from).direct} और ${theirs} का स्वामी ${nouns.graha(otherLord)} ${REGARD_WORDS[regard]}`;
    },
    ends: LINKS,
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;

/** Sentences of findings on navamsas and the running periods. */
const laterWords = {
  'pair.navamsa-lords': {
    clause: (e, nouns) => `${nouns.varga(9)} में ${navamsaLords(e, nouns)}`,
    ends: LINKS,
  },
  'pair.navamsa-moons': {
    clause: ({ place }, nouns) =>
      place === 1
        ? `${nouns.varga(9)} में आप दोनों का चंद्रमा एक ही राशि में है`
        : `${nouns.varga(9)} में ${plainly(nouns.owner, 'moon').oblique} से ${plainly(nouns.them, 'moon').direct} ${inSign(place)}`,
    ends: PLACES,
  },
  'pair.navamsa-seventh': {
    clause: ({ lord, place }, nouns) =>
      `${nouns.owner.of.oblique} ${nouns.varga(9)} में सातवें भाव का स्वामी ${nouns.graha(lord)} ${nouns.them.of.oblique} नवांश के ${ORDINALS[place].oblique} भाव में पड़ता है`,
    ends: PLACES,
  },
  'pair.navamsa-venus': {
    clause: ({ dignity }, nouns) =>
      `${nouns.varga(9)} में ${plainly(nouns.owner, 'venus').direct} ${DIGNITY_WORDS[dignity]} है`,
    ends: {
      for: [', इसलिए स्नेह बना रहता है।', ', जो लंबे अपनेपन का सहारा है।'],
      against: [', इसलिए प्यार जताना ज़रूरी है, मान लेना काफ़ी नहीं।', '। यहाँ अपनापन धीरे-धीरे बढ़ता है।'],
    },
  },
  'pair.period-lords': {
    clause: ({ lord, otherLord, regard }, nouns) =>
      regard === 'same'
        ? `इन दिनों आप दोनों के लिए ${nouns.graha(lord)} की ${LEVEL_WORDS.md} चल रही है`
        : `इन दिनों आपके लिए ${nouns.natal(lord).oblique} की ${LEVEL_WORDS.md} चल रही है और ${nouns.them.of.oblique} लिए ${nouns.graha(otherLord)} की; ये दोनों ग्रह ${REGARD_WORDS[regard]}`,
    ends: {
      for: [', इसलिए इन दिनों दोनों की दशाएँ मेल खाती हैं।', '। समय दोनों के साथ है।'],
      against: [', इसलिए अभी दोनों की ज़रूरतें अलग हैं।', '। एक-दूसरे से पूछें कि इन दिनों क्या चाहिए।'],
    },
  },
  'pair.period-places': {
    clause: ({ lord, otherLord, place }, nouns) =>
      place === 1
        ? `जिन ग्रहों की ${LEVEL_WORDS.md} आप दोनों के लिए चल रही है, वे एक ही राशि में हैं`
        : `आपकी ${LEVEL_WORDS.md} के ग्रह ${nouns.graha(lord)} से ${nouns.them.of.f} महादशा का ग्रह ${nouns.graha(otherLord)} ${inSign(place)}`,
    ends: PLACES,
  },
  'pair.seams': {
    clause: ({ month, otherMonth }, nouns) =>
      `आपकी ${LEVEL_WORDS.md} ${monthInWords(month)} में बदलती है और ${nouns.them.of.f} ${monthInWords(otherMonth)} में`,
    ends: {
      against: [', इसलिए उन दिनों बड़े क़दम धीरे-धीरे उठाएँ।', '। एक साथ दो बदलावों में जल्दी न करें।'],
    },
  },
  'pair.seam': {
    clause: ({ incoming, month }, nouns) =>
      `${monthInWords(month)} में ${nouns.owner.of.f} ${LEVEL_WORDS.md} बदलती है और ${nouns.graha(incoming)} की शुरू होती है`,
    ends: { against: [', यानी बदलाव का समय।', ', इसलिए नई दिनचर्या को कुछ महीने दें।'] },
  },
  'pair.strong-side': {
    clause: ({ step }) => `${SIDE_WORDS[step]} आप दोनों के मज़बूत पहलुओं में है`,
    ends: plain,
  },
  'pair.weak-side': {
    clause: ({ step }) => `${SIDE_WORDS[step]} उन पहलुओं में है जिन्हें सँवारना है`,
    ends: plain,
  },
  'pair.issue': {
    clause: ({ issue }) => `धीरज इस बात में रखना पड़ सकता है: ${ISSUE_WORDS[issue]}`,
    ends: plain,
  },
  'pair.parenting': {
    clause: ({ graha, style }, nouns) =>
      `${nouns.own(graha).direct} ${STYLE_WORDS[style]} राह दिखाता है`,
    ends: plain,
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;

/** The words of every finding between two charts. */
export const BETWEEN_WORDS: BetweenFor<PairFindingId, PairNounPhrases> = {
  ...matchWords,
  ...manglikWords,
  ...bondWords,
  ...imageWords,
  ...laterWords,
};
