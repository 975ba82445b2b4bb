import { appointmentsData } from '@dhruva/care/appointments/server';
import { assessmentsData } from '@dhruva/care/assessments/server';
import { authData } from '@dhruva/account/auth/server';
import { pairsData } from '@dhruva/asking/pairs/server';
import { trackerData } from '@dhruva/care/tracker/server';
import { ownQuestionsData } from '@dhruva/asking/own-questions/server';
import { entitlementsData } from '@dhruva/account/entitlements/server';
import { intakeData } from '@dhruva/care/intake/server';
import { paymentsData } from '@dhruva/money/payments/server';
import { plansData } from '@dhruva/money/plans/server';
import { questionsData } from '@dhruva/asking/questions/server';
import { keyData } from '@dhruva/house/privacy/server';
import { profileData } from '@dhruva/account/profile/server';
import { referralData } from '@dhruva/account/referral/server';
import { auditData } from '@dhruva/account/audit/server';
import { supportData } from '@dhruva/house/support/server';
import type { UserKeys } from './platform/crypto/user-keys.ts';
import type { PersonalData } from './platform/personal-data.ts';

/**
 * What every feature keeps of a person, in the order it is shown and erased: what points at other rows before
 * them, what finds its rows by the number before the number goes, the key last.
 */
export const createPersonalData = (userKeys: UserKeys): readonly PersonalData[] => [
  profileData,
  questionsData,
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
