import { questionPackage } from '../../contract/catalogue.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import { isUuid } from '@dhruva/server/platform/database/uuid.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import {
  findSet,
  openSet,
  type QuestionSet,
  saveAnswers,
  type SetOutline,
  waitingSets,
} from '../question-set.store.ts';
import { promiseInWords } from '../set-words.rules.ts';
import { readAnswers } from './answers.rules.ts';
import { logDeskRead } from './desk-read.store.ts';

/** A refusal shown to the operator, one problem a line. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type AnsweringDeps = Pick<Deps, 'db' | 'userKeys' | 'outbox'>;

export interface DeskAccess {
  readonly id: string;
  /** The operator's name, kept in the access log. */
  readonly operator: string;
}

const locked = async (tx: Tx, id: string): Promise<SetOutline> => {
  const set = isUuid(id) ? await findSet(tx, { id }, { lock: true }) : undefined;
  if (!set) throw new DeskRefusal([`there is no set ${id}`]);
  return set;
};

const keyOfAuthor = async (tx: Tx, deps: AnsweringDeps, set: SetOutline): Promise<UserKey> => {
  const key = await deps.userKeys.load(tx, set.userId);
  if (!key) throw new DeskRefusal(['the customer deleted the account: this set cannot be read']);
  return key;
};

/** Unanswered sets, most urgent first, and the current time. */
export const openSets = async ({
  db,
}: Pick<Deps, 'db'>): Promise<{ readonly now: Date; readonly sets: SetOutline[] }> => ({
  now: await readNow(db),
  sets: await waitingSets(db),
});

/** A set with its questions and birth details, for an operator; writes the access log first. */
export const showSet = async (
  deps: AnsweringDeps,
  { id, operator }: DeskAccess,
): Promise<QuestionSet> =>
  inTransaction(deps.db, async (tx, now) => {
    const set = await locked(tx, id);
    await logDeskRead(tx, { setId: set.id, operator, action: 'show' }, now);
    return openSet(tx, await keyOfAuthor(tx, deps, set), set.id);
  });

const refuseSettled = ({ state, dueAt }: SetOutline, now: Date): void => {
  if (state === 'answered') throw new DeskRefusal(['this set was answered already']);
  if (state !== 'waiting') throw new DeskRefusal([`this set is closed: ${state}`]);
  if (dueAt < now) {
    throw new DeskRefusal([
      `too late: this was promised by ${promiseInWords(dueAt)}; the customer is being refunded`,
    ]);
  }
};

/**
 * Stores the answers of a set and mails the customer. The set is locked, so that of concurrent answers and
 * refunds one wins. Refuses answers that do not match the questions or touch forbidden subjects.
 */
export const answerSet = async (
  deps: AnsweringDeps,
  { id, operator, file }: DeskAccess & { readonly file: string },
): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const set = await locked(tx, id);
    refuseSettled(set, now);
    const read = readAnswers(file, questionPackage(set.packageId).questions);
    if (read.kind === 'refused') throw new DeskRefusal(read.problems);
    const key = await keyOfAuthor(tx, deps, set);
    await saveAnswers(tx, key, { id: set.id, answers: read.answers }, now);
    await logDeskRead(tx, { setId: set.id, operator, action: 'answer' }, now);
    const { userId } = set;
    await deps.outbox.enqueue(
      tx,
      { kind: 'custom-questions.answered', userId, subjectId: id },
      now,
    );
  });
