import { appointmentsData } from './features/appointments/appointments.api.ts';
import { assessmentsData } from './features/assessments/assessments.api.ts';
import { authData } from './features/auth/auth.api.ts';
import { compatibilityData } from './features/compatibility/compatibility.api.ts';
import { counsellingData } from './features/counselling/counselling.api.ts';
import { customQuestionsData } from './features/custom-questions/custom-questions.api.ts';
import { entitlementsData } from './features/entitlements/entitlements.api.ts';
import { intakeData } from './features/intake/intake.api.ts';
import { paymentsData } from './features/payments/payments.api.ts';
import { plansData } from './features/plans/plans.api.ts';
import { predictionsData } from './features/predictions/predictions.api.ts';
import { keyData, type PersonalData } from './features/privacy/privacy.api.ts';
import { profileData } from './features/profile/profile.api.ts';
import { referralData } from './features/referral/referral.api.ts';
import { staffReadsData } from './features/staff-reads/staff-reads.api.ts';
import { supportData } from './features/support/support.api.ts';
import type { UserKeys } from './platform/crypto/user-keys.ts';

/**
 * What every feature keeps of a person, in the order it is shown and erased: what points at other rows before
 * them, what finds its rows by the number before the number goes, the key last.
 */
export const createPersonalData = (userKeys: UserKeys): readonly PersonalData[] => [
  profileData,
  predictionsData,
  compatibilityData,
  customQuestionsData,
  entitlementsData,
  appointmentsData,
  plansData,
  assessmentsData,
  paymentsData,
  counsellingData,
  intakeData,
  staffReadsData,
  referralData,
  supportData(userKeys),
  authData,
  keyData(userKeys),
];

/** Tables that hold nothing of any person. */
export const IMPERSONAL = [
  'kysely_migration',
  'kysely_migration_lock',
  'rate_limits',
  'receipt_counters',
  'test_clock',
  'therapist_calendars',
  'therapist_hours',
  'therapist_leave',
] as const;
