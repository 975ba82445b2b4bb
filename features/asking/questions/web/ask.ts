import type { Question } from '../contract/catalogue.ts';
import { checkBirth } from '../contract/routes.ts';
import type { CheckedFirmness } from '../contract/schemas.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { LifeFactsUpdate } from '@dhruva/account/profile/contract/life-facts';
import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { call } from '@dhruva/web/lib/call.ts';

/**
 * Lets the server check the birth details of a question, and tell how firm its answer would be; throws
 * CallError when something must be corrected or chosen.
 */
export const checkDetails = async (
  questionId: Question['id'],
  userDetails: UserDetails,
): Promise<CheckedFirmness | null> => {
  const { firmness = null } = await call(checkBirth, { body: { questionId, userDetails } });
  return firmness;
};

/** Changes life facts in the profile and returns it. */
export const saveFacts = async (lifeFacts: LifeFactsUpdate): Promise<Profile> =>
  call(updateProfile, { body: { lifeFacts } });

/** Keeps somebody's own birth in their profile and returns it. */
export const saveBirth = async (details: UserDetails): Promise<Profile> => {
  const { dob, timeOfBirth, timeUnknown = false, placeOfBirth, placeId = '' } = details;
  const body = { dob, timeOfBirth, timeUnknown, placeOfBirth, placeId };
  return call(updateProfile, { body });
};

/** Claims the free question and returns the updated profile. */
export const claimFreeQuestion = async (): Promise<Profile> =>
  call(updateProfile, { body: { hasUsedFreeQuestion: true } });

/** Refetches the profile: an answer may have spent the free question or a referral credit. */
export const readProfile = async (): Promise<Profile> => call(getProfile);
