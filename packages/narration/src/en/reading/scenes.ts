import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type { ReadingWords, Scene } from '../../telling/everyday/reading-words.ts';
import { TOPIC_WORDS } from './topics.ts';

type ByHouse = Readonly<Record<Bhava, string>>;
type ByGraha<Value> = Readonly<Record<Graha, Value>>;

/** Where it happens, by the house of the graha: after "this shows". */
const SETTINGS: ByHouse = {
  1: 'when you act on your own',
  2: 'at the family table',
  3: 'on a call or a short errand',
  4: 'at home in the evening',
  5: 'in a playful hour',
  6: 'amid the daily duties',
  7: 'face to face with somebody',
  8: 'when plans change overnight',
  9: 'with an elder or a teacher',
  10: 'out where others see you',
  11: 'among friends',
  12: 'far from home, or late at night',
};

/** What happens by the nature of the graha, when it helps. */
const HELPS: ByGraha<(about: string) => string> = {
  sun: (about) => `your plain word about ${about} is respected`,
  moon: (about) => `somebody asks kindly about ${about}`,
  mars: (about) => `one quick step settles something about ${about}`,
  mercury: (about) => `you find the right words about ${about}`,
  jupiter: (about) => `good advice about ${about} comes your way`,
  venus: (about) => `talk about ${about} turns easy and friendly`,
  saturn: (about) => `a little patience with ${about} pays off`,
  rahu: (about) => `a stranger brings you news about ${about}`,
  ketu: (about) => `you stop worrying about ${about}, and something loosens`,
};

/** What happens by the nature of the graha, when it slows. */
const SLOWS: ByGraha<(about: string) => string> = {
  sun: (about) => `nobody wants to give in first about ${about}`,
  moon: (about) => `your mood about ${about} changes twice in a day`,
  mars: (about) => `a hasty word about ${about} takes days to mend`,
  mercury: (about) => `three people have four opinions about ${about}`,
  jupiter: (about) => `you hope for everything at once about ${about}`,
  venus: (about) => `you keep quiet about ${about} to please the others`,
  saturn: (about) => `other duties leave little time for ${about}`,
  rahu: (about) => `hearsay about ${about} makes you restless`,
  ketu: (about) => `you lose heart about ${about} just before the end`,
};

/** A graha in an ordinary week: its nature makes what happens, its house where. */
export const week: ReadingWords<never>['week'] = ({ graha, house, topic, acts }) => {
  const { about } = TOPIC_WORDS[topic];
  const where = house === undefined ? ',' : ` this shows ${SETTINGS[house]}:`;
  return `In an ordinary week${where} ${(acts === 'for' ? HELPS : SLOWS)[graha](about)}.`;
};

/** How to go about it, by the nature of the graha that helps: before the task. */
const HOW: ByGraha<string> = {
  sun: 'take the lead and',
  moon: 'choose a calm day and',
  mars: 'lose no time and',
  mercury: 'make a short list and',
  jupiter: 'ask good advice and',
  venus: 'make it pleasant and',
  saturn: 'go slowly and',
  rahu: 'try a new way and',
  ketu: 'leave the rest aside and',
};

/** Where help is at hand, by the house of the graha that helps. */
const WITH: ByHouse = {
  1: 'on your own initiative',
  2: 'with the help of the family',
  3: 'with the help of a sibling or a neighbour',
  4: 'from home',
  5: 'for the joy of it',
  6: 'as part of your daily round',
  7: 'with the help of one person you trust',
  8: 'with room for surprises',
  9: 'with the help of an elder or a teacher',
  10: 'where it is seen',
  11: 'with the help of a friend',
  12: 'away from the crowd',
};

/** What to do first, by the nature of the graha that slows. */
const FIRST: ByGraha<string> = {
  sun: 'hear the other side',
  moon: 'sleep on it',
  mars: 'let two days pass',
  mercury: 'read every line twice',
  jupiter: 'settle for one wish',
  venus: 'say what you really want',
  saturn: 'allow twice the time',
  rahu: 'find out who stands behind it',
  ketu: 'finish what lies open',
};

/** What to keep out of it, by the house of the graha that slows. */
const WITHOUT: ByHouse = {
  1: 'your own impatience',
  2: 'family talk',
  3: 'side errands',
  4: 'worries of the house',
  5: 'second thoughts',
  6: 'old disputes',
  7: 'the hurry of others',
  8: 'rumours',
  9: 'well-meant advice',
  10: 'the day’s work',
  11: 'what friends do',
  12: 'tiredness',
};

const helpful = ({ graha, house, topic }: Scene): string => {
  const place = house === undefined ? '' : `, ${WITH[house]}`;
  return `${HOW[graha]} ${TOPIC_WORDS[topic].task}${place}`;
};

const careful = ({ graha, house, topic }: Scene): string => {
  const source = house === undefined ? '' : `, and keep ${WITHOUT[house]} out of it`;
  return `${FIRST[graha]} before you ${TOPIC_WORDS[topic].step}${source}`;
};

/** What to do with a graha that helps or slows: the act of the topic, in the manner of the graha and its house. */
export const act: ReadingWords<never>['act'] = (scene) =>
  scene.acts === 'for' ? helpful(scene) : careful(scene);
