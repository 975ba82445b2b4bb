import { questionPackage } from '@dhruva/contract/catalogue/packages';
import type { Deps } from '../../platform/deps.ts';
import type { Composer } from '../../platform/messages/outbox.ts';
import { loadProfile } from '../profile/profile.api.ts';
import { findSet, type SetOutline } from './question-set.store.ts';
import { packageTitle, promiseInWords } from './set-words.rules.ts';

type MailDeps = Pick<Deps, 'env' | 'outbox' | 'userKeys'>;
type Writer = (set: SetOutline) => { readonly subject: string; readonly text: string };

const CUSTOMER_MAILS: Readonly<Record<'received' | 'answered' | 'missed', Writer>> = {
  received: ({ packageId, dueAt }) => ({
    subject: 'We have your questions',
    text: `Thank you. Your purchase: ${packageTitle(packageId)}.\n\nWe answer by ${promiseInWords(dueAt)}. The answers will be in My Predictions; if we are late, everything is refunded by itself.`,
  }),
  answered: ({ packageId }) => ({
    subject: 'Your questions are answered',
    text: `The answers to your ${questionPackage(packageId).questions} questions are in My Predictions.`,
  }),
  missed: ({ dueAt }) => ({
    subject: 'We did not answer in time: you get your money back',
    text: `We promised answers by ${promiseInWords(dueAt)} and did not keep it. We are sorry. The whole amount goes back the way it came; you need not do anything.`,
  }),
};

/** Neither questions nor names: mails are read by many machines. */
const operatorMail: Writer = ({ id, packageId, dueAt }) => ({
  subject: `${questionPackage(packageId).questions} questions, due ${promiseInWords(dueAt)}`,
  text: `A set of questions waits.\n\nid         ${id}\nquestions  ${questionPackage(packageId).questions}\ndue        ${promiseInWords(dueAt)}\n\nnpm run -s desk -- show ${id}`,
});

const toCustomer =
  (write: Writer, { userKeys }: MailDeps): Composer =>
  async ({ userId, subjectId }, db) => {
    const set = await findSet(db, { id: subjectId ?? '' });
    const key = await userKeys.load(db, userId);
    const profile = key && (await loadProfile(db, key));
    if (!set || !profile || profile.email === '') return undefined;
    return { mail: { to: profile.email, ...write(set) } };
  };

/** Declares what is written to the customer and to the operator. */
export const composeMails = (deps: MailDeps): void => {
  for (const [kind, write] of Object.entries(CUSTOMER_MAILS)) {
    deps.outbox.compose(`custom-questions.${kind}`, toCustomer(write, deps));
  }
  deps.outbox.compose('custom-questions.to-operator', async ({ subjectId }, db) => {
    const set = await findSet(db, { id: subjectId ?? '' });
    return set && { mail: { to: deps.env.supportEmail, ...operatorMail(set) } };
  });
};
