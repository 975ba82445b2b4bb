import { checkBirth } from '../contract/routes.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { call } from '@dhruva/web/lib/call.ts';

/** Has the details read back; throws CallError when something must be mended or chosen first. */
export const checkDetails = async (userDetails: UserDetails): Promise<void> => {
  await call(checkBirth, { body: { userDetails } });
};

/** Claims the free question; the profile as it is afterwards. */
export const claimFreeQuestion = async (): Promise<Profile> =>
  call(updateProfile, { body: { hasUsedFreeQuestion: true } });

/** The profile anew: an answer may have spent the free question or one that friends brought. */
export const readProfile = async (): Promise<Profile> => call(getProfile);
