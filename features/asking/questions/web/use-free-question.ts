import type { Question } from '../contract/catalogue.ts';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { showToast } from '@dhruva/web/ui/toast-queue.ts';
import { claimFreeQuestion } from './ask.ts';

/** What need not be paid: the account's free question and `credits` from referrals; first tier only. */
export const useFreeQuestion = (credits: number) => {
  const { profile, mergeProfile } = useSession();
  const { hasUsedFreeQuestion = true, freeQuestionWaiting = false } = profile ?? {};
  const given = !hasUsedFreeQuestion || freeQuestionWaiting || credits > 0;

  /** Claims the free question unless it is claimed already; false when that failed. */
  const claim = async (): Promise<boolean> => {
    if (hasUsedFreeQuestion) return true;
    try {
      mergeProfile(await claimFreeQuestion());
      showToast(m.questions_unlocked_free(), 'success');
      return true;
    } catch {
      return false;
    }
  };

  return { covers: ({ tier }: Question): boolean => tier === 99 && given, claim };
};
