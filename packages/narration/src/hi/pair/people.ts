import type { PairFinding } from '@dhruva/jyotish';
import type { Bhava, CompatibilityQuestionId, Graha } from '@dhruva/jyotish/vocabulary';
import type { Setting } from '../../telling/setting.ts';
import { belongingTo, type Noun } from '../grammar.ts';
import { sayIn, YOU, type Person, type Say } from '../say.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
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

const grahaOf = ({ of }: Person, graha: Graha): Noun => ({
  it: `${of.m} ${GRAHA_NAMES[graha]}`,
  bent: `${of.obl} ${GRAHA_NAMES[graha]}`,
});

/** The speaker of one finding about two people; what belongs to both begins with the asker. */
export const pairSay = (
  setting: Setting,
  whose: PairFinding['whose'],
  question: CompatibilityQuestionId,
): PairSay => {
  const other = otherIn(question);
  const [owner, them] = whose === 'other' ? [other, YOU] : [YOU, other];
  return {
    ...sayIn({ ...setting, owner }),
    owner,
    them,
    own: (graha) => grahaOf(owner, graha),
    theirs: (graha) => grahaOf(them, graha),
  };
};
