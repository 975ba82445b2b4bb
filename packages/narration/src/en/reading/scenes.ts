import { GROUP_OF_TOPIC } from '../../telling/everyday/life-group.ts';
import type { ReadingWords, Scene } from '../../telling/everyday/reading-words.ts';
import { CAUTIONS } from './cautions.ts';
import { EVENTS_AT_HOME } from './events-at-home.ts';
import { EVENTS_OUTSIDE } from './events-outside.ts';
import { TASKS } from './tasks.ts';

const EVENTS = { ...EVENTS_AT_HOME, ...EVENTS_OUTSIDE };

/** A graha in an ordinary week: its nature and the topic make what happens. */
export const week: ReadingWords<never>['week'] = ({ graha, topic, acts }, isTold) => {
  const [help, hindrance] = EVENTS[GROUP_OF_TOPIC[topic]][graha];
  if (acts === 'for') return `In an ordinary week ${help}.`;
  return isTold
    ? `You notice it in an ordinary week: ${hindrance}.`
    : `On its slow side, in an ordinary week ${hindrance}.`;
};

/** What to do with a graha that helps, by the topic; with one that slows, by its nature and the life group. */
export const act: ReadingWords<never>['act'] = ({ graha, topic, acts }: Scene) =>
  acts === 'for' ? TASKS[topic] : CAUTIONS[GROUP_OF_TOPIC[topic]][graha];
