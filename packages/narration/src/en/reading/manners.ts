import type { Graha } from '@dhruva/jyotish/vocabulary';

type Manners = Readonly<Record<Graha, string>>;

/** What help looks like by the nature of the graha that brings it: a clause after "is likely to come …:". */
export const HELP_LOOKS: Manners = {
  sun: 'people trust you and put your name forward',
  moon: 'somebody looks after you without being asked',
  mars: 'once you act, a yes comes quickly',
  mercury: 'the right word occurs to you at the right time',
  jupiter: 'you get good advice, and room to grow',
  venus: 'warmth and tact settle what arguing could not',
  saturn: 'it comes slowly, and then it stays',
  rahu: 'a door opens that nobody had thought of',
  ketu: 'things grow lighter once you stop pressing',
};

/** What delay looks like by the nature of the graha that brings it: a clause after "is likely to be …:". */
export const DELAY_LOOKS: Manners = {
  sun: 'pride gets in the way, yours or another’s',
  moon: 'you lean one way today and the other way tomorrow',
  mars: 'haste and sharp words spoil what was nearly settled',
  mercury: 'there is too much to choose from, and the small print confuses',
  jupiter: 'you wait for everything at once',
  venus: 'the wish to please everybody puts off the point itself',
  saturn: 'replies come late and duties pile up',
  rahu: 'you grow restless, and promises stay unclear',
  ketu: 'you draw back just before the end',
};
