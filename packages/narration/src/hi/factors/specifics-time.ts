import type { EvidenceOf } from '@dhruva/jyotish';
import type { Bhava } from '@dhruva/jyotish/vocabulary';
import type { WordsFor } from '../../telling/factor-words.ts';
import { joined } from '../lists.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { monthInWords } from '../words/months.ts';
import { LEVEL_WORDS, PRESSING_WORDS, saturnStage, TROUBLE_WORDS } from '../words/states.ts';
import { LANES, LANE_TRENDS, LEANINGS, THEMES, TURNS } from '../words/time-words.ts';

type TimeId =
  | `specific.cause-${'birth' | 'graha' | 'period' | 'saturn' | 'node'}`
  | `specific.eases-${'from' | 'later'}`
  | 'specific.month'
  | 'specific.period'
  | 'specific.period-asks'
  | 'specific.turning-point'
  | 'specific.lane'
  | 'specific.leaning';

const plain = { neutral: ['।'], for: ['।'], against: ['।'] };

/** Before "महीनों": "सबसे अच्छे महीनों". */
const GRADES: Readonly<Record<EvidenceOf<'specific.month'>['grade'], string>> = {
  best: 'सबसे अच्छे',
  good: 'अच्छे',
  fair: 'काफ़ी हद तक अच्छे',
};

/** Sentences of specifics on causes, changes, stretches of time and leanings. */
export const specificsTime: WordsFor<TimeId, NounPhrases> = {
  'specific.cause-birth': {
    clause: (e, nouns) =>
      `जन्म कुंडली में देर की एक वजह ${nouns.lord(e.lord, e.house, nouns.from).direct} है, जो ${TROUBLE_WORDS[e.trouble]}`,
    ends: plain,
  },
  'specific.cause-graha': {
    clause: (e, nouns) =>
      `जन्म के समय ${nouns.natal(e.graha).oblique} का ${nouns.house(e.house, nouns.from)} ${PRESSING_WORDS[e.pressing]} इस विषय को धीमा करता है`,
    ends: plain,
  },
  'specific.cause-period': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).oblique} की ${LEVEL_WORDS[e.level]} ${monthInWords(e.until)} तक रफ़्तार धीमी रखती है`,
    ends: plain,
  },
  'specific.cause-saturn': {
    clause: (e) => `${saturnStage(e.place)}, ${monthInWords(e.until)} तक; इस समय धीरज से काम लें`,
    ends: plain,
  },
  'specific.cause-node': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} ${monthInWords(e.until)} तक ${nouns.house(e.house, nouns.from)} में है, जिससे योजनाएँ बदलनी पड़ सकती हैं`,
    ends: plain,
  },
  'specific.eases-from': {
    clause: (e) => `${monthInWords(e.month)} से दबाव कम होने की संभावना है`,
    ends: plain,
  },
  'specific.eases-later': {
    clause: () => 'जितना समय देखा गया, उसमें साफ़ राहत नहीं दिखती',
    ends: plain,
  },
  'specific.month': {
    clause: (e) => `${monthInWords(e.month)} ${GRADES[e.grade]} महीनों में से एक है`,
    ends: plain,
  },
  'specific.period': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha).oblique} की ${LEVEL_WORDS[e.level]} ${monthInWords(e.begins)} से ${monthInWords(e.ends)} तक है`,
    ends: plain,
  },
  'specific.period-asks': {
    clause: (e, nouns) =>
      e.houses.length === 0
        ? `${nouns.natal(e.graha).oblique} की दशा ${THEMES[e.theme]} की है`
        : `${nouns.natal(e.graha).direct} आपकी कुंडली के ${joined(e.houses.map((house) => nouns.place(house as Bhava)))} से जुड़ा है, और उसकी दशा ${THEMES[e.theme]} की है`,
    ends: plain,
  },
  'specific.turning-point': {
    clause: (e, nouns) =>
      e.turn === 'md-begins' || e.turn === 'ad-begins'
        ? `${monthInWords(e.month)} में ${nouns.natal(e.graha).oblique} की ${TURNS[e.turn]} शुरू होगी`
        : `${monthInWords(e.month)} में ${TURNS[e.turn]} ${nouns.house(e.house, nouns.from)} में आएगा`,
    ends: plain,
  },
  'specific.lane': {
    clause: (e) => `${LANES[e.lane]} की स्थिति ${LANE_TRENDS[e.trend]} दिखती है`,
    ends: plain,
  },
  'specific.leaning': {
    clause: (e) =>
      e.margin === 'even'
        ? `${LEANINGS[e.towards]} और ${LEANINGS[e.other]}, दोनों के पलड़े लगभग बराबर हैं`
        : `पलड़ा ${LEANINGS[e.other]} के मुक़ाबले ${e.margin === 'clear' ? 'साफ़ तौर पर' : 'थोड़ा'} ${LEANINGS[e.towards]} की ओर झुकता है`,
    ends: plain,
  },
};
