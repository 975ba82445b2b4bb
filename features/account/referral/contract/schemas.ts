import * as z from 'zod/mini';

/** A user's own referral code and its results. `creditsWaiting`: earned ₹99 questions not used yet. */
export const referralStatus = z.object({
  code: z.string(),
  link: z.string(),
  friends: z.number(),
  friendsNeeded: z.number(),
  creditsEarned: z.number(),
  creditsWaiting: z.number(),
});
export type ReferralStatus = z.infer<typeof referralStatus>;
