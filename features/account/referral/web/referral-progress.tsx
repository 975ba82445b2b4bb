import type { ReferralStatus } from '../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { ProgressBar } from '@dhruva/web/ui/progress-bar.tsx';

/** How many friends joined, and what they earned the user. */
export const ReferralProgress = ({ status }: { readonly status: ReferralStatus }) => {
  const { friends, friendsNeeded, creditsEarned, creditsWaiting } = status;
  const joined = m.referral_friends({ friends, needed: friendsNeeded });
  return (
    <div className="rounded-field bg-surface-2 p-4">
      {creditsEarned === 0 ? (
        <>
          <p className="mb-2 font-semibold">{joined}</p>
          <ProgressBar label={joined} value={(100 * friends) / friendsNeeded} />
        </>
      ) : (
        <p className="font-semibold">
          {creditsWaiting > 0 ? m.referral_earned() : m.referral_used()}
        </p>
      )}
    </div>
  );
};
