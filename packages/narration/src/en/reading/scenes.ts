import type { Bhava } from '@dhruva/jyotish/vocabulary';
import { GROUP_OF_TOPIC } from '../../telling/everyday/life-group.ts';
import type { ReadingWords, Scene } from '../../telling/everyday/reading-words.ts';
import { CAUTIONS } from './cautions.ts';
import { EVENTS_AT_HOME } from './events-at-home.ts';
import { EVENTS_OUTSIDE } from './events-outside.ts';
import { TASKS } from './tasks.ts';

type ByHouse = Readonly<Record<Bhava, string>>;

const EVENTS = { ...EVENTS_AT_HOME, ...EVENTS_OUTSIDE };

/** When help is met, by the house of the graha: after a comma. */
const HELP_MET: ByHouse = {
  1: 'most of all when you took the first step yourself',
  2: 'most of all when the family stands behind you',
  3: 'often after a call',
  4: 'often once things at home are quiet',
  5: 'most of all once you have stopped trying so hard',
  6: 'even on a day full of duties',
  7: 'most of all when one person you trust knows of it',
  8: 'often after a sudden change of plan',
  9: 'often after a word from an elder or a teacher',
  10: 'most of all when you have kept your word before',
  11: 'often thanks to a friend',
  12: 'often when nobody expects it any more',
};

/** When what slows is met, by the house of the graha: after "most of all". */
const DELAY_MET: ByHouse = {
  1: 'when you ask too much of yourself',
  2: 'when money or the family is on your mind',
  3: 'when too many messages want an answer',
  4: 'when something at home needs you',
  5: 'when you doubt your own choice',
  6: 'on days full of duties',
  7: 'when somebody wants a quick answer',
  8: 'when a plan has changed overnight',
  9: 'after advice that pulls two ways',
  10: 'when work takes the day',
  11: 'when you compare yourself with others',
  12: 'when you are tired or far from home',
};

/** A graha in an ordinary week: its nature and the topic make what happens, its house when. */
export const week: ReadingWords<never>['week'] = ({ graha, house, topic, acts }, isTold) => {
  const [help, hindrance] = EVENTS[GROUP_OF_TOPIC[topic]][graha];
  if (acts === 'against') {
    const when = house === undefined ? '' : `, most of all ${DELAY_MET[house]}`;
    const start = isTold
      ? 'You notice it in an ordinary week:'
      : 'On its slow side, in an ordinary week';
    return `${start} ${hindrance}${when}.`;
  }
  return `In an ordinary week ${help}${house === undefined ? '' : `, ${HELP_MET[house]}`}.`;
};

/** What to do with a graha that helps, by the topic; with one that slows, by its nature and the life group. */
export const act: ReadingWords<never>['act'] = ({ graha, topic, acts }: Scene) =>
  acts === 'for' ? TASKS[topic] : CAUTIONS[GROUP_OF_TOPIC[topic]][graha];
