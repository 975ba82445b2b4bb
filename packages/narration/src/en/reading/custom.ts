import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type { ReadingWords } from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';

/**
 * Free practices of the tradition for a graha that slows a matter, on its weekday: a way of
 * remembering, and a way of serving somebody (BPHS 84; Phaladeepika 2). Nothing is bought.
 */
const PRACTICES: Readonly<Record<Graha, readonly [remembering: string, serving: string]>> = {
  sun: ['offer water to the rising sun on Sundays', 'look in on {whom} on Sundays'],
  moon: ['sit in quiet prayer on Monday evenings', 'take something to eat to {whom} on Mondays'],
  mars: ['recite the Hanuman Chalisa on Tuesdays', 'take some heavy work off {whom} on Tuesdays'],
  mercury: [
    'hear the Vishnu Sahasranama on Wednesdays',
    'help {whom} with something to read or write on Wednesdays',
  ],
  jupiter: ['visit a temple on Thursdays', 'share something you know with {whom} on Thursdays'],
  venus: ['light a lamp for Lakshmi on Fridays', 'make something beautiful for {whom} on Fridays'],
  saturn: [
    'light a lamp of sesame oil on Saturdays',
    'do one plain piece of work for {whom} on Saturdays',
  ],
  rahu: [
    'remember Durga on Saturdays',
    'put the phone away for an hour on Saturdays and visit {whom}',
  ],
  ketu: ['remember Ganesha on Tuesdays', 'listen to {whom} for a while on Tuesdays'],
};

/** For whom, by the house the graha stands in: the people of that house (BPHS 11). */
const PEOPLE: Readonly<Record<Bhava, string>> = {
  1: 'a younger person who looks up to you',
  2: 'somebody of your family',
  3: 'a sibling or a neighbour',
  4: 'your mother, or another woman you honour',
  5: 'a child',
  6: 'somebody who does work for you',
  7: 'the person closest to you',
  8: 'somebody who is ill or lonely',
  9: 'a teacher or an elder',
  10: 'an older colleague',
  11: 'a friend',
  12: 'somebody who lives far from home',
};

/** A free practice: remembering the graha that slows the matter, or serving a person of the house it stands in. */
export const custom: ReadingWords<never>['custom'] = ({ graha, until, house }, kind) => {
  const [remembering, serving] = PRACTICES[graha];
  const start = `If it is your custom${until === '' ? '' : `, until ${until}`}:`;
  if (kind === 'remembering') return `${start} ${remembering}, for ${GRAHA_NAMES[graha]}.`;
  const whom = house === undefined ? 'somebody who could use it' : PEOPLE[house];
  return `${start} ${serving.replace('{whom}', whom)}.`;
};
