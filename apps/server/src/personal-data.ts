import { appointmentsData } from '@dhruva/care/appointments/server/appointments.api';
import { assessmentsData } from '@dhruva/care/assessments/server/assessments.api';
import { authData } from '@dhruva/account/auth/server/auth.api';
import { compatibilityData } from '@dhruva/asking/pairs/server/compatibility.api';
import { counsellingData } from '@dhruva/care/tracker/server/counselling.api';
import { customQuestionsData } from '@dhruva/asking/own-questions/server/custom-questions.api';
import { entitlementsData } from '@dhruva/account/entitlements/server/entitlements.api';
import { intakeData } from '@dhruva/care/intake/server/intake.api';
import { paymentsData } from '@dhruva/money/payments/server/payments.api';
import { plansData } from '@dhruva/money/plans/server/plans.api';
import { predictionsData } from '@dhruva/asking/questions/server/predictions.api';
import { keyData } from '@dhruva/house/privacy/server/privacy.api';
import { profileData } from '@dhruva/account/profile/server/profile.api';
import { referralData } from '@dhruva/account/referral/server/referral.api';
import { staffReadsData } from '@dhruva/account/audit/server/staff-reads.api';
import { supportData } from '@dhruva/house/support/server/support.api';
import type { UserKeys } from './platform/crypto/user-keys.ts';
import type { PersonalData } from './platform/personal-data.ts';

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
