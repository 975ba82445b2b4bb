import { factTexts, type LifeFact } from '@dhruva/account/profile/contract/life-facts';
import { useSession } from '@dhruva/account/auth/web';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { Question } from '../contract/catalogue.ts';
import { NEEDED_FACTS } from '../contract/needed-facts.ts';
import { saveFacts } from './ask.ts';

/**
 * Keeps in the profile what somebody told of their own life with a question, and removes what they took back.
 * A failure keeps nobody from asking: the form asks again next time.
 */
export const useRememberFacts = () => {
  const { profile, mergeProfile } = useSession();
  return async (
    { id }: Question,
    { questionFor, facts = {} }: Pick<UserDetails, 'questionFor' | 'facts'>,
  ): Promise<void> => {
    if (questionFor !== 'self' || !profile) return;
    const [told, kept] = [factTexts(facts), factTexts(profile.lifeFacts)];
    const differ = (fact: LifeFact): boolean => told[fact] !== kept[fact];
    const changed = NEEDED_FACTS[id].filter(differ);
    if (changed.length === 0) return;
    const update = Object.fromEntries(changed.map((fact) => [fact, facts[fact] ?? null]));
    await saveFacts(update).then(mergeProfile, () => undefined);
  };
};
