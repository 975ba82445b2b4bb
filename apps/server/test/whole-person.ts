import { sendSupport } from '@dhruva/contract/support/routes';
import { MIN_SYMPTOMS, SYMPTOMS } from '@dhruva/contract/catalogue/symptoms';
import { saveEntry } from '@dhruva/contract/counselling/routes';
import { getSingleAnswer } from '@dhruva/contract/compatibility/routes';
import { saveCustomQuestions } from '@dhruva/contract/custom-questions/routes';
import { submitIntake } from '@dhruva/contract/intake/routes';
import { deleteAccount, exportData, sendPrivacyCode } from '@dhruva/contract/privacy/routes';
import { updateProfile } from '@dhruva/contract/profile/routes';
import { myReferral } from '@dhruva/contract/referral/routes';
import { noteStaffRead } from '../src/features/staff-reads/staff-reads.api.ts';
import { answerSet } from '../src/features/custom-questions/answering/answering.service.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import { askers } from './asking.ts';
import { PAIR, TOGETHER } from './births.ts';
import { call, codeFor, logIn } from './calling.ts';
import { buy, order } from './paying.ts';
import type { TestApp } from './test-app.ts';
import { customPackage, QUESTIONS, SECRETS, therapy } from './wares.ts';

/** What a person wrote or was told, none of which may be found in clear. */
export const WRITTEN = {
  ...SECRETS,
  dob: '1990-08-15',
  place: 'Pune, Maharashtra',
  otherPlace: 'Nashik, Maharashtra',
  reply: 'Your bakery may open in the spring.',
  abandoned: 'Is my secret garden to be sold?',
  livesWith: 'with a secret parrot',
  livedWith: 'with a secret tortoise',
  support: 'My secret kettle shows an error.',
} as const;

/** Uses the product up: something of one person in every table that can hold it. */
export const wholePeople = (server: TestApp) => {
  const { app, deps, sms } = server;

  const answeredSet = async (token: string): Promise<void> => {
    const { signed } = await buy(server, token, customPackage());
    const body = { packageDetails: {}, questionsList: [], paymentId: signed.razorpay_payment_id };
    const { reply } = await call(app, saveCustomQuestions, { token, body });
    const file = JSON.stringify(QUESTIONS.map(() => WRITTEN.reply));
    await answerSet(deps, { id: reply.set.id, operator: 'desk-anna', file });
  };

  const writeForms = async (token: string, phone: string): Promise<void> => {
    const form = { name: SECRETS.name, phone };
    for (const livesWith of [WRITTEN.livedWith, WRITTEN.livesWith])
      await call(app, submitIntake, { token, body: { ...form, livesWith } });
    const symptoms = SYMPTOMS.slice(0, MIN_SYMPTOMS).map(({ label }) => label);
    await call(app, saveEntry, { token, body: { rating: 2, symptoms } });
    const message = { issue: 'bug', message: WRITTEN.support, answerTo: phone };
    await call(app, sendSupport, { body: message });
  };

  /** A therapist reads the intake form. */
  const beRead = async (token: string): Promise<void> => {
    const userId = (await app.authenticate(token))?.userId;
    const read = { staff: 'reader-meera', purpose: 'before the session', reference: 'S-1' };
    await inTransaction(deps.db, (tx, now) =>
      noteStaffRead(tx, { ...read, userId, kind: 'intake', outcome: 'read' }, now),
    );
  };

  return {
    /** Signs the number up and lives through everything, a session of `date` among it; gives the token. */
    live: async (phone: string, date = '2026-11-30'): Promise<string> => {
      const token = await logIn(server, phone);
      const { name, email } = SECRETS;
      const birth = { dob: WRITTEN.dob, timeOfBirth: '14:30', placeOfBirth: WRITTEN.place };
      await call(app, updateProfile, { token, body: { name, email, ...birth } });
      const { claim, ask } = askers(server, 0);
      await claim(token);
      await ask(token, 'What kind of work suits me best?');
      await buy(server, token, {
        kind: 'compatibility',
        questionId: 'spouse-compatibility',
        ...PAIR,
      });
      await call(app, getSingleAnswer, { token, body: { questionText: TOGETHER, ...PAIR } });
      await answeredSet(token);
      await order(
        server,
        token,
        customPackage('custom-1100', QUESTIONS.with(0, WRITTEN.abandoned)),
      );
      await buy(server, token, { kind: 'assessment', assessmentId: 'memory' });
      await buy(server, token, { kind: 'plan', planId: 'pack-6' });
      await buy(server, token, therapy({ date }));
      await writeForms(token, phone);
      await beRead(token);
      await call(app, myReferral, { token });
      return token;
    },
    /** The proof of the number, by a fresh code. */
    prove: async (token: string, phone: string) => {
      const { reply } = await call(app, sendPrivacyCode, { token, body: { phone } });
      return { phone, otp: codeFor(sms, phone), challengeId: reply.challengeId };
    },
    /** Downloads, as bytes. */
    download: async (token: string, proof: object) =>
      app.inject({
        method: exportData.method,
        url: exportData.path,
        headers: { authorization: `Bearer ${token}` },
        payload: proof,
      }),
    remove: (token: string, body: object) => call(app, deleteAccount, { token, body }),
  };
};
