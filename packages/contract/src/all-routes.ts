import * as appointments from './appointments/routes.ts';
import * as assessments from './assessments/routes.ts';
import * as auth from './auth/routes.ts';
import * as bookings from './bookings/routes.ts';
import * as compatibility from './compatibility/routes.ts';
import * as counselling from './counselling/routes.ts';
import * as customQuestions from './custom-questions/routes.ts';
import * as intake from './intake/routes.ts';
import * as payments from './payments/routes.ts';
import * as places from './places/routes.ts';
import * as plans from './plans/routes.ts';
import * as predictions from './predictions/routes.ts';
import * as privacy from './privacy/routes.ts';
import * as profile from './profile/routes.ts';
import * as receipts from './receipts/routes.ts';
import * as referral from './referral/routes.ts';
import type { Route } from './route.ts';
import * as support from './support/routes.ts';
import * as system from './system/routes.ts';
import * as therapists from './therapists/routes.ts';

/** Every route of the product. */
export const ALL_ROUTES: readonly Route[] = [
  system,
  auth,
  profile,
  places,
  payments,
  bookings,
  appointments,
  customQuestions,
  counselling,
  plans,
  intake,
  predictions,
  compatibility,
  receipts,
  assessments,
  support,
  privacy,
  referral,
  therapists,
].flatMap((feature) => Object.values(feature));
