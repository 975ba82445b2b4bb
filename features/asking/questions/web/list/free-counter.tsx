import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { m } from '@dhruva/web/paraglide/messages.js';
import { classNames } from '@dhruva/web/ui/class-names.ts';

export type FreeQuestion = 'unused' | 'waiting' | 'used';

/** The state of the account's free question. */
export const freeQuestionOf = (profile: Profile | null): FreeQuestion => {
  if (!profile?.hasUsedFreeQuestion) return 'unused';
  return profile.freeQuestionWaiting ? 'waiting' : 'used';
};

interface FreeCounterProps {
  readonly free: FreeQuestion;
  /** ₹99 questions earned by referrals and not asked yet. */
  readonly credits: number;
}

/** The counter of free questions: the account's own, and credits from referrals. */
export const FreeCounter = ({ free, credits }: FreeCounterProps) => (
  <div
    className={classNames(
      'rounded-field px-4 py-3',
      free === 'used' && credits === 0 ? 'bg-surface-2 text-ink-2' : 'bg-success-tint text-success',
    )}
  >
    <p className="flex flex-wrap gap-x-2">
      <span className="font-semibold">
        {m.questions_counter({ used: free === 'unused' ? 0 : 1 })}
      </span>
      <span>{free === 'waiting' ? m.questions_counter_waiting() : m.questions_counter_note()}</span>
    </p>
    {credits > 0 && (
      <p className="mt-1 font-semibold">
        {credits === 1 ? m.questions_credits_one() : m.questions_credits_many({ count: credits })}
      </p>
    )}
  </div>
);
