import type { Say } from '../say.ts';
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

/** Causes, changes and stretches of time, and what the chart leans to. */
export const specificsTime: WordsFor<TimeId, Say> = {
  'specific.cause-birth': {
    clause: (e, say) =>
      `one slower point of your birth chart is ${say.lord(e.lord, e.house, say.from)}, ${TROUBLE_WORDS[e.trouble]}`,
    ends: plain,
  },
  'specific.cause-graha': {
    clause: (e, say) =>
      `${say.natal(e.graha)}, ${PRESSING_WORDS[e.pressing]} ${say.house(e.house, say.from)} at birth, makes the matter slower`,
    ends: plain,
  },
  'specific.cause-period': {
    clause: (e, say) =>
      `the ${LEVEL_WORDS[e.level]} of ${say.natal(e.graha)} slows things until ${monthInWords(e.until)}`,
    ends: plain,
  },
  'specific.cause-saturn': {
    clause: (e) => `${saturnStage(e.place)} asks for patience until ${monthInWords(e.until)}`,
    ends: plain,
  },
  'specific.cause-node': {
    clause: (e, say) =>
      `${say.graha(e.graha)} moves through ${say.house(e.house, say.from)} until ${monthInWords(e.until)} and unsettles plans`,
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
    clause: (e, say) =>
      `the ${LEVEL_WORDS[e.level]} of ${say.natal(e.graha)} runs from ${monthInWords(e.begins)} to ${monthInWords(e.ends)}`,
    ends: plain,
  },
  'specific.period-asks': {
    clause: (e, say) =>
      e.houses.length === 0
        ? `${say.natal(e.graha)} asks for ${THEMES[e.theme]}`
        : `${say.natal(e.graha)}, which touches ${joined(e.houses.map((house) => say.place(house as Bhava)))} of your chart, asks for ${THEMES[e.theme]}`,
    ends: plain,
  },
  'specific.turning-point': {
    clause: (e, say) =>
      e.turn === 'md-begins' || e.turn === 'ad-begins'
        ? `in ${monthInWords(e.month)}, ${TURNS[e.turn]} of ${say.natal(e.graha)} begins`
        : `in ${monthInWords(e.month)}, ${TURNS[e.turn]} enters ${say.house(e.house, say.from)}`,
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
