import { checkBirth } from '../contract/routes.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { call } from '@dhruva/web/lib/call.ts';

/** Lets the server check birth details; throws CallError when something must be corrected or chosen. */
export const checkDetails = async (userDetails: UserDetails): Promise<void> => {
  await call(checkBirth, { body: { userDetails } });
};

/** Claims the free question and returns the updated profile. */
export const claimFreeQuestion = async (): Promise<Profile> =>
  call(updateProfile, { body: { hasUsedFreeQuestion: true } });

/** Refetches the profile: an answer may have spent the free question or a referral credit. */
export const readProfile = async (): Promise<Profile> => call(getProfile);
