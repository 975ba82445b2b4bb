import { AUTH_ERRORS } from '@dhruva/account/auth/contract/errors';
import { PROFILE_ERRORS } from '@dhruva/account/profile/contract/errors';
import { PAYMENT_ERRORS } from '@dhruva/money/payments/contract/errors';
import { PURCHASE_ERRORS } from '@dhruva/money/purchases/contract/errors';
import { PLACE_ERRORS } from '@dhruva/asking/places/contract/errors';
import { BIRTH_ERRORS } from '@dhruva/asking/births/contract/errors';
import { PEOPLE_ERRORS } from '@dhruva/asking/people/contract/errors';
import { FOLLOW_UP_ERRORS } from '@dhruva/asking/follow-ups/contract/errors';
import { ANSWER_ERRORS } from '@dhruva/asking/answers/contract/errors';
import { PAIR_ERRORS } from '@dhruva/asking/pairs/contract/errors';
import { OWN_QUESTION_ERRORS } from '@dhruva/asking/own-questions/contract/errors';
import { QUESTION_ERRORS } from '@dhruva/asking/questions/contract/errors';
import { FIRST_CHART_ERRORS } from '@dhruva/asking/first-chart/contract/errors';
import { THERAPIST_ERRORS } from '@dhruva/care/therapists/contract/errors';
import { INTAKE_ERRORS } from '@dhruva/care/intake/contract/errors';
import { ASSESSMENT_ERRORS } from '@dhruva/care/assessments/contract/errors';
import { APPOINTMENT_ERRORS } from '@dhruva/care/appointments/contract/errors';
import { TRACKER_ERRORS } from '@dhruva/care/tracker/contract/errors';
import { SUPPORT_ERRORS } from '@dhruva/house/support/contract/errors';
import { PRIVACY_ERRORS } from '@dhruva/house/privacy/contract/errors';
import { COMMON_ERRORS, type ErrorRegistry } from '@dhruva/kernel/errors';

/** Every code the product answers with: its status and its sentence. */
export const ALL_ERRORS: ErrorRegistry = {
  ...COMMON_ERRORS,
  ...AUTH_ERRORS,
  ...PROFILE_ERRORS,
  ...PAYMENT_ERRORS,
  ...PURCHASE_ERRORS,
  ...PLACE_ERRORS,
  ...BIRTH_ERRORS,
  ...PEOPLE_ERRORS,
  ...FOLLOW_UP_ERRORS,
  ...ANSWER_ERRORS,
  ...PAIR_ERRORS,
  ...OWN_QUESTION_ERRORS,
  ...QUESTION_ERRORS,
  ...FIRST_CHART_ERRORS,
  ...THERAPIST_ERRORS,
  ...INTAKE_ERRORS,
  ...ASSESSMENT_ERRORS,
  ...APPOINTMENT_ERRORS,
  ...TRACKER_ERRORS,
  ...SUPPORT_ERRORS,
  ...PRIVACY_ERRORS,
};
