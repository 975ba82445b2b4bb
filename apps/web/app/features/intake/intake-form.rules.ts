import { type IntakeForm, intakeForm } from '@dhruva/contract/intake/schemas';
import type { Profile } from '@dhruva/contract/profile/schemas';
import { speaksOfDistress } from '@dhruva/safety';

type FieldName = keyof IntakeForm;

export const INTAKE_NAMES = Object.keys(intakeForm.shape) as FieldName[];

/** A form not begun yet: what the profile knows is filled in. */
export const newForm = (profile: Pick<Profile, 'name' | 'phone' | 'email'> | null): IntakeForm =>
  intakeForm.parse({
    name: profile?.name ?? '',
    phone: profile?.phone ?? '',
    email: profile?.email ?? '',
  });

/** The first field, as the form asks them, whose text speaks of distress. */
export const distressAt = (
  form: Partial<IntakeForm>,
  order: readonly FieldName[],
): FieldName | undefined => order.find((name) => speaksOfDistress(form[name] ?? ''));
