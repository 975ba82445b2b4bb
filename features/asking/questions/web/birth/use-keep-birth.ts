import { useSession } from '@dhruva/account/auth/web';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { forgetTypedBirth } from '@dhruva/asking/births/web';
import { saveBirth } from '../ask.ts';
import { isBirthKnown } from './birth-form.rules.ts';

/**
 * Keeps in the profile the birth somebody typed with a question, unless the profile has one. A failure keeps
 * nobody from asking: the form asks again next time.
 */
export const useKeepBirth = () => {
  const { profile, mergeProfile } = useSession();
  return async (details: UserDetails): Promise<void> => {
    if (details.questionFor !== 'self' || !profile || isBirthKnown(profile)) return;
    const saved = await saveBirth(details).catch(() => undefined);
    if (!saved) return;
    forgetTypedBirth();
    mergeProfile(saved);
  };
};
