import type { PairFinding } from '@dhruva/jyotish';
import type { Bhava, CompatibilityQuestionId, Graha } from '@dhruva/jyotish/vocabulary';
import type { PairSetting, Rashis } from '../../telling/setting.ts';
import { belongingTo, type Noun } from '../grammar.ts';
import { ofSign, sayIn, YOU, type Person, type Say } from '../say.ts';
import { ORDINALS } from '../words/houses.ts';

const named = (name: string): Person => ({ name, of: belongingTo(name) });

const OTHER = named('दूसरे व्यक्ति');
const PARTNER = named('आपके साझेदार');

export const LAGNA = 'लग्न[उदय राशि]';

/** "पाँचवीं राशि में है" */
export const inSign = (place: Bhava): string => `${ORDINALS[place].f} राशि में है`;

/** The person asked about besides the asker. */
export const otherIn = (question: CompatibilityQuestionId): Person =>
  question === 'business-partnership' ? PARTNER : OTHER;

/** Noun phrases for two people: `owner` is the one a finding begins with. */
export interface PairSay extends Say {
  readonly owner: Person;
  readonly them: Person;
  /** "आपका शुक्र" */
  own(graha: Graha): Noun;
  /** "दूसरे व्यक्ति का मंगल" */
  theirs(graha: Graha): Noun;
}

const grahaOf = (person: Person, graha: Graha, rashis: Rashis | null | undefined): Noun => {
  const { it, bent } = ofSign(person, graha, rashis);
  return { it: `${person.of.m} ${it}`, bent: `${person.of.obl} ${bent}` };
};

/** The speaker of one finding about two people; what belongs to both begins with the asker. */
export const pairSay = (
  { rashis, ...setting }: PairSetting,
  whose: PairFinding['whose'],
  question: CompatibilityQuestionId,
): PairSay => {
  const other = otherIn(question);
  const [owner, them] = whose === 'other' ? [other, YOU] : [YOU, other];
  const [mine, theirs] =
    whose === 'other' ? [rashis?.other, rashis?.self] : [rashis?.self, rashis?.other];
  return {
    ...sayIn({ ...setting, owner, ...(mine && { rashis: mine }) }),
    owner,
    them,
    own: (graha) => grahaOf(owner, graha, mine),
    theirs: (graha) => grahaOf(them, graha, theirs),
  };
};
