import { ALL_ROUTES } from '@dhruva/contract/all-routes';
import { PUBLIC_ROUTES } from '@dhruva/contract/public-routes';
import { mySessions } from '@dhruva/account/auth/contract/routes';
import { myAppointments } from '@dhruva/care/appointments/contract/routes';
import { myAssessmentReport } from '@dhruva/care/assessments/contract/routes';
import { myBookings } from '@dhruva/money/purchases/contract/routes';
import {
  myIntake,
  myIntakeDraft,
  saveIntakeDraft,
  submitIntake,
} from '@dhruva/care/intake/contract/routes';
import { myCredits } from '@dhruva/money/plans/contract/routes';
import { MIN_SYMPTOMS, SYMPTOMS } from '@dhruva/care/tracker/contract/symptoms';
import { history, myShares, saveEntry, shareEntries } from '@dhruva/care/tracker/contract/routes';
import { addPerson, myPeople } from '@dhruva/asking/people/contract/routes';
import { getPrediction, myPredictions } from '@dhruva/asking/questions/contract/routes';
import { logout } from '@dhruva/account/auth/contract/routes';
import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import type { Route } from '@dhruva/kernel/route';
import { describe, expect, it } from 'vitest';
import { deliverAssessment } from '@dhruva/house/desks/server';
import { CHEAP, PAIR, PUNE_1990, TOGETHER } from './births.ts';
import { SECRETS, therapy } from './purchase-fixtures.ts';
import { call, type CallOptions, logIn } from './calling.ts';
import { buy } from './paying.ts';
import { buildTestApp } from './test-app.ts';
import { inIndia } from './in-india.ts';
import { withRouteTable } from './route-table.ts';

/**
 * Every route of the contract × {nobody signed in, somebody else signed in, a session that was ended}. A new
 * route that asks for something fails here until it is given the request its owner would make.
 */
const { built: server, table } = await withRouteTable(buildTestApp);
const { app } = server;

const { dob, timeOfBirth, placeOfBirth } = PUNE_1990;
const owner = await logIn(server, '9400000001');
await server.clock.set(inIndia('2026-11-21 12:00').getTime() - Date.now());
const { checkout, signed } = await buy(server, owner, therapy());
const { orderId } = checkout;
const paymentId = signed.razorpay_payment_id;
/** Symptoms ticked by the owner; a stranger's entry ticks others. */
const EIGHT = SYMPTOMS.slice(0, MIN_SYMPTOMS).map(({ label }) => label);
const OWN_SYMPTOMS = SYMPTOMS.slice(-MIN_SYMPTOMS).map(({ label }) => label);
const feeling = { rating: 2, symptoms: OWN_SYMPTOMS };
const entryId = (await call(app, saveEntry, { token: owner, body: feeling })).reply.entry.id;

const ownProof = { phone: '9400000001', otp: '111111', challengeId: 'none' };

const { kind: _therapy, form, ...time } = therapy();
const [session] = (await call(app, myAppointments, { token: owner })).reply;
const id = session?.id ?? '';
const planOrderId = (await buy(server, owner, { kind: 'plan', planId: 'pack-10' })).checkout
  .orderId;

const REPORT = 'A secret report of the owner.';
const assessment = { kind: 'assessment', assessmentId: 'memory' } as const;
const assessed = (await buy(server, owner, assessment)).checkout.orderId;
await deliverAssessment(server.deps, { reference: `A-${assessed}`, staff: 'desk', file: REPORT });

const mine = { name: 'Owner Secretname', dob, timeOfBirth, placeOfBirth };
await call(app, updateProfile, { token: owner, body: { ...mine, hasUsedFreeQuestion: true } });
const asked = await call(app, getPrediction, {
  token: owner,
  body: { questionText: CHEAP, userDetails: PUNE_1990 },
});
const { predictionId, prediction } = asked.reply;
const [followUp] = prediction.followUps?.offered ?? [];

