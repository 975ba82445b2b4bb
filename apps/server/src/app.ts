import type { FastifyInstance } from 'fastify';
import { checkoutSource } from './platform/env/gateway-settings.ts';
import { takenCells } from '@dhruva/care/appointments/server';
import { registerAppointmentNews } from '@dhruva/care/appointments/server/news/news.routes';
import { registerAppointments } from '@dhruva/care/appointments/server/appointments.routes';
import { registerAssessments } from '@dhruva/care/assessments/server/assessments.routes';
import { registerAuth } from '@dhruva/account/auth/server/auth.routes';
import { authenticate } from '@dhruva/account/auth/server';
import { registerPurchases } from '@dhruva/money/purchases/server/purchases.routes';
import { registerPairs } from '@dhruva/asking/pairs/server/pairs.routes';
import { registerTracker } from '@dhruva/care/tracker/server/tracker.routes';
import { registerOwnQuestions } from '@dhruva/asking/own-questions/server/own-questions.routes';
import { registerFollowUps } from '@dhruva/asking/follow-ups/server/follow-ups.routes';
import { registerIntake } from '@dhruva/care/intake/server/intake.routes';
import { createBirths } from '@dhruva/asking/births/server';
import { createPlaces, loadGazetteer } from '@dhruva/asking/places/server';
import type { Products } from '@dhruva/money/payments/server';
import { ALL_ERRORS } from '@dhruva/contract/all-errors';
import { createOrderOfAny } from '@dhruva/contract/purchase-item';
import { registerPayments } from '@dhruva/money/payments/server/payments.routes';
import { registerPlaces } from '@dhruva/asking/places/server/places.routes';
import { registerPlans } from '@dhruva/money/plans/server/plans.routes';
import { registerQuestions } from '@dhruva/asking/questions/server/questions.routes';
import { registerPrivacy } from '@dhruva/house/privacy/server/privacy.routes';
import { registerProfile } from '@dhruva/account/profile/server/profile.routes';
import { registerReceipts } from '@dhruva/money/receipts/server/receipts.routes';
import { registerReferral } from '@dhruva/account/referral/server/referral.routes';
import { registerTherapists } from '@dhruva/care/therapists/server/therapists.routes';
import { registerSupport } from '@dhruva/house/support/server/support.routes';
import { registerFirstChart } from '@dhruva/asking/first-chart/server/first-chart.routes';
import { registerKeptAnswers } from '@dhruva/asking/kept-answers/server/kept-answers.routes';
import { registerPeople } from '@dhruva/asking/people/server/people.routes';
import { createPersonalData } from './personal-data.ts';
import type { Deps } from './platform/deps.ts';
import { createHttp } from './platform/http/create-http.ts';
import { publishOpenApi } from './platform/http/openapi.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { registerSystem } from './platform/http/system.routes.ts';
import { serveWebPages } from './platform/http/web-pages.ts';
import { createRequestLimiter } from './platform/limits/request-limiter.ts';
import { registerSweeps } from './platform/sweeps.jobs.ts';
import { createProducts, type ProductDeps } from './products.ts';

/**
 * Builds the whole server, not yet listening. The only file that imports every feature. Tests may pass other
 * products.
 */
export const buildApp = async (
  deps: Deps,
  onSale: (deps: ProductDeps) => Products = createProducts,
): Promise<FastifyInstance> => {
  const { env, db } = deps;
  const guards = {
    authenticate: async (token: string) => authenticate(deps, token),
    limitRequests: createRequestLimiter(deps),
  };
  const app = await createHttp(deps, guards, ALL_ERRORS);
  const sources = { secure: env.mode === 'production', checkout: checkoutSource(env.gateway) };
  await addSecurityHeaders(app, sources);
  await publishOpenApi(app, { browsable: env.mode === 'development' });
  registerSystem(app, deps.readiness);
  registerSweeps(deps);
  const places = createPlaces(loadGazetteer);
  const births = createBirths(places);
  registerAuth(app, deps);
  registerPlaces(app, places);
  registerProfile(app, { ...deps, placeLabel: (id) => places.byId(id)?.label });
  registerPeople(app, { ...deps, births });
  registerQuestions(app, { ...deps, births });
  registerPairs(app, { ...deps, births });
  registerFollowUps(app, deps);
  registerReferral(app, deps);
  const selling = { ...deps, products: onSale({ ...deps, births }) };
  await registerPayments(app, selling, createOrderOfAny);
  registerAssessments(app, deps);
  registerSupport(app, deps);
  registerPurchases(app, selling);
  registerAppointments(app, deps);
  registerTherapists(app, { db, takenCells });
  registerReceipts(app, selling);
  registerOwnQuestions(app, deps);
  registerTracker(app, deps);
  registerPlans(app, deps);
  registerIntake(app, deps);
  registerAppointmentNews(app, deps);
  registerPrivacy(app, { ...selling, personalData: createPersonalData(deps.userKeys) });
  registerFirstChart(app, { ...deps, births });
  registerKeptAnswers(app, deps);
  await serveWebPages(app, { folder: env.webDir, publicUrl: env.publicUrl, sources });
  return app;
};
