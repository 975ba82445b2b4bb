import type { FastifyInstance } from 'fastify';
import { MIGRATIONS } from '../migrations/all-migrations.ts';
import { checkoutSource } from './env/gateway-settings.ts';
import { takenCells } from './features/appointments/appointments.api.ts';
import { registerAppointmentNews } from './features/appointments/news/news.routes.ts';
import { registerAppointments } from './features/appointments/appointments.routes.ts';
import { registerAssessments } from './features/assessments/assessments.routes.ts';
import { registerAuth } from './features/auth/auth.routes.ts';
import { authenticate } from './features/auth/sessions/session.service.ts';
import { registerBookings } from './features/bookings/bookings.routes.ts';
import { registerCompatibility } from './features/compatibility/compatibility.routes.ts';
import { registerCounselling } from './features/counselling/counselling.routes.ts';
import { registerCustomQuestions } from './features/custom-questions/custom-questions.routes.ts';
import { registerIntake } from './features/intake/intake.routes.ts';
import { createPlaces, loadGazetteer } from './features/places/places.api.ts';
import type { Products } from './features/payments/payments.api.ts';
import { registerPayments } from './features/payments/payments.routes.ts';
import { registerPlaces } from './features/places/places.routes.ts';
import { registerPlans } from './features/plans/plans.routes.ts';
import { registerPredictions } from './features/predictions/predictions.routes.ts';
import { registerPrivacy } from './features/privacy/privacy.routes.ts';
import { registerProfile } from './features/profile/profile.routes.ts';
import { registerReceipts } from './features/receipts/receipts.routes.ts';
import { registerReferral } from './features/referral/referral.routes.ts';
import { registerTherapists } from './features/therapists/therapists.routes.ts';
import { registerSupport } from './features/support/support.routes.ts';
import { createPersonalData } from './personal-data.ts';
import { isMigrated } from './platform/database/migrate.ts';
import type { Deps } from './platform/deps.ts';
import { prerenderedHashes } from './platform/http/content-security-policy.ts';
import { createHttp } from './platform/http/create-http.ts';
import { publishOpenApi } from './platform/http/openapi.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { registerSystem } from './platform/http/system.routes.ts';
import { serveWebPages } from './platform/http/web-pages.ts';
import { registerSweeps } from './platform/sweeps.jobs.ts';
import { createProducts, type ProductDeps } from './products.ts';

/** The whole server, not yet listening: the only file that knows every feature. Tests may sell other things. */
export const buildApp = async (
  deps: Deps,
  onSale: (deps: ProductDeps) => Products = createProducts,
): Promise<FastifyInstance> => {
  const { env, db } = deps;
  const app = await createHttp(deps, (token) => authenticate(deps, token));
  await addSecurityHeaders(app, {
    secure: env.mode === 'production',
    scriptHashes: prerenderedHashes(env.webDir),
    checkout: checkoutSource(env.gateway),
  });
  await publishOpenApi(app, { browsable: env.mode === 'development' });
  registerSystem(app, deps, () => isMigrated(db, MIGRATIONS));
  registerSweeps(deps);
  const places = createPlaces(loadGazetteer);
  registerAuth(app, deps);
  registerPlaces(app, places);
  registerProfile(app, { ...deps, placeLabel: (id) => places.byId(id)?.label });
  registerPredictions(app, { ...deps, places });
  registerCompatibility(app, { ...deps, places });
  registerReferral(app, deps);
  const selling = { ...deps, products: onSale({ ...deps, places }) };
  await registerPayments(app, selling);
  registerAssessments(app, deps);
  registerSupport(app, deps);
  registerBookings(app, selling);
  registerAppointments(app, deps);
  registerTherapists(app, { db, takenCells });
  registerReceipts(app, selling);
  registerCustomQuestions(app, deps);
  registerCounselling(app, deps);
  registerPlans(app, deps);
  registerIntake(app, deps);
  registerAppointmentNews(app, deps);
  registerPrivacy(app, { ...selling, personalData: createPersonalData(deps.userKeys) });
  await serveWebPages(app, { folder: env.webDir, publicUrl: env.publicUrl });
  return app;
};