const partner = {
  ...({ name: 'Partner Secretname', relation: 'partner', agrees: true } as const),
  dob,
  timeOfBirth,
  placeOfBirth,
};
const personId = (await call(app, addPerson, { token: owner, body: partner })).reply.id;

const ownSession = (await call(app, mySessions, { token: owner })).reply.sessions[0]?.id;
const passkey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
};

const OWN_REQUESTS: Readonly<Record<string, object>> = {
  'POST /api/auth/sessions/end': { id: ownSession },
  'POST /api/auth/passkeys/add': passkey,
  'POST /api/auth/passkeys/remove': { id: 'AAAA' },
  'POST /api/auth/number/send-code': { phone: '9400000001' },
  'POST /api/auth/number/change': ownProof,
  'POST /api/auth/second-check/confirm': { code: '000000' },
  'POST /api/auth/start-afresh': { understood: true },
  'PUT /api/profile/update': {},
  'POST /api/people/add': { ...partner, name: 'Anybody' },
  'PUT /api/people/change': { id: personId, details: { ...partner, name: 'Anybody' } },
  'POST /api/people/remove': { id: personId },
  'POST /api/engine/check-birth': { userDetails: PUNE_1990 },
  'POST /api/engine/get-prediction': { questionText: CHEAP, userDetails: PUNE_1990 },
  'POST /api/predictions/save': {
    question: CHEAP,
    answer: '',
    details: { dob, timeOfBirth, placeOfBirth },
  },
  'GET /api/predictions/one': { id: predictionId },
  'GET /api/predictions/calendar': { like: predictionId },
  'POST /api/follow-ups/take': { id: followUp?.id },
  'GET /api/assessments/report': { orderId: assessed },
  'POST /api/payment/create-order': { amount: 1_500, receipt: 'receipt', item: therapy() },
  'POST /api/payment/verify': signed,
  'GET /api/payment/status': { orderId },
  'POST /api/payment/closed': { orderId },
  'POST /api/bookings/create': { bookingDetails: { paymentId } },
  'POST /api/appointments/book': { ...time, slot: '10:00 AM', form, planOrderId },
  'POST /api/appointments/move': { ...time, slot: '12:00 PM', id },
  'POST /api/appointments/cancel': { id, gives: 'credit' },
  'POST /api/appointments/not-held': { id, note: '' },
  'GET /api/appointments/calendar': { id },
  'POST /api/bookings/cancel': { id: orderId, refundPaise: 150_000 },
  'POST /api/counseling/save': { rating: 4, symptoms: EIGHT },
  'POST /api/counseling/delete': { id: entryId },
  'POST /api/counseling/share': { therapistId: '2' },
  'POST /api/counseling/unshare': { therapistId: '2' },
  'POST /api/custom-questions/save': { packageDetails: {}, questionsList: [], paymentId },
  'GET /api/receipts/one': { orderId },
  'GET /api/receipts/pdf': { orderId },
  'POST /api/intake-form/submit': { name: 'Asha', phone: '9876543210' },
  'PUT /api/intake-form/draft': { livesWith: 'a cat' },
  'POST /api/privacy/send-code': { phone: '9400000001' },
  'POST /api/privacy/export': ownProof,
  'POST /api/privacy/delete': { ...ownProof, refundPaise: 0 },
  'POST /api/compatibility/check-pair': PAIR,
  'POST /api/compatibility/match': PAIR,
  'POST /api/compatibility/get-single-answer': { questionText: TOGETHER, ...PAIR },
};

/** The owner's request; sent as query where there is no body. */
const ownRequest = (route: Route): CallOptions => {
  const sent = OWN_REQUESTS[routeName(route)];
  if (!sent) return {};
  return route.method === 'GET' ? { query: sent as Record<string, string> } : { body: sent };
};

