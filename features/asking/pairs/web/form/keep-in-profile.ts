import { updateProfile } from '@dhruva/account/profile/contract/routes';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { call } from '@dhruva/web/lib/call.ts';
import type { PairData } from '../../contract/schemas.ts';
import { profileFrom } from './pair-form.rules.ts';

/** Saves Person 1 to a profile without a date of birth; undefined when that fails, which is not shown. */
export const keepInProfile = async (pair: PairData): Promise<Profile | undefined> =>
  call(updateProfile, { body: profileFrom(pair) }).catch(() => undefined);
