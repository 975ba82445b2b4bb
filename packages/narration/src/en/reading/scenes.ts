import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import { GROUP_OF_TOPIC, type LifeGroup } from '../../telling/everyday/life-group.ts';
import type { ReadingWords, Scene } from '../../telling/everyday/reading-words.ts';
import { EVENTS_AT_HOME } from './events-at-home.ts';
import { EVENTS_OUTSIDE } from './events-outside.ts';
import { TOPIC_WORDS } from './topics.ts';

type ByHouse = Readonly<Record<Bhava, string>>;
type ByGraha = Readonly<Record<Graha, string>>;

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
export const week: ReadingWords<never>['week'] = ({ graha, house, topic, acts }) => {
  const [help, hindrance] = EVENTS[GROUP_OF_TOPIC[topic]][graha];
  if (acts === 'against') {
    const when = house === undefined ? '' : `, most of all ${DELAY_MET[house]}`;
    return `You notice it in an ordinary week: ${hindrance}${when}.`;
  }
  return `In an ordinary week ${help}${house === undefined ? '' : `, ${HELP_MET[house]}`}.`;
};

/** How to go about it, by the nature of the graha that helps: after the task. */
const HOW: ByGraha = {
  sun: ', and do it in your own name',
  moon: ', when you feel calm',
  mars: ', before anything else that day',
  mercury: ', and note down what comes of it',
  jupiter: ', and let somebody experienced know of it',
  venus: ', in good company',
  saturn: ', and give it a full hour',
  rahu: ', in a way you have not tried yet',
  ketu: ', with nothing else on your mind',
};

/** Where what counts is said between people, and where it is a matter with oneself: other things come first there. */
const BETWEEN_PEOPLE: readonly LifeGroup[] = ['seeking', 'couple', 'apart', 'family'];
const WITH_ONESELF: readonly LifeGroup[] = ['self'];

/** What to do first, by the nature of the graha that slows: in dealings, between people, with oneself. */
const FIRST: Readonly<Record<Graha, readonly [dealing: string, people: string, self: string]>> = {
  sun: [
    'ask for one honest opinion',
    'let the other side speak first',
    'ask for one honest opinion',
  ],
  moon: ['wait for a calm day', 'wait for a calm day', 'wait for a calm day'],
  mars: ['sleep on it for two nights', 'sleep on it for two nights', 'let two weeks pass'],
  mercury: [
    'put the facts on one page',
    'say to yourself in one sentence what you want to say',
    'write down why',
  ],
  jupiter: [
    'choose the one wish that matters most',
    'settle which one point matters to you',
    'choose the one thing that matters most',
  ],
  venus: [
    'say plainly what you yourself want',
    'say plainly what you yourself want',
    'ask what you would enjoy keeping up',
  ],
  saturn: [
    'wait one week longer than you want to',
    'wait one week longer than you want to',
    'keep to what you have for forty days',
  ],
  rahu: [
    'check what you were told with a second source',
    'ask what the other person meant',
    'try it for a week',
  ],
  ketu: [
    'finish what still lies open',
    'close what is still unsaid',
    'finish what still lies open',
  ],
};

const firstOf = (graha: Graha, group: LifeGroup): string => {
  const [dealing, people, self] = FIRST[graha];
  if (BETWEEN_PEOPLE.includes(group)) return people;
  return WITH_ONESELF.includes(group) ? self : dealing;
};

/** What to do with a graha that helps or slows: the act of the topic, in the manner of the graha. */
export const act: ReadingWords<never>['act'] = ({ graha, topic, acts }: Scene) => {
  const { task, step } = TOPIC_WORDS[topic];
  const group = GROUP_OF_TOPIC[topic];
  if (acts === 'against') return `${firstOf(graha, group)} before you ${step}`;
  return graha === 'jupiter' && BETWEEN_PEOPLE.includes(group)
    ? `${task}, and be generous`
    : `${task}${HOW[graha]}`;
};
