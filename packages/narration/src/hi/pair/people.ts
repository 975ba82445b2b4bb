import type { PairFinding } from '@dhruva/jyotish';
import type { Bhava, CompatibilityQuestionId, Graha } from '@dhruva/jyotish/vocabulary';
import type { PairSetting, Rashis } from '../../telling/setting.ts';
import { belongingTo, type InflectedNoun } from '../grammar.ts';
import { ofSign, nounPhrasesIn, YOU, type Person, type NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';

const named = (name: string): Person => ({ name, of: belongingTo(name) });

const OTHER = named('दूसरे व्यक्ति');
const PARTNER = named('आपके साझेदार');

export const LAGNA = 'लग्न[जन्म के समय पूर्व में उगती राशि]';

/** "पाँचवीं राशि में है" */
export const inSign = (place: Bhava): string => `${ORDINALS[place].f} राशि में है`;

/** What the person asked about besides the asker is called in the answer to a question. */
export type OtherIn = (question: CompatibilityQuestionId) => Person;

/** The other person by the name given, which is never inflected, or by what they are to the asker. */
export const otherNamed =
  (name: string | undefined): OtherIn =>
  (question) => {
    if (name !== undefined) return named(name);
    return question === 'business-partnership' ? PARTNER : OTHER;
  };

/** Hindi noun phrases for two people: `owner` is the one a finding begins with. */
export interface PairNounPhrases extends NounPhrases {
  readonly owner: Person;
  readonly them: Person;
  /** "आपका शुक्र" */
  own(graha: Graha): InflectedNoun;
  /** "दूसरे व्यक्ति का मंगल" */
  theirs(graha: Graha): InflectedNoun;
}

const grahaOf = (
  person: Person,
  graha: Graha,
  rashis: Rashis | null | undefined,
): InflectedNoun => {
  const { direct, oblique } = ofSign(person, graha, rashis);
  return { direct: `${person.of.m} ${direct}`, oblique: `${person.of.oblique} ${oblique}` };
};

/** Noun phrases of one finding about two people; what belongs to both begins with the asker. */
export const pairNounPhrases = (
  { rashis, ...setting }: PairSetting,
  whose: PairFinding['whose'],
  other: Person,
): PairNounPhrases => {
  const [owner, them] = whose === 'other' ? [other, YOU] : [YOU, other];
  const [mine, theirs] =
    whose === 'other' ? [rashis?.other, rashis?.self] : [rashis?.self, rashis?.other];
  return {
    ...nounPhrasesIn({ ...setting, owner, ...(mine && { rashis: mine }) }),
    owner,
    them,
    own: (graha) => grahaOf(owner, graha, mine),
    theirs: (graha) => grahaOf(them, graha, theirs),
  };
};
