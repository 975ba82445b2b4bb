import type { Kuta, PairFindingId } from '@dhruva/jyotish';
import type { BetweenWords } from '../../telling/pair/between-words.ts';
import { countInWords } from '../words/numbers.ts';
import { joined } from '../lists.ts';
import { plain } from './pair-ends.ts';
import {
  CANCELLATION_WORDS,
  KUTA_IN_FULL,
  KUTA_MISSING,
  KUTA_WORDS,
  PORUTHAM_WORDS,
  REMARK_WORDS,
} from './pair-words.ts';
import type { PairNounPhrases } from './people.ts';

const MATCH = 'अष्टकूट मिलान[चंद्रमा से आठ बातों का मिलान]';

const byCustom = (mean: number): string => {
  if (mean < 18) return 'कम';
  if (mean < 25) return 'औसत';
  return mean < 33 ? 'अच्छा' : 'बहुत अच्छा';
};

/** "आठ बातें मिलती हैं" */
const agreeing = (count: number): string => {
  if (count === 0) return 'कोई बात नहीं मिलती';
  return count === 1 ? 'एक बात मिलती है' : `${countInWords(count)} बातें मिलती हैं`;
};

const named = (kutas: readonly Kuta[]): string => joined(kutas.map((kuta) => KUTA_WORDS[kuta]));

const KUTAS = Object.keys(KUTA_WORDS) as readonly Kuta[];
/** From here on it is shorter to name what is not in full accord. */
const MANY = 6;

/** The same of the other direction. */
const again = (raw: number, after: number): string =>
  raw === after ? '' : `, परिहार के बाद ${after}`;

/** What full and missing marks mean from day to day, as sentences; nothing where neither is named. */
const lived = (full: readonly Kuta[], empty: readonly Kuta[]): string => {
  const [easy, care] = [
    full.length >= MANY ? '' : joined(full.map((kuta) => KUTA_IN_FULL[kuta])),
    joined(empty.map((kuta) => KUTA_MISSING[kuta])),
  ];
  if (easy === '' && care === '') return '';
  if (care === '') return `। रोज़ के जीवन में इसका मतलब यह है कि ${easy}`;
  return easy === ''
    ? `। रोज़ के जीवन में इसका मतलब यह है कि ${care}`
    : `। रोज़ के जीवन में इसका मतलब यह है कि ${easy}, पर ${care}`;
};

/** Why the totals of the two directions differ. */
const becauseOf = (differ: readonly Kuta[]): string =>
  differ.length === 0
    ? ''
    : `, क्योंकि ${named(differ)} की गिनती एक साथी से दूसरे की ओर होती है, और यह नहीं बताया गया कि कौन किस पक्ष से है`;

/** The kutas in full accord and those with none, as a clause. */
const accord = (full: readonly Kuta[], empty: readonly Kuta[]): string => {
  if (full.length === KUTAS.length) return '; आठों बातों में पूरा मेल';
  if (full.length >= MANY) {
    return `; ${named(KUTAS.filter((kuta) => !full.includes(kuta)))} को छोड़ बाक़ी सब में पूरा मेल`;
  }
  const inFull = full.length === 0 ? '' : `; ${named(full)} में पूरा मेल`;
  return empty.length === 0 ? inFull : `${inFull}; ${named(empty)} में कोई मेल नहीं`;
};

/** ", सर्वमान्य परिहार के बाद 28", or nothing where none applies. */
const mended = (raw: number, after: number): string =>
  raw === after ? '' : `, सर्वमान्य परिहार[छूट के नियम] के बाद ${after}`;

/** Sentences of findings on kutas and poruthams. */
export const matchWords = {
  'pair.points': {
    clause: ({ raw, rawReversed, after, afterReversed, full, empty, differ }, nouns) => {
      const reversed =
        raw === rawReversed && after === afterReversed
          ? ''
          : `; दूसरी ओर से गिनें, तो ${rawReversed}${again(rawReversed, afterReversed)}${becauseOf(differ)}`;
      return `${nouns.own('moon').oblique} और ${nouns.theirs('moon').oblique} के 36 में से ${raw} गुण[अष्टकूट मिलान] मिलते हैं${mended(raw, after)}${reversed}। परंपरा में यह ${byCustom((after + afterReversed) / 2)} मेल है${accord(full, empty)}${lived(full, empty)}`;
    },
    ends: plain,
  },
  'pair.points-range': {
    clause: (e) =>
      `आप दोनों का ${MATCH} 36 में से ${e.least} से ${e.most} के बीच है${e.least === e.leastAfter && e.most === e.mostAfter ? '' : `, और सर्वमान्य परिहार[छूट के नियम] के बाद ${e.leastAfter} से ${e.mostAfter} के बीच`}; जन्म का समय जाने बिना इससे सटीक गिनती नहीं बताई जा सकती`,
    ends: plain,
  },
  'pair.kuta': {
    clause: (e) => {
      const gives = `${KUTA_WORDS[e.kuta]} में ${e.of} में से ${e.points} अंक हैं`;
      return e.points === e.reversed ? gives : `${gives}, और दूसरी ओर से गिनें, तो ${e.reversed}`;
    },
    ends: {
      for: [', और यह %m के लिए अच्छा है।', ', यानी यह बात आसानी से मिलती है।'],
      against: [', यानी इस बात पर ध्यान देना होगा।', ', यानी यहाँ आप दोनों अलग हैं।'],
      neutral: [', न ज़्यादा, न कम।'],
    },
  },
  'pair.kuta-mended': {
    clause: (e) => `${KUTA_WORDS[e.kuta]} के छूटे हुए अंक लौट आते हैं, क्योंकि ${CANCELLATION_WORDS[e.by]}`,
    ends: { for: ['; इस पर सब एकमत हैं।', '; यह नियम सब मानते हैं।'] },
  },
  'pair.kuta-remark': {
    clause: (e) => `${REMARK_WORDS[e.remark]}; यहाँ इसे गिना नहीं गया है`,
    ends: plain,
  },
  'pair.poruthams': {
    clause: ({ agree, reversed, missing }) => {
      const gives = `दक्षिण के दस पोरुत्तम[मिलान की बातें] में ${agreeing(agree)}`;
      const both = agree === reversed ? gives : `${gives}; दूसरी ओर से ${agreeing(reversed)}`;
      return missing === 'none'
        ? `${both}, पहली पाँच भी`
        : `${both}; पहली पाँच में से यह नहीं मिलती: ${PORUTHAM_WORDS[missing]}`;
    },
    ends: plain,
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;
