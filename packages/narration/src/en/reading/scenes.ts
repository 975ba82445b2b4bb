import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import { GROUP_OF_TOPIC, type LifeGroup } from '../../telling/everyday/life-group.ts';
import type { ReadingWords, Scene } from '../../telling/everyday/reading-words.ts';
import { EVENTS_AT_HOME } from './events-at-home.ts';
import { EVENTS_OUTSIDE } from './events-outside.ts';
import { TOPIC_WORDS } from './topics.ts';

type ByHouse = Readonly<Record<Bhava, string>>;
type ByGraha = Readonly<Record<Graha, string>>;

const EVENTS = { ...EVENTS_AT_HOME, ...EVENTS_OUTSIDE };

/** When help is met, by the house of the graha: after "mostly". */
const HELP_MET: ByHouse = {
  1: 'when you took the first step yourself',
  2: 'with the family around you',
  3: 'after a call or a short errand',
  4: 'at home, in the evening',
  5: 'when you had stopped trying so hard',
  6: 'in the middle of a busy day',
  7: 'when one person you trust is there',
  8: 'after a sudden change of plan',
  9: 'after a word from an elder or a teacher',
  10: 'where other people see it',
  11: 'with a friend nearby',
  12: 'late in the evening, or away from home',
};

/** When what slows is met, by the house of the graha: after "mostly". */
const DELAY_MET: ByHouse = {
  1: 'when you ask too much of yourself',
  2: 'when money or the family is on your mind',
  3: 'after a call or a message',
  4: 'when something at home needs you',
  5: 'when you doubt your own choice',
  6: 'on days full of duties',
  7: 'when somebody wants a quick answer',
  8: 'when a plan has changed overnight',
  9: 'after advice that pulls two ways',
  10: 'when work takes the day',
  11: 'after an evening with friends',
  12: 'when you are tired or far from home',
};

/** A graha in an ordinary week: its nature and the topic make what happens, its house when. */
export const week: ReadingWords<never>['week'] = ({ graha, house, topic, acts }) => {
  const [help, hindrance] = EVENTS[GROUP_OF_TOPIC[topic]][graha];
  const met = acts === 'for' ? HELP_MET : DELAY_MET;
  const when = house === undefined ? '' : `, mostly ${met[house]}`;
  return `In an ordinary week ${acts === 'for' ? help : hindrance}${when}.`;
};

/** How to go about it, by the nature of the graha that helps: before the task. */
const HOW: ByGraha = {
  sun: 'take the lead and',
  moon: 'choose a calm hour and',
  mars: 'put nothing else first and',
  mercury: 'make a short list, then',
  jupiter: 'ask one experienced person, then',
  venus: 'make it a pleasant hour and',
  saturn: 'take a full hour and',
  rahu: 'go about it in a new way and',
  ketu: 'leave other things aside and',
};

/** Kinds in which no third person is asked first. */
const BETWEEN_PEOPLE: readonly LifeGroup[] = ['couple', 'apart', 'family'];

/** What to do first, by the nature of the graha that slows. */
const FIRST: ByGraha = {
  sun: 'ask for one honest opinion',
  moon: 'wait for a calm day',
  mars: 'sleep on it for two nights',
  mercury: 'put the facts on one page',
  jupiter: 'choose the one wish that matters most',
  venus: 'say plainly what you yourself want',
  saturn: 'wait one week longer than you want to',
  rahu: 'check what you were told with a second source',
  ketu: 'finish what still lies open',
};

/** What to do with a graha that helps or slows: the act of the topic, in the manner of the graha. */
export const act: ReadingWords<never>['act'] = ({ graha, topic, acts }: Scene) => {
  const { task, step } = TOPIC_WORDS[topic];
  if (acts === 'for' && graha === 'jupiter' && BETWEEN_PEOPLE.includes(GROUP_OF_TOPIC[topic]))
    return `be generous and ${task}`;
  return acts === 'for' ? `${HOW[graha]} ${task}` : `${FIRST[graha]} before you ${step}`;
};
