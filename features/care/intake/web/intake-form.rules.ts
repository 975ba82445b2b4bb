import { type IntakeForm, intakeForm } from '../contract/schemas.ts';
import type { Profile } from '@dhruva/account/profile/contract/schemas';

export const INTAKE_NAMES = Object.keys(intakeForm.shape) as (keyof IntakeForm)[];

/** An empty form, prefilled from the profile. */
export const newForm = (profile: Pick<Profile, 'name' | 'phone' | 'email'> | null): IntakeForm =>
  intakeForm.parse({
    name: profile?.name ?? '',
    phone: profile?.phone ?? '',
    email: profile?.email ?? '',
  });
