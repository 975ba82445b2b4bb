import { questionPackage } from '../contract/catalogue.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { Composer } from '@dhruva/server/platform/messages/outbox.ts';
import { loadProfile } from '@dhruva/account/profile/server';
import { findSet, type SetOutline } from './question-set.store.ts';
import { promiseInWords } from './set-words.rules.ts';

type MailDeps = Pick<Deps, 'env' | 'outbox' | 'userKeys'>;
type Writer = (set: SetOutline) => { readonly subject: string; readonly text: string };

/** Mails on payments and refunds are sent by payments. */
const answeredMail: Writer = ({ packageId }) => ({
  subject: 'Your questions are answered',
  text: `The answers to your ${questionPackage(packageId).questions} questions are in My Predictions.`,
});

/** Contains neither questions nor names, since mails pass through many systems. */
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

/** Registers the mails to customer and operator. */
export const composeMails = (deps: MailDeps): void => {
  deps.outbox.compose('custom-questions.answered', toCustomer(answeredMail, deps));
  deps.outbox.compose('custom-questions.to-operator', async ({ subjectId }, db) => {
    const set = await findSet(db, { id: subjectId ?? '' });
    return set && { mail: { to: deps.env.supportEmail, ...operatorMail(set) } };
  });
};
