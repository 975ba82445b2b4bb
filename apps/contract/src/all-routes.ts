import { createOrderOfAny } from './purchase-item.ts';
import * as appointments from '@dhruva/care/appointments/contract/routes';
import * as assessments from '@dhruva/care/assessments/contract/routes';
import * as auth from '@dhruva/account/auth/contract/routes';
import * as bookings from '@dhruva/money/purchases/contract/routes';
import * as compatibility from '@dhruva/asking/pairs/contract/routes';
import * as counselling from '@dhruva/care/tracker/contract/routes';
import * as customQuestions from '@dhruva/asking/own-questions/contract/routes';
import * as followUps from '@dhruva/asking/follow-ups/contract/routes';
import * as intake from '@dhruva/care/intake/contract/routes';
import * as payments from '@dhruva/money/payments/contract/routes';
import * as places from '@dhruva/asking/places/contract/routes';
import * as plans from '@dhruva/money/plans/contract/routes';
import * as predictions from '@dhruva/asking/questions/contract/routes';
import * as privacy from '@dhruva/house/privacy/contract/routes';
import * as profile from '@dhruva/account/profile/contract/routes';
import * as receipts from '@dhruva/money/receipts/contract/routes';
import * as referral from '@dhruva/account/referral/contract/routes';
import type { Route } from '@dhruva/kernel/route';
import * as support from '@dhruva/house/support/contract/routes';
import * as system from '@dhruva/kernel/system/routes';
import * as therapists from '@dhruva/care/therapists/contract/routes';
import * as firstChart from '@dhruva/asking/first-chart/contract/routes';
import * as keptAnswers from '@dhruva/asking/kept-answers/contract/routes';
import * as people from '@dhruva/asking/people/contract/routes';

/** Every route of the API. */
export const ALL_ROUTES: readonly Route[] = [
  system,
  auth,
  profile,
  places,
  { ...payments, createOrder: createOrderOfAny },
  bookings,
  appointments,
  customQuestions,
  counselling,
  plans,
  intake,
  predictions,
  compatibility,
  followUps,
  receipts,
  assessments,
  support,
  privacy,
  referral,
  therapists,
  firstChart,
  keptAnswers,
  people,
].flatMap((feature) => Object.values(feature));
