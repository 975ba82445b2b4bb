import * as z from 'zod/mini';

/** Someone's own code and what it brought. `creditsWaiting`: earned ₹99 questions not asked yet. */
export const referralStanding = z.object({
  code: z.string(),
  link: z.string(),
  friends: z.number(),
  friendsNeeded: z.number(),
  creditsEarned: z.number(),
  creditsWaiting: z.number(),
});
export type ReferralStanding = z.infer<typeof referralStanding>;
