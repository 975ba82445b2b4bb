import { BIRTH_ERRORS } from '@dhruva/asking/births/contract/errors';
import { OWN_QUESTION_ERRORS } from '../contract/errors.ts';
import { ANSWERING_HOURS } from '@dhruva/kernel/answering-hours';
import { questionPackage } from '../contract/catalogue.ts';
import type { QuestionPackageId } from '../contract/catalogue.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Births } from '@dhruva/asking/births/server';
import type { Product } from '@dhruva/money/payments/server';
import { EMPTY_PROFILE, loadProfile } from '@dhruva/account/profile/server';
import { dueAt } from '@dhruva/civil-time';
import { addSet, closeSet, findSet } from './question-set.store.ts';
import { readQuestions, readSetBirth, type ReadSetBirth } from './questions.rules.ts';
import { packageTitle, promiseInWords, stageOf } from './set-words.rules.ts';

const ERRORS = { ...BIRTH_ERRORS, ...OWN_QUESTION_ERRORS };

type CustomPackage = Product<'custom-package'>;

/** When the answers of a package are due. */
export const promiseOf = (packageId: QuestionPackageId, paidAt: Date): Date =>
  new Date(dueAt(paidAt.getTime(), questionPackage(packageId).promise, ANSWERING_HOURS));

/** The birth that a user's profile tells of now. */
const birthOf = async (births: Births, db: Db, key: UserKey, now: Date): Promise<ReadSetBirth> =>
  readSetBirth((await loadProfile(db, key)) ?? EMPTY_PROFILE, (profile) =>
    births.isAdult(profile, now),
  );

const accepting =
  (births: Births): CustomPackage['accept'] =>
  async (tx, { draft, userKey }, now) => {
    const read = readQuestions(draft.packageId, draft.questions);
    if (read.kind === 'refused') throw new AppError(read.code, { fields: { ...read.fields } });
    const birth = await birthOf(births, tx, userKey, now);
    if (birth.kind === 'refused') {
      const { sentence } = ERRORS[birth.code];
      throw new AppError(birth.code, {
        fields: Object.fromEntries(birth.fields.map((field) => [field, sentence])),
      });
    }
    return {
      draft: { ...draft, questions: read.questions },
      dueAt: promiseOf(draft.packageId, now),
    };
  };

const cancellationTerms: CustomPackage['cancellationTerms'] = async (
  db,
  { orderId, amountPaise },
) => {
  const set = await findSet(db, { orderId });
  if (set?.state !== 'waiting') return undefined;
  return { refundPaise: amountPaise, rule: 'Not answered yet: everything is given back' };
};

const revoke: CustomPackage['revoke'] = async (tx, { orderId }, now) => {
  const set = await findSet(tx, { orderId }, { lock: true });
  if (set?.state === 'answered') throw new AppError('booking.not-cancellable');
  if (set?.state !== 'waiting') return;
  await closeSet(tx, set.id, 'refunded', now);
};

const describe: CustomPackage['describe'] = async (db, { orderId, draft }, now) => {
  const set = await findSet(db, { orderId });
  const due = set?.dueAt ?? promiseOf(draft.packageId, now);
  return {
    title: packageTitle(draft.packageId),
    stage: set ? stageOf(set.state, due) : `Answers by ${promiseInWords(due)} if paid now`,
    dueAt: due.toISOString(),
  };
};

/** The product of question packages; the due time counts from the payment. */
export const packageProduct = ({
  outbox,
  births,
}: Pick<Deps, 'outbox'> & { readonly births: Births }): CustomPackage => ({
  offer: ({ packageId }) => ({
    productId: packageId,
    pricePaise: questionPackage(packageId).pricePaise,
    account: 'questions',
    key: `custom-package:${packageId}`,
  }),
  accept: accepting(births),
  fulfil: async (tx, { draft, userKey, orderId, paymentId, paidAt }, now) => {
    const birth = await birthOf(births, tx, userKey, now);
    if (birth.kind === 'refused') return { refund: 'cannot-be-given' };
    const { packageId, questions } = draft;
    const promised = promiseOf(packageId, paidAt);
    const set = { orderId, paymentId, packageId, questions, birth: birth.birth, dueAt: promised };
    const subjectId = await addSet(tx, userKey, set, now);
    const { userId } = userKey;
    await outbox.enqueue(tx, { kind: 'custom-questions.to-operator', userId, subjectId }, now);
    return 'given';
  },
  revoke,
  releaseHold: async () => undefined,
  cancellationTerms,
  describe,
});
