import {
  appointmentCalendar,
  bookByCredit,
  cancelAppointment,
  joinAppointment,
  moveAppointment,
} from '@dhruva/care/appointments/contract/routes';
import { myAssessmentReport } from '@dhruva/care/assessments/contract/routes';
import { sendOtp, signupVerifyOtp, verifyOtp } from '@dhruva/account/auth/contract/routes';
import { cancelBooking, createBooking } from '@dhruva/money/purchases/contract/routes';
import { ALL_ERRORS } from '@dhruva/contract/all-errors';
import type { ErrorCode } from '@dhruva/kernel/errors';
import { checkPair, getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import { MIN_SYMPTOMS, SYMPTOMS } from '@dhruva/care/tracker/contract/symptoms';
import {
  deleteEntries,
  saveEntry,
  shareEntries,
  unshareEntries,
} from '@dhruva/care/tracker/contract/routes';
import { answerPromise, saveOwnQuestions } from '@dhruva/asking/own-questions/contract/routes';
import { submitIntake } from '@dhruva/care/intake/contract/routes';
import { createOrder } from '@dhruva/money/payments/contract/routes';
import { searchPlaces } from '@dhruva/asking/places/contract/routes';
import {
  checkBirth,
  getPrediction,
  savePrediction,
} from '@dhruva/asking/questions/contract/routes';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { getReceipt } from '@dhruva/money/receipts/contract/routes';
import type { Route } from '@dhruva/kernel/route';
import { sendSupport } from '@dhruva/house/support/contract/routes';
import { expect, it } from 'vitest';
import { CHEAP, NEW_YORK, PAIR, PARIS, PUNE_1990, TOGETHER } from './births.ts';
import { call, codeFor, LOGIN, logIn, otherCode } from './calling.ts';
import type { CallOptions } from './calling.ts';
import { inIndia } from './in-india.ts';
import { buildTestApp } from './test-app.ts';
import { customPackage, QUESTIONS, therapy } from './purchase-fixtures.ts';

/** Invalid input by hand or script: each case with its status, code and message. */
const server = await buildTestApp();
const { app, sms, clock, logged } = server;
/** A Monday before the sessions that are booked here. */
const NOW_MS = inIndia('2026-11-23 12:00').getTime() - Date.now();
await clock.set(NOW_MS);
const token = await logIn(server, '9500000000');

interface Case {
  readonly name: string;
  readonly route: Route;
  readonly send: CallOptions | (() => Promise<CallOptions>);
  readonly status: number;
  readonly code: ErrorCode;
  /** The specification's message, where it gives one. */
  readonly says?: string;
}

const SAYS: Partial<Record<ErrorCode, string>> = {
  'auth.phone-invalid': 'Please enter a valid 10-digit phone number.',
  'auth.email-invalid': 'Please enter a valid email address or leave it blank.',
  'auth.age-unconfirmed': 'You must confirm that you are 18 years or older.',
  'auth.terms-unaccepted': 'You must accept the Terms & Conditions to proceed.',
  'auth.code-format': 'Please enter a 6-digit OTP.',
  'auth.code-wrong': 'Invalid OTP. Please try again.',
  'auth.signup-fields-missing': 'Please fill in Name, Email, and Phone number.',
  'auth.send-failed': 'Failed to request OTP. Is your backend server running?',
  'birth.details-missing': 'Please fill in all birth details to proceed.',
  'birth.date-format': 'Invalid date format. Please use YYYY-MM-DD.',
  'birth.date-numbers': 'Invalid date. Please enter numbers for year, month, and day.',
  'birth.date-future': 'Date of birth cannot be in the future.',
  'birth.time-format': 'Invalid time format. Please use a valid HH:MM time.',
  'support.fields-missing': 'Please fill all fields.',
  'compatibility.details-missing': 'Please fill in all details for Self and Other.',
  'counselling.incomplete':
    'Please rate your feeling and select at least 8-10 symptoms before saving.',
};

const otp = (name: string, body: object, code: ErrorCode): Case => ({
  name,
  route: sendOtp,
  send: { body: { phone: '9500000001', ...LOGIN, ...body } },
  status: 400,
  code,
});
const birth = (name: string, change: object, code: ErrorCode, status = 400): Case => ({
  name,
  route: checkBirth,
  send: { token, body: { userDetails: { ...PUNE_1990, ...change } } },
  status,
  code,
});
const pair = (name: string, change: object, code: ErrorCode, status = 400): Case => ({
  name,
  route: checkPair,
  send: { token, body: { ...PAIR, ...change } },
  status,
  code,
});
const profile = (name: string, body: object, code: ErrorCode): Case => ({
  name,
  route: updateProfile,
  send: { token, body },
  status: 400,
  code,
});
const raw = (name: string, send: CallOptions, code: ErrorCode, status = 400): Case => ({
  name,
  route: verifyOtp,
  send,
  status,
  code,
});
const guess = (name: string, code: ErrorCode, send: () => Promise<CallOptions>): Case => ({
  name,
  route: verifyOtp,
  send,
  status: 400,
  code,
});

const purchase = (
  name: string,
  { amount, item }: { readonly amount: number; readonly item: object },
  code: ErrorCode,
): Case => ({
  name,
  route: createOrder,
  send: { token, body: { amount, receipt: 'receipt', item } },
  status: ALL_ERRORS[code].status,
  code,
});
const custom = (name: string, questions: readonly string[], code: ErrorCode): Case =>
  purchase(name, { amount: 1_100, item: customPackage('custom-1100', questions) }, code);
const session = (name: string, change: object, code: ErrorCode): Case =>
  purchase(name, { amount: 1_500, item: { ...therapy(), ...change } }, code);
const { kind: _therapy, form, ...TIME } = therapy();
const byCredit = (name: string, change: object, code: ErrorCode): Case => ({
  name: `with a credit, ${name}`,
  route: bookByCredit,
  send: { token, body: { ...TIME, form, planOrderId: 'none', ...change } },
  status: ALL_ERRORS[code].status,
  code,
});
const intake = (name: string, change: object, code: ErrorCode): Case => ({
  name: `an intake form with ${name}`,
  route: submitIntake,
  send: { token, body: { name: 'Asha', phone: '9876543210', ...change } },
  status: ALL_ERRORS[code].status,
  code,
});
const support = (name: string, change: object, code: ErrorCode): Case => ({
  name,
  route: sendSupport,
  send: { body: { issue: 'login', message: 'I cannot log in', answerTo: '', ...change } },
  status: 400,
  code,
});
const unknown = (name: string, route: Route, send: CallOptions): Case => ({
  name,
  route,
  send: { token, ...send },
  status: 404,
  code: route.errors.find((code) => code.endsWith('unknown')) ?? 'server.unexpected',
});

const EIGHT = SYMPTOMS.slice(0, MIN_SYMPTOMS).map(({ label }) => label);
const feeling = (
  name: string,
  change: object,
  code: ErrorCode = 'counselling.symptoms-unknown',
): Case => ({
  name,
  route: saveEntry,
  send: { token, body: { rating: 3, symptoms: EIGHT, ...change } },
  status: 400,
  code,
});

const sharing = (
  name: string,
  body: object,
  { code = 'request.invalid', route = shareEntries }: { code?: ErrorCode; route?: Route } = {},
): Case => ({ name, route, send: { token, body }, status: ALL_ERRORS[code].status, code });

const CASES: readonly Case[] = [
  custom('a question left empty', QUESTIONS.with(4, ' '), 'custom-question.missing'),
  custom('a question of lotteries', QUESTIONS.with(0, 'Lottery?'), 'custom-question.refused'),
  custom('a cry for help', QUESTIONS.with(1, 'I want to kill myself'), 'custom-question.distress'),
  custom('no birth in the profile', QUESTIONS, 'custom-question.profile-incomplete'),
  custom('a question too many', [...QUESTIONS, 'One more?'], 'request.invalid'),
  purchase('a price of one’s own', { amount: 1, item: customPackage() }, 'payment.amount-differs'),
  purchase(
    'a package that is none',
    { amount: 1, item: { ...customPackage(), packageId: 'custom-1' } },
    'request.invalid',
  ),
  session('a day that is none', { date: '2026-02-30' }, 'booking.date-invalid'),
  session('a day long past', { date: '2020-01-01' }, 'booking.date-invalid'),
  session('a slot nobody offers', { slot: '4:00 AM' }, 'booking.slot-closed'),
  session('a slot that is none', { slot: '25:00' }, 'request.invalid'),
  session(
    'a form without a name',
    { form: { ...therapy().form, pseudoName: ' ' } },
    'booking.fields-missing',
  ),
  session(
    'a mobile of 9 digits',
    { form: { ...therapy().form, mobile: '987654321' } },
    'booking.mobile-invalid',
  ),
  byCredit('no plan', {}, 'appointment.no-credit'),
  byCredit('SQL for a plan', { planOrderId: "' or 1=1 --" }, 'appointment.no-credit'),
  byCredit('a form of 9 digits', { form: { ...form, mobile: '9' } }, 'booking.mobile-invalid'),
  byCredit('a therapist who is none', { therapistId: '9' }, 'request.invalid'),
  byCredit('a length of one’s own', { minutes: 45 }, 'request.unknown-key'),
  unknown('moving nothing', moveAppointment, { body: { ...TIME, id: "' or 1=1 --" } }),
  unknown('cancelling no session', cancelAppointment, { body: { id: 'none', gives: 'credit' } }),
  intake('no name', { name: ' ' }, 'intake.fields-missing'),
  intake('a phone of 9 digits', { phone: '987654321' }, 'intake.phone-invalid'),
  intake('an e-mail without @', { email: 'asha' }, 'intake.email-invalid'),
  intake('a text too long', { medicalCare: 'अ'.repeat(2_001) }, 'request.invalid'),
  intake('a number for a text', { age: 34 }, 'request.invalid'),
  intake('a field of its own', { isStaff: true }, 'request.unknown-key'),
  intake('1 MB of text', { medicalCare: 'a'.repeat(1024 * 1024) }, 'request.too-large'),
  unknown('a payment nobody made', createBooking, {
    body: { bookingDetails: { paymentId: 'pay_none' } },
  }),
  unknown('questions nobody paid', saveOwnQuestions, {
    body: { packageDetails: {}, questionsList: [], paymentId: 'pay_none' },
  }),
  unknown('cancelling nothing', cancelBooking, { body: { id: "' or 1=1 --", refundPaise: 1 } }),
  unknown('a calendar file of nothing', appointmentCalendar, { query: { id: "' or 1=1 --" } }),
  unknown('a join link made up', joinAppointment, { body: { key: `${'0'.repeat(36)}.0` } }),
  unknown('a receipt of nothing', getReceipt, { query: { orderId: 'none' } }),
  {
    name: 'a report of nothing',
    route: myAssessmentReport,
    send: { token, query: { orderId: "' or 1=1 --" } },
    status: 404,
    code: 'assessment.no-report',
  },
  {
    name: 'a promise for no package',
    route: answerPromise,
    send: { query: { packageId: 'custom-1' } },
    status: 400,
    code: 'custom-question.package-unknown',
  },

  feeling('no rating', { rating: 0 }, 'counselling.incomplete'),
  feeling('seven symptoms', { symptoms: EIGHT.slice(1) }, 'counselling.incomplete'),
  feeling(
    'one symptom eight times',
    { symptoms: EIGHT.map(() => EIGHT[0]) },
    'counselling.incomplete',
  ),
  feeling('a symptom twice', { symptoms: [...EIGHT, EIGHT[0]] }),
  feeling('a symptom of one’s own', { symptoms: [...EIGHT, "'; drop table users --"] }),
  feeling('six stars', { rating: 6 }, 'request.invalid'),
  feeling('half a star', { rating: 2.5 }, 'request.invalid'),
  feeling('a rating in words', { rating: 'good' }, 'request.invalid'),
  feeling('more symptoms than there are', { symptoms: Array(31).fill('') }, 'request.invalid'),
  unknown('deleting what is not there', deleteEntries, { body: { id: "' or 1=1 --" } }),
  sharing(
    'a therapist without a session',
    { therapistId: '2' },
    { code: 'counselling.no-session' },
  ),
  sharing('showing to nobody', {}),
  sharing('showing to SQL', { therapistId: "' or 1=1 --" }),
  sharing('showing for good', { therapistId: '2', until: null }, { code: 'request.unknown-key' }),
  sharing('taking back from nobody', { therapistId: '9' }, { route: unshareEntries }),

  support('no issue chosen', { issue: '' }, 'support.fields-missing'),
  support('no message written', { message: ' \n ' }, 'support.fields-missing'),
  support('an issue that is none', { issue: 'refund' }, 'request.invalid'),
  support('a message of 2,001 characters', { message: 'a'.repeat(2_001) }, 'request.invalid'),
  support('a number for a message', { message: 7 }, 'request.invalid'),
  support('a ticket of one’s own', { ticket: 'T-222222' }, 'request.unknown-key'),
  support('an answer to nowhere', { answerTo: 'me' }, 'support.answer-to-invalid'),
  support(
    'a mail header in the way to answer',
    { answerTo: 'a@b.in\r\nBcc: c@d.in' },
    'support.answer-to-invalid',
  ),
  otp('a phone of 9 digits', { phone: '987654321' }, 'auth.phone-invalid'),
  otp('a phone of 11 digits', { phone: '98765432101' }, 'auth.phone-invalid'),
  otp('a phone beginning with 5', { phone: '5876543210' }, 'auth.phone-invalid'),
  otp('a phone of another country', { phone: '+1 212 555 0100' }, 'auth.phone-invalid'),
  otp('letters for a phone', { phone: 'phone' }, 'auth.phone-invalid'),
  otp('no phone typed', { phone: '' }, 'auth.phone-invalid'),
  otp('SQL for a phone', { phone: "9876543210'; DROP TABLE users;--" }, 'auth.phone-invalid'),
  otp('an e-mail without @', { email: 'asha' }, 'auth.email-invalid'),
  otp('a mail header in an e-mail', { email: 'a@b.in\r\nBcc: c@d.in' }, 'auth.email-invalid'),
  otp('the age box unticked', { ageConfirmed: false }, 'auth.age-unconfirmed'),
  otp('the terms box unticked', { termsAccepted: false }, 'auth.terms-unaccepted'),
  otp('an unknown key', { isAdmin: true }, 'request.unknown-key'),
  otp('a number for a phone', { phone: 9876543210 }, 'request.invalid'),
  otp('a phone of 300 characters', { phone: '9'.repeat(300) }, 'request.invalid'),

  raw('a code of 5 digits', { body: { phone: '9500000001', otp: '12345' } }, 'auth.code-format'),
  raw('letters for a code', { body: { phone: '9500000001', otp: 'abcdef' } }, 'auth.code-format'),
  guess('a wrong code', 'auth.code-wrong', async () => {
    await call(app, sendOtp, { body: { phone: '9500000002', ...LOGIN } });
    return { body: { phone: '9500000002', otp: otherCode(codeFor(sms, '9500000002')) } };
  }),
  guess('an expired code', 'auth.code-expired', async () => {
    await call(app, sendOtp, { body: { phone: '9500000003', ...LOGIN } });
    await clock.set(NOW_MS + 301_000);
    return { body: { phone: '9500000003', otp: codeFor(sms, '9500000003') } };
  }),
  guess('a code nobody asked for', 'auth.code-expired', async () => ({
    body: { phone: '9500000004', otp: '123456' },
  })),
  {
    ...otp('a provider that fails', {}, 'auth.send-failed'),
    status: 502,
    send: async () => {
      sms.fail = { ok: false, retryable: true, code: 'network' };
      return { body: { phone: '9500000005', ...LOGIN } };
    },
  },
  {
    name: 'a sign-up without a name',
    route: signupVerifyOtp,
    send: { body: { phone: '9500000006', otp: '123456', name: '', email: 'a@b.in' } },
    status: 400,
    code: 'auth.signup-fields-missing',
  },

  raw('broken JSON', { raw: '{"phone": ' }, 'request.broken-json'),
  raw('no JSON at all', { raw: 'phone=9876543210' }, 'request.broken-json'),
  raw('an empty body', { raw: '' }, 'request.broken-json'),
  raw('a prototype in JSON', { raw: '{"__proto__": {"x": 1}}' }, 'request.broken-json'),
  raw('a list for a body', { raw: '[]' }, 'request.invalid'),
  raw('null for a body', { raw: 'null' }, 'request.invalid'),
  raw('a word for a body', { raw: '"hello"' }, 'request.invalid'),
  raw(
    'a body nested ten thousand deep',
    { raw: '['.repeat(10_000) + ']'.repeat(10_000) },
    'request.invalid',
  ),
  raw('a body of 1 MB', { body: { phone: 'x'.repeat(1024 * 1024) } }, 'request.too-large', 413),
  raw(
    'XML',
    { raw: '<phone/>', headers: { 'content-type': 'application/xml' } },
    'request.unsupported-type',
    415,
  ),
  raw(
    'a form',
    { raw: 'phone=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    'request.unsupported-type',
    415,
  ),

  profile('30 February in the profile', { dob: 'Feb 30 1990' }, 'profile.date-invalid'),
  profile('a date in words nobody knows', { dob: 'in the monsoon' }, 'profile.date-invalid'),
  profile('a date of two readings', { dob: '05/06/1990' }, 'profile.date-ambiguous'),
  profile('a profile born tomorrow', { dob: '1 January 2999' }, 'birth.date-future'),
  profile('a profile born in 1899', { dob: '31 Dec 1899' }, 'birth.date-out-of-range'),
  profile('24:00 in the profile', { timeOfBirth: '24:00' }, 'profile.time-invalid'),
  profile('a contact number of 9 digits', { phone: '987654321' }, 'profile.phone-invalid'),
  profile('a gender we do not know', { gender: 'x' }, 'request.invalid'),
  profile('a null for a text', { name: null }, 'request.invalid'),

  birth('no date', { dob: '' }, 'birth.details-missing'),
  birth('no time', { timeOfBirth: '' }, 'birth.details-missing'),
  birth('no place', { placeOfBirth: '' }, 'birth.details-missing'),
  birth('slashes in a date', { dob: '1990/08/15' }, 'birth.date-format'),
  birth('letters in a date', { dob: '1990-08-1x' }, 'birth.date-numbers'),
  birth('30 February', { dob: '1990-02-30' }, 'birth.date-unreal'),
  birth('29 February 1900', { dob: '1900-02-29' }, 'birth.date-unreal'),
  birth('month 13', { dob: '1990-13-01' }, 'birth.date-unreal'),
  birth('a date to come', { dob: '2999-01-01' }, 'birth.date-future'),
  birth('1899', { dob: '1899-12-31' }, 'birth.date-out-of-range'),
  birth('24:00', { timeOfBirth: '24:00' }, 'birth.time-format'),
  birth('12:60', { timeOfBirth: '12:60' }, 'birth.time-format'),
  birth('a time with PM', { timeOfBirth: '2:30 PM' }, 'birth.time-format'),
  birth('a place that does not exist', { placeOfBirth: 'Xyzzyqvwk' }, 'place.unknown'),
  birth('a place of many namesakes', { placeOfBirth: 'Rampur' }, 'place.ambiguous'),
  birth(
    'a place id nobody knows',
    { placeId: 'atlantis', placeOfBirth: 'Xyzzyqvwk' },
    'place.unknown',
  ),
  birth('a latitude of 91', { coordinates: { lat: 91, lon: 0 } }, 'place.coordinates-invalid'),
  birth('a longitude of 181', { coordinates: { lat: 0, lon: 181 } }, 'place.coordinates-invalid'),
  birth(
    'a time the clocks of Paris jumped over',
    { dob: '1990-03-25', timeOfBirth: '02:30', coordinates: PARIS },
    'birth.time-gap',
  ),
  birth(
    'a time New York had twice',
    { dob: '1990-10-28', timeOfBirth: '01:30', coordinates: NEW_YORK },
    'birth.time-overlap',
  ),
  birth('a child', { dob: '2015-05-05' }, 'person.under-18', 403),
  birth('another person not asked', { questionFor: 'other' }, 'prediction.consent-missing'),
  birth('a question for nobody', { questionFor: 'nobody' }, 'request.invalid'),
  birth('an unknown key in the details', { cheat: true }, 'request.unknown-key'),

  pair(
    'no place of the other',
    { otherData: { ...PAIR.otherData, placeOfBirth: ' ' } },
    'compatibility.details-missing',
  ),
  pair(
    'a child beside an adult',
    { otherData: { ...PAIR.otherData, dateOfBirth: '2015-05-05' } },
    'person.under-18',
    403,
  ),
  pair('another person who did not agree', { otherAgrees: false }, 'prediction.consent-missing'),
  pair('one person only', { otherData: undefined }, 'request.invalid'),
  pair('a third person', { thirdData: PAIR.otherData }, 'request.unknown-key'),
  {
    name: 'a question about two of one’s own',
    route: getSingleAnswer,
    send: { token, body: { questionText: 'Will we be rich?', ...PAIR } },
    status: 400,
    code: 'prediction.question-unknown',
  },
  {
    name: 'a question about two not paid',
    route: getSingleAnswer,
    send: { token, body: { questionText: TOGETHER, ...PAIR } },
    status: 402,
    code: 'prediction.not-entitled',
  },

  {
    name: 'a question of one’s own',
    route: getPrediction,
    send: { token, body: { questionText: 'Which number wins?', userDetails: PUNE_1990 } },
    status: 400,
    code: 'prediction.question-unknown',
  },
  {
    name: 'a question not unlocked',
    route: getPrediction,
    send: { token, body: { questionText: CHEAP, userDetails: PUNE_1990 } },
    status: 402,
    code: 'prediction.not-entitled',
  },
  {
    name: 'an answer never given',
    route: savePrediction,
    send: {
      token,
      body: {
        question: CHEAP,
        answer: '',
        details: { dob: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: 'Pune' },
      },
    },
    status: 404,
    code: 'prediction.not-found',
  },
  {
    name: 'one letter of a place',
    route: searchPlaces,
    send: { query: { q: 'p' } },
    status: 400,
    code: 'place.query-short',
  },
  {
    name: 'an unknown parameter',
    route: searchPlaces,
    send: { query: { q: 'pune', limit: '1000' } },
    status: 400,
    code: 'request.unknown-key',
  },
];

it.each(CASES)('$name: $status $code', async ({ route, send, status, code }) => {
  const options = typeof send === 'function' ? await send() : send;
  const { status: got, refusal } = await call(app, route, options);
  await clock.set(NOW_MS);
  sms.fail = undefined;
  expect([got, refusal.code]).toEqual([status, code]);
  expect(refusal.success).toBe(false);
  expect(refusal.message).toBe(SAYS[code] ?? ALL_ERRORS[code].sentence);
});

it('is a table of at least forty', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(40);
});

it('answers an address that is none with 404', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/nothing', payload: {} });
  expect([response.statusCode, response.json().code]).toEqual([404, 'request.not-found']);
});

it('left no unexpected error in the log', () => {
  expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
