import type { PairFinding } from '@dhruva/jyotish';
import type { CompatibilityQuestionId, Graha } from '@dhruva/jyotish/vocabulary';
import type { PairSetting } from '../../telling/setting.ts';
import { bareName, inSign, nounPhrasesIn, type Person, type NounPhrases } from '../noun-phrases.ts';

const YOU: Person = { name: 'you', possessive: 'your' };
const OTHER: Person = { name: 'the other person', possessive: "the other person's" };
const PARTNER: Person = {
  name: 'your partner in business',
  possessive: "your business partner's",
};

/** What the person asked about besides the asker is called in the answer to a question. */
export type OtherIn = (question: CompatibilityQuestionId) => Person;

/** The other person by the name given, or by what they are to the asker. */
export const otherNamed =
  (name: string | undefined): OtherIn =>
  (question) => {
    if (name !== undefined) return { name, possessive: `${name}'s` };
    return question === 'business-partnership' ? PARTNER : OTHER;
  };

/** English noun phrases for two people: `owner` is the one a finding begins with. */
export interface PairNounPhrases extends NounPhrases {
  readonly owner: Person;
  readonly them: Person;
  /** "your Venus" */
  own(graha: Graha): string;
  /** "the other person's Mars" */
  theirs(graha: Graha): string;
}

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
    own: (graha) => `${owner.possessive} ${bareName(graha)}${inSign(owner, graha, mine)}`,
    theirs: (graha) => `${them.possessive} ${bareName(graha)}${inSign(them, graha, theirs)}`,
  };
};
