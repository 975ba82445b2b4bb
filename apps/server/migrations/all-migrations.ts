import type { Migration } from 'kysely/migration';
import * as platform from './0001-platform.ts';
import * as outbox from './0002-outbox.ts';
import * as auth from './0010-auth.ts';
import * as profile from './0011-profile.ts';
import * as entitlements from './0020-entitlements.ts';
import * as predictions from './0030-predictions.ts';
import * as payments from './0040-payments.ts';
import * as paidEntitlements from './0041-paid-entitlements.ts';
import * as paymentFollowUp from './0042-payment-follow-up.ts';
import * as compatibility from './0050-compatibility.ts';
import * as referral from './0051-referral.ts';
import * as customQuestions from './0060-custom-questions.ts';
import * as plans from './0061-plans.ts';
import * as assessments from './0062-assessments.ts';
import * as bookings from './0063-bookings.ts';
import * as refundsByHand from './0064-refunds-by-hand.ts';
import * as counselling from './0070-counselling.ts';
import * as intake from './0071-intake.ts';
import * as availability from './0072-availability.ts';
import * as support from './0074-support.ts';
import * as appointments from './0075-appointments.ts';
import * as privacy from './0076-privacy.ts';
import * as secondCheck from './0077-second-check.ts';
import * as staff from './0079-staff.ts';
import * as lostTimes from './0080-lost-times.ts';
import * as assessmentReports from './0081-assessment-reports.ts';
import * as notHeld from './0082-not-held.ts';
import * as intakeDrafts from './0083-intake-drafts.ts';
import * as entryShares from './0084-entry-shares.ts';
import * as lifeFacts from './0085-life-facts.ts';
import * as firmnessScans from './0086-firmness-scans.ts';
import * as followUps from './0087-follow-ups.ts';
import * as answerSentences from './0088-answer-sentences.ts';
import * as limiterDevices from './0090-limiter-devices.ts';
import * as told from './0091-told.ts';
import * as codeShield from './0095-code-shield.ts';
import * as signedInDevices from './0096-signed-in-devices.ts';
import * as readiness from './0100-readiness.ts';
import * as paymentWaits from './0104-payment-waits.ts';
import * as people from './0105-people.ts';
import * as toldOnce from './0106-told-once.ts';
import * as numbersAfterTheSale from './0107-numbers-after-the-sale.ts';

/** Every migration in order. Forward only: never edit a released one, add a new number. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-platform': platform,
  '0002-outbox': outbox,
  '0010-auth': auth,
  '0011-profile': profile,
  '0020-entitlements': entitlements,
  '0030-predictions': predictions,
  '0040-payments': payments,
  '0041-paid-entitlements': paidEntitlements,
  '0042-payment-follow-up': paymentFollowUp,
  '0050-compatibility': compatibility,
  '0051-referral': referral,
  '0060-custom-questions': customQuestions,
  '0061-plans': plans,
  '0062-assessments': assessments,
  '0063-bookings': bookings,
  '0064-refunds-by-hand': refundsByHand,
  '0070-counselling': counselling,
  '0071-intake': intake,
  '0072-availability': availability,
  '0074-support': support,
  '0075-appointments': appointments,
  '0076-privacy': privacy,
  '0077-second-check': secondCheck,
  '0079-staff': staff,
  '0080-lost-times': lostTimes,
  '0081-assessment-reports': assessmentReports,
  '0082-not-held': notHeld,
  '0083-intake-drafts': intakeDrafts,
  '0084-entry-shares': entryShares,
  '0085-life-facts': lifeFacts,
  '0086-firmness-scans': firmnessScans,
  '0087-follow-ups': followUps,
  '0088-answer-sentences': answerSentences,
  '0090-limiter-devices': limiterDevices,
  '0091-told': told,
  '0095-code-shield': codeShield,
  '0096-signed-in-devices': signedInDevices,
  '0100-readiness': readiness,
  '0104-payment-waits': paymentWaits,
  '0105-people': people,
  '0106-told-once': toldOnce,
  '0107-numbers-after-the-sale': numbersAfterTheSale,
};
