import { appointmentsData } from '@dhruva/care/appointments/server';
import { assessmentsData } from '@dhruva/care/assessments/server';
import { authData } from '@dhruva/account/auth/server';
import { pairsData } from '@dhruva/asking/pairs/server';
import { trackerData } from '@dhruva/care/tracker/server';
import { ownQuestionsData } from '@dhruva/asking/own-questions/server';
import { entitlementsData } from '@dhruva/account/entitlements/server';
import { followUpsData } from '@dhruva/asking/follow-ups/server';
import { intakeData } from '@dhruva/care/intake/server';
import { paymentsData } from '@dhruva/money/payments/server';
import { plansData } from '@dhruva/money/plans/server';
import { firmnessScansData, questionsData } from '@dhruva/asking/questions/server';
import { encryptionKeyData } from '@dhruva/house/privacy/server';
import { peopleData } from '@dhruva/asking/people/server';
import { profileData } from '@dhruva/account/profile/server';
import { referralData } from '@dhruva/account/referral/server';
import { auditData } from '@dhruva/account/audit/server';
import { supportData } from '@dhruva/house/support/server';
import type { UserKeys } from './platform/crypto/user-keys.ts';
import type { PersonalData } from './platform/personal-data.ts';

/**
 * What each feature stores about a person, in the order of display and erasure: referencing rows before
 * referenced ones, rows found by phone number before the number, the encryption key last.
 */
export const createPersonalData = (userKeys: UserKeys): readonly PersonalData[] => [
  profileData,
  peopleData,
  questionsData,
  firmnessScansData,
  followUpsData,
  pairsData,
  ownQuestionsData,
  entitlementsData,
  appointmentsData,
  plansData,
  assessmentsData,
  paymentsData,
  trackerData,
  intakeData,
  auditData,
  referralData,
  supportData(userKeys),
  authData,
  encryptionKeyData(userKeys),
];

/** Tables without personal data. */
export const TABLES_WITHOUT_PERSONAL_DATA = [
  'kysely_migration',
  'kysely_migration_lock',
  'limiter_devices',
  'otp_sms_days',
  'rate_limits',
  'readiness',
  'receipt_counters',
  'spent_tokens',
  'test_clock',
  'therapist_calendars',
  'therapist_hours',
  'therapist_leave',
] as const;
