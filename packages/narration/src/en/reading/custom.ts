import type { Graha } from '@dhruva/jyotish/vocabulary';

/**
 * Free practices of the tradition for a graha that slows a matter, most on its weekday: a way of
 * remembering, and a way of serving (BPHS 84; Phaladeepika 2). Nothing is bought.
 */
export const CUSTOM: Readonly<Record<Graha, readonly [remembering: string, serving: string]>> = {
  sun: [
    'offer water to the rising sun on Sunday',
    'greet an elder first in the morning, before anybody else',
  ],
  moon: [
    'keep Monday evening quiet, with a prayer',
    'take milk or food to a mother who could use it',
  ],
  mars: [
    'recite the Hanuman Chalisa on Tuesday',
    'help somebody with heavy work for an hour on Tuesday',
  ],
  mercury: [
    'recite or hear the Vishnu Sahasranama on Wednesday',
    'help a child with a lesson on Wednesday',
  ],
  jupiter: ['visit a temple or a teacher on Thursday', 'teach somebody on Thursday what you know'],
  venus: ['light a lamp for Lakshmi on Friday', 'make one thing in the house beautiful on Friday'],
  saturn: [
    'light a lamp of sesame oil on Saturday',
    'do a piece of work on Saturday for somebody who labours',
  ],
  rahu: ['remember Durga on Saturday', 'keep Saturday evening without a screen'],
  ketu: ['remember Ganesha on Tuesday', 'feed an animal nobody owns on Tuesday'],
};