const routeName = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path}`;
const closed = ALL_ROUTES.filter(({ auth }) => auth === 'session');

const asksForSomething = ({ params, query, body }: Route): boolean =>
  [params, query, body].some((asked) => asked !== undefined);

it('knows the request of each route that needs a session and asks for something', () => {
  const asking = closed.filter(asksForSomething);
  expect(Object.keys(OWN_REQUESTS).toSorted()).toEqual(asking.map(routeName).toSorted());
});

it('leaves open only what must be, each with its reason', () => {
  const open = table.filter((name) => !closed.map(routeName).includes(name));
  expect(open.toSorted()).toEqual(Object.keys(PUBLIC_ROUTES).toSorted());
  expect(table.filter((name) => !open.includes(name)).toSorted()).toEqual(
    closed.map(routeName).toSorted(),
  );
});

describe('with a session that was ended', async () => {
  const ended = await logIn(server, '9400000003');
  await call(app, logout, { token: ended });
  it.each(closed)('$method $path', async (route) => {
    const { status, refusal } = await call(app, route, { ...ownRequest(route), token: ended });
    expect([status, refusal.code]).toEqual([401, 'auth.signed-out']);
  });
});

describe('signed out', () => {
  const NOBODY: readonly [string, Record<string, string>][] = [
    ['no header', {}],
    ['an empty token', { authorization: 'Bearer ' }],
    ['a token nobody has', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['a token in SQL', { authorization: "Bearer ' OR '1'='1" }],
  ];
  it.each(closed.flatMap((route) => NOBODY.map(([name, headers]) => ({ route, name, headers }))))(
    '$route.method $route.path with $name',
    async ({ route, headers }) => {
      const { status, refusal } = await call(app, route, { ...ownRequest(route), headers });
      expect([status, refusal.code]).toEqual([401, 'auth.signed-out']);
    },
  );
});

describe('signed in as somebody else', async () => {
  const stranger = await logIn(server, '9400000002');
  await call(app, submitIntake, {
    token: owner,
    body: { name: 'Owner Secretname', phone: '9400000001' },
  });
  await call(app, saveIntakeDraft, { token: owner, body: { name: 'Half Secretname' } });
  await call(app, shareEntries, { token: owner, body: { therapistId: '2' } });
  await buy(server, owner, { kind: 'plan', planId: 'pack-6' });
  const secrets = [
    predictionId,
    prediction.direct,
    'Secretname',
    '9400000001',
    orderId,
    paymentId,
    SECRETS.pseudoName,
    SECRETS.address,
    entryId,
    personId,
    id,
    planOrderId,
    assessed,
    REPORT,
    ...OWN_SYMPTOMS,
  ];
  const ownersView = async () => [
    (await call(app, getProfile, { token: owner })).reply,
    (await call(app, mySessions, { token: owner })).reply,
    (await call(app, myPeople, { token: owner })).reply,
    (await call(app, myPredictions, { token: owner })).reply,
    (await call(app, myBookings, { token: owner })).reply,
    (await call(app, myAppointments, { token: owner })).reply,
    (await call(app, history, { token: owner })).reply,
    (await call(app, myShares, { token: owner })).reply,
    (await call(app, myIntake, { token: owner })).reply,
    (await call(app, myIntakeDraft, { token: owner })).reply,
    (await call(app, myCredits, { token: owner })).reply,
    (await call(app, myAssessmentReport, { token: owner, query: { orderId: assessed } })).reply,
  ];

  it.each(closed.toSorted((a) => (a.path.endsWith('logout') ? 1 : -1)))(
    '$method $path shows and changes nothing of the owner',
    async (route) => {
      const before = await ownersView();
      const { status, text } = await call(app, route, {
        token: stranger,
        ...ownRequest(route),
      });
      expect(status).toBeLessThan(500);
      for (const secret of secrets) {
        expect(text).not.toContain(secret);
      }
      expect(await ownersView()).toEqual(before);
    },
  );
});
