import type { NounPhrases } from '../noun-phrases.ts';
import type { Bhava } from '@dhruva/jyotish/vocabulary';
import { joined } from '../lists.ts';
import { monthInWords } from '../words/months.ts';
import { LEVEL_WORDS, PRESSING_WORDS, saturnStage, TROUBLE_WORDS } from '../words/states.ts';
import { LANES, LANE_TRENDS, LEANINGS, THEMES, TURNS } from '../words/time-words.ts';
import type { WordsFor } from '../../telling/factor-words.ts';

type TimeId =
  | `specific.cause-${'birth' | 'graha' | 'period' | 'saturn' | 'node'}`
  | `specific.eases-${'from' | 'later'}`
  | 'specific.month'
  | 'specific.period'
  | 'specific.period-asks'
  | 'specific.turning-point'
  | 'specific.lane'
  | 'specific.leaning';

const plain = { neutral: ['.'], for: ['.'], against: ['.'] };

/** Sentences of specifics on causes, changes, stretches of time and leanings. */
export const specificsTime: WordsFor<TimeId, NounPhrases> = {
  'specific.cause-birth': {
    clause: (e, nouns) =>
      `one slower point of your birth chart is ${nouns.lord(e.lord, e.house, nouns.from)}, ${TROUBLE_WORDS[e.trouble]}`,
    ends: plain,
  },
  'specific.cause-graha': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)}, ${PRESSING_WORDS[e.pressing]} ${nouns.house(e.house, nouns.from)} at birth, makes the matter slower`,
    ends: plain,
  },
  'specific.cause-period': {
    clause: (e, nouns) =>
      `the ${LEVEL_WORDS[e.level]} of ${nouns.natal(e.graha)} slows things until ${monthInWords(e.until)}`,
    ends: plain,
  },
  'specific.cause-saturn': {
    clause: (e) => `${saturnStage(e.place)} asks for patience until ${monthInWords(e.until)}`,
    ends: plain,
  },
  'specific.cause-node': {
    clause: (e, nouns) =>
      `${nouns.graha(e.graha)} moves through ${nouns.house(e.house, nouns.from)} until ${monthInWords(e.until)} and unsettles plans`,
    ends: plain,
  },
  'specific.eases-from': {
    clause: (e) => `the pressure is likely to ease from ${monthInWords(e.month)}`,
    ends: plain,
  },
  'specific.eases-later': {
    clause: () => 'a clear easing does not show within the time looked at',
    ends: plain,
  },
  'specific.month': {
    clause: (e) =>
      `${monthInWords(e.month)} is one of the ${e.grade === 'fair' ? 'lighter' : e.grade} months`,
    ends: plain,
  },
  'specific.period': {
    clause: (e, nouns) =>
      `the ${LEVEL_WORDS[e.level]} of ${nouns.natal(e.graha)} runs from ${monthInWords(e.begins)} to ${monthInWords(e.ends)}`,
    ends: plain,
  },
  'specific.period-asks': {
    clause: (e, nouns) =>
      e.houses.length === 0
        ? `${nouns.natal(e.graha)} asks for ${THEMES[e.theme]}`
        : `${nouns.natal(e.graha)}, which touches ${joined(e.houses.map((house) => nouns.place(house as Bhava)))} of your chart, asks for ${THEMES[e.theme]}`,
    ends: plain,
  },
  'specific.turning-point': {
    clause: (e, nouns) =>
      e.turn === 'md-begins' || e.turn === 'ad-begins'
        ? `in ${monthInWords(e.month)}, ${TURNS[e.turn]} of ${nouns.natal(e.graha)} begin`
        : `in ${monthInWords(e.month)}, ${TURNS[e.turn]} enters ${nouns.house(e.house, nouns.from)}`,
    ends: plain,
  },
  'specific.lane': {
    clause: (e) => `${LANES[e.lane]} looks ${LANE_TRENDS[e.trend]}`,
    ends: plain,
  },
  'specific.leaning': {
    clause: (e) =>
      e.margin === 'even'
        ? `${LEANINGS[e.towards]} and ${LEANINGS[e.other]} are almost equally supported`
        : `${LEANINGS[e.towards]} is ${e.margin === 'clear' ? 'clearly' : 'a little'} better supported than ${LEANINGS[e.other]}`,
    ends: plain,
  },
};
