import { MIN_SYMPTOMS, SYMPTOMS } from '@dhruva/care/tracker/contract/symptoms';
import { QUESTION_IDS } from '@dhruva/account/entitlements/contract/question-ids';
import { addPerson } from '@dhruva/asking/people/contract/routes';
import { checkBirth } from '@dhruva/asking/questions/contract/routes';
import { getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import { saveEntry, shareEntries } from '@dhruva/care/tracker/contract/routes';
import { saveOwnQuestions } from '@dhruva/asking/own-questions/contract/routes';
import { saveIntakeDraft, submitIntake } from '@dhruva/care/intake/contract/routes';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { myReferral } from '@dhruva/account/referral/contract/routes';
import { sendSupport } from '@dhruva/house/support/contract/routes';
import { answerSet } from '@dhruva/asking/own-questions/server';
import { logStaffRead } from '@dhruva/account/audit/server';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { askers } from '@dhruva/asking/questions/server/test/asking';
import { CHEAP, PAIR, PUNE_1990, TOGETHER } from '@dhruva/server/test/births.ts';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { buy, order } from '@dhruva/server/test/paying.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import {
  customPackage,
  QUESTIONS,
  SECRETS,
  therapy,
} from '@dhruva/server/test/purchase-fixtures.ts';

/** Texts a user wrote or received; none may be found unencrypted. */
export const PERSONAL_TEXTS = {
  ...SECRETS,
  dob: '1990-08-15',
  place: 'Pune, Maharashtra',
  otherPlace: 'Nashik, Maharashtra',
  work: 'own-business',
  reply: 'Your bakery may open in the spring.',
  abandoned: 'Is my secret garden to be sold?',
  livesWith: 'with a secret parrot',
  livedWith: 'with a secret tortoise',
  willLiveWith: 'with a secret lizard',
  person: 'Secret Ravi',
  support: 'My secret kettle shows an error.',
} as const;

/** Staff members who read what the user wrote. */
export const READERS = ['desk-anna', 'reader-meera'] as const;

const ask = async (server: TestApp, token: string): Promise<void> => {
  const { app, deps } = server;
  const { claim, ask: askOne } = askers(server, 0);
  await claim(token);
  await askOne(token, CHEAP, { facts: { work: PERSONAL_TEXTS.work } });
  await buy(server, token, { kind: 'compatibility', questionId: 'spouse-compatibility', ...PAIR });
  await call(app, getSingleAnswer, { token, body: { questionText: TOGETHER, ...PAIR } });
  const { signed } = await buy(server, token, customPackage());
  const body = { packageDetails: {}, questionsList: [], paymentId: signed.razorpay_payment_id };
  const { reply } = await call(app, saveOwnQuestions, { token, body });
  const file = JSON.stringify(QUESTIONS.map(() => PERSONAL_TEXTS.reply));
  await answerSet(deps, { id: reply.set.id, operator: READERS[0], file });
  await order(
    server,
    token,
    customPackage('custom-1100', QUESTIONS.with(0, PERSONAL_TEXTS.abandoned)),
  );
};

/** Checks questions for a birth without its time until one is not firm enough: the birth is then scanned. */
const checkUntimed = async ({ app }: TestApp, token: string): Promise<void> => {
  const userDetails = { ...PUNE_1990, timeOfBirth: '', timeUnknown: true };
  for (const questionId of QUESTION_IDS) {
    const { reply } = await call(app, checkBirth, { token, body: { questionId, userDetails } });
    if (reply.firmness?.level === null) return;
  }
  throw new Error('every question is firm');
};

const seekCare = async (server: TestApp, token: string, date: string): Promise<void> => {
  await buy(server, token, { kind: 'assessment', assessmentId: 'memory' });
  await buy(server, token, { kind: 'plan', planId: 'pack-6' });
  await buy(server, token, therapy({ date }));
  const symptoms = SYMPTOMS.slice(0, MIN_SYMPTOMS).map(({ label }) => label);
  await call(server.app, saveEntry, { token, body: { rating: 2, symptoms } });
  await call(server.app, shareEntries, { token, body: { therapistId: '2' } });
};

const writeForms = async ({ app }: TestApp, token: string, phone: string): Promise<void> => {
  const form = { name: SECRETS.name, phone };
  for (const livesWith of [PERSONAL_TEXTS.livedWith, PERSONAL_TEXTS.livesWith])
    await call(app, submitIntake, { token, body: { ...form, livesWith } });
  const begun = { ...form, livesWith: PERSONAL_TEXTS.willLiveWith };
  await call(app, saveIntakeDraft, { token, body: begun });
  const message = { issue: 'bug', message: PERSONAL_TEXTS.support, answerTo: phone };
  await call(app, sendSupport, { body: message });
};

/** A therapist reads the intake form. */
const beRead = async ({ app, deps }: TestApp, token: string): Promise<void> => {
  const userId = (await app.authenticate(token))?.userId;
  const read = { staff: READERS[1], purpose: 'before the session', reference: 'S-1' };
  await inTransaction(deps.db, (tx, now) =>
    logStaffRead(tx, { ...read, userId, kind: 'intake', outcome: 'read' }, now),
  );
};

/**
 * Signs a number up and uses every feature, with a session on `date`, so that every table that can hold
 * personal data does. Returns the token.
 */
export const createFullAccount = async (
  server: TestApp,
  phone: string,
  date = '2026-11-30',
): Promise<string> => {
  const { app } = server;
  const token = await logIn(server, phone);
  const { name, email } = SECRETS;
  const birth = {
    dob: PERSONAL_TEXTS.dob,
    timeOfBirth: '14:30',
    placeOfBirth: PERSONAL_TEXTS.place,
  };
  const lifeFacts = { work: PERSONAL_TEXTS.work };
  await call(app, updateProfile, { token, body: { name, email, ...birth, lifeFacts } });
  const kin = { name: PERSONAL_TEXTS.person, relation: 'family', agrees: true } as const;
  await call(app, addPerson, { token, body: { ...kin, ...birth, facts: lifeFacts } });
  await ask(server, token);
  await checkUntimed(server, token);
  await seekCare(server, token, date);
  await writeForms(server, token, phone);
  await beRead(server, token);
  await call(app, myReferral, { token });
  return token;
};
