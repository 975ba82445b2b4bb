import type { QuestionPackageId } from '../contract/catalogue.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';
import type { SetBirth } from './questions.rules.ts';
import type { SetState } from './set-words.rules.ts';

interface SetRow {
  id: string;
  order_id: string;
  user_id: string;
  payment_id: string;
  package_id: string;
  state: SetState;
  questions: Buffer;
  birth: Buffer;
  answers: Buffer | null;
  due_at: Date;
  created_at: Date;
  settled_at: Date | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    custom_question_sets: SetRow;
  }
}

/** The unencrypted fields of a set. */
export interface SetOutline {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly packageId: QuestionPackageId;
  readonly state: SetState;
  readonly dueAt: Date;
  readonly createdAt: Date;
}

export interface QuestionSet extends SetOutline {
  readonly questions: string[];
  readonly birth: SetBirth;
  readonly answers: string[];
}

const OUTLINE = [
  'id',
  'order_id',
  'user_id',
  'package_id',
  'state',
  'due_at',
  'created_at',
] as const;

const outlineOf = (row: Pick<SetRow, (typeof OUTLINE)[number]>): SetOutline => ({
  id: row.id,
  orderId: row.order_id,
  userId: row.user_id,
  packageId: row.package_id as QuestionPackageId,
  state: row.state,
  dueAt: row.due_at,
  createdAt: row.created_at,
});

const opened = (key: UserKey, column: 'questions' | 'birth' | 'answers', sealed: Buffer): unknown =>
  JSON.parse(key.open(`custom_question_sets.${column}`, sealed));

const setOf = (key: UserKey, row: SetRow): QuestionSet => ({
  ...outlineOf(row),
  questions: opened(key, 'questions', row.questions) as string[],
  birth: opened(key, 'birth', row.birth) as SetBirth,
  answers: row.answers === null ? [] : (opened(key, 'answers', row.answers) as string[]),
});

export interface NewSet {
  readonly orderId: string;
  readonly paymentId: string;
  readonly packageId: QuestionPackageId;
  readonly questions: readonly string[];
  readonly birth: SetBirth;
  readonly dueAt: Date;
}

/** Stores the questions of a paid order and returns the id of the set. */
export const addSet = async (tx: Tx, key: UserKey, set: NewSet, at: Date): Promise<string> => {
  const id = newRowId();
  await tx
    .insertInto('custom_question_sets')
    .values({
      id,
      order_id: set.orderId,
      user_id: key.userId,
      payment_id: set.paymentId,
      package_id: set.packageId,
      state: 'waiting',
      questions: key.seal('custom_question_sets.questions', JSON.stringify(set.questions)),
      birth: key.seal('custom_question_sets.birth', JSON.stringify(set.birth)),
      answers: null,
      due_at: set.dueAt,
      created_at: at,
      settled_at: null,
    })
    .execute();
  return id;
};

/** A user's sets, newest first; optionally only the one of a payment. */
export const listSets = async (
  db: Db,
  key: UserKey,
  paymentId?: string,
): Promise<QuestionSet[]> => {
  const all = db.selectFrom('custom_question_sets').selectAll().where('user_id', '=', key.userId);
  const rows = await (paymentId === undefined ? all : all.where('payment_id', '=', paymentId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => setOf(key, row));
};

/** One set, decrypted with its user's key. */
export const openSet = async (db: Db, key: UserKey, id: string): Promise<QuestionSet> =>
  setOf(
    key,
    await db
      .selectFrom('custom_question_sets')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', key.userId)
      .executeTakeFirstOrThrow(),
  );

/** The outline of a set by its own id or its order's. `lock`: takes a row lock. */
export const findSet = async (
  db: Db,
  by: { readonly id: string } | { readonly orderId: string },
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<SetOutline | undefined> => {
  const all = db.selectFrom('custom_question_sets').select(OUTLINE);
  const one = 'id' in by ? all.where('id', '=', by.id) : all.where('order_id', '=', by.orderId);
  const row = await (lock ? one.forUpdate() : one).executeTakeFirst();
  return row && outlineOf(row);
};

/** Unanswered sets, most urgent first; optionally only those due before a moment. */
export const waitingSets = async (db: Db, dueBefore?: Date): Promise<SetOutline[]> => {
  const waiting = db
    .selectFrom('custom_question_sets')
    .select(OUTLINE)
    .where('state', '=', 'waiting');
  const rows = await (dueBefore ? waiting.where('due_at', '<', dueBefore) : waiting)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  return rows.map(outlineOf);
};

/** Stores the answers of a locked set. */
export const saveAnswers = async (
  tx: Tx,
  key: UserKey,
  { id, answers }: { readonly id: string; readonly answers: readonly string[] },
  at: Date,
): Promise<void> => {
  const sealed = key.seal('custom_question_sets.answers', JSON.stringify(answers));
  await tx
    .updateTable('custom_question_sets')
    .set({ state: 'answered', answers: sealed, settled_at: at })
    .where('id', '=', id)
    .where('user_id', '=', key.userId)
    .execute();
};

/** Closes a locked set without answers. */
export const closeSet = async (
  tx: Tx,
  id: string,
  state: 'missed' | 'refunded',
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('custom_question_sets')
    .set({ state, settled_at: at })
    .where('id', '=', id)
    .execute();
};
