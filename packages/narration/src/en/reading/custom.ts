import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type { ReadingWords } from '../../telling/everyday/reading-words.ts';

/**
 * Free practices of the tradition for a graha that slows a matter, on its weekday: a way of
 * remembering, and a way of serving (BPHS 84; Phaladeepika 2). Nothing is bought.
 */
const PRACTICES: Readonly<Record<Graha, readonly [remembering: string, serving: string]>> = {
  sun: ['offer water to the rising sun on Sunday', 'be the first to greet, on Sunday,'],
  moon: ['pray quietly on Monday evening', 'take something to eat on Monday to'],
  mars: ['recite the Hanuman Chalisa on Tuesday', 'do an hour of heavy work on Tuesday for'],
  mercury: [
    'hear the Vishnu Sahasranama on Wednesday',
    'write or explain something on Wednesday for',
  ],
  jupiter: ['visit a temple on Thursday', 'share what you know on Thursday with'],
  venus: ['light a lamp for Lakshmi on Friday', 'make something beautiful on Friday for'],
  saturn: ['light a lamp of sesame oil on Saturday', 'do a plain piece of work on Saturday for'],
  rahu: ['remember Durga on Saturday', 'leave the screen off on Saturday and sit with'],
  ketu: ['remember Ganesha on Tuesday', 'listen on Tuesday, without advice, to'],
};

/** For whom, by the house the graha stands in: the people of that house (BPHS 11). */
const PEOPLE: Readonly<Record<Bhava, string>> = {
  1: 'somebody in whom you see yourself',
  2: 'somebody of your family',
  3: 'a sibling or a neighbour',
  4: 'your mother, or another woman you honour',
  5: 'a child',
  6: 'somebody whose work serves you',
  7: 'the person closest to you',
  8: 'somebody in a hard season',
  9: 'a teacher or an elder',
  10: 'somebody you work for',
  11: 'a friend',
  12: 'a stranger far from home',
};

/** A free practice: of the graha by its kind, and for a person of the house it stands in. */
export const custom: ReadingWords<never>['custom'] = ({ graha, until, house }, kind) => {
  const [remembering, serving] = PRACTICES[graha];
  const whom = house === undefined ? 'somebody who could use it' : PEOPLE[house];
  const act = kind === 'serving' ? `${serving} ${whom}` : `${remembering}, for ${whom}`;
  return `If it is your custom${until === '' ? '' : `, until ${until}`}: ${act}.`;
};
