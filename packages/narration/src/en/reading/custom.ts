import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type { ReadingWords } from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';

/**
 * Free practices of the tradition for a graha that slows a matter, on its weekday: a way of
 * remembering, and a way of serving (BPHS 84; Phaladeepika 2). Nothing is bought.
 */
const PRACTICES: Readonly<Record<Graha, readonly [remembering: string, serving: string]>> = {
  sun: ['offer water to the rising sun on Sundays', 'visit on Sundays'],
  moon: ['sit in quiet prayer on Monday evenings', 'take something to eat on Mondays to'],
  mars: ['recite the Hanuman Chalisa on Tuesdays', 'do an hour of heavy work on Tuesdays for'],
  mercury: [
    'hear the Vishnu Sahasranama on Wednesdays',
    'write or explain something on Wednesdays to help',
  ],
  jupiter: ['visit a temple on Thursdays', 'share what you know on Thursdays with'],
  venus: ['light a lamp for Lakshmi on Fridays', 'make something beautiful on Fridays for'],
  saturn: ['light a lamp of sesame oil on Saturdays', 'do a plain piece of work on Saturdays for'],
  rahu: ['remember Durga on Saturdays', 'put the phone away for an hour on Saturdays and visit'],
  ketu: ['remember Ganesha on Tuesdays', 'listen for a while on Tuesdays to'],
};

/** For whom, by the house the graha stands in: the people of that house (BPHS 11). */
const PEOPLE: Readonly<Record<Bhava, string>> = {
  1: 'somebody younger who is like you',
  2: 'somebody of your family',
  3: 'a sibling or a neighbour',
  4: 'your mother, or another woman you honour',
  5: 'a child',
  6: 'somebody who does work for you',
  7: 'the person closest to you',
  8: 'somebody who is ill or lonely',
  9: 'a teacher or an elder',
  10: 'somebody older at your work',
  11: 'a friend',
  12: 'a stranger far from home',
};

/** A free practice: remembering the graha that slows the matter, or serving a person of the house it stands in. */
export const custom: ReadingWords<never>['custom'] = ({ graha, until, house }, kind) => {
  const [remembering, serving] = PRACTICES[graha];
  const start = `If it is your custom${until === '' ? '' : `, until ${until}`}:`;
  if (kind === 'remembering') return `${start} ${remembering}, for ${GRAHA_NAMES[graha]}.`;
  const whom = house === undefined ? 'somebody who could use it' : PEOPLE[house];
  return `${start} ${serving} ${whom}.`;
};
