import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { deliver, lockEntitlements, reserveFor } from '@dhruva/account/entitlements/server';
import type { AskedQuestion } from '@dhruva/account/entitlements/server';

/**
 * A question of a user, and how to answer it. `findDelivered`: an answer delivered earlier to the same
 * question; `refuse`: throws what a new answer is refused for, and nothing is used then; `saveRequest`: records
 * what the entitlement is used for; `make`: computes the answer without the database; `saveAnswer`: stores it.
 * All run with the user's entitlements locked, so that concurrent calls make one answer.
 */
export interface AnswerRequest<Made, Delivered> {
  readonly userId: string;
  readonly question: AskedQuestion;
  findDelivered(tx: Tx, key: UserKey): Promise<Delivered | undefined>;
  refuse?(at: Date): void;
  saveRequest(tx: Tx, key: UserKey, request: { entitlementId: string; at: Date }): Promise<void>;
  make(at: Date): Made;
  saveAnswer(
    tx: Tx,
    key: UserKey,
    saved: { entitlementId: string; made: Made; at: Date },
  ): Promise<Delivered>;
}

type AnswerDeps = Pick<Deps, 'db' | 'userKeys' | 'log'>;

/** The answer could not be computed: no entitlement is spent, and the user may try again. */
class AnswerFailed extends Error {
  override readonly name = 'AnswerFailed';
}

const make = <Made>(request: Pick<AnswerRequest<Made, unknown>, 'make'>, at: Date): Made => {
  try {
    return request.make(at);
  } catch (cause) {
    throw new AnswerFailed('the answer could not be made', { cause });
  }
};

/**
 * Returns the stored answer of a question, or makes and stores it and spends one entitlement, in one
 * transaction. One entitlement gives one answer, however often and concurrently it is asked for. Undefined
 * when the answer could not be made. Throws `prediction.not-entitled`.
 */
export const answerOnce = async <Made, Delivered>(
  deps: AnswerDeps,
  request: AnswerRequest<Made, Delivered>,
): Promise<Delivered | undefined> => {
  const reserved = await inTransaction(deps.db, async (tx, at) =>
    reserve(tx, await signedInKey(deps, tx, request.userId), request, at),
  );
  if ('delivered' in reserved) return reserved.delivered;
  const { entitlementId } = reserved;
  try {
    return await inTransaction(deps.db, async (tx, at) =>
      makeAndDeliver(
        tx,
        await signedInKey(deps, tx, request.userId),
        { entitlementId, request },
        at,
      ),
    );
  } catch (error) {
    if (!(error instanceof AnswerFailed)) throw error;
    deps.log.error({ err: error.cause }, 'an answer could not be made');
    return undefined;
  }
};

const reserve = async <Made, Delivered>(
  tx: Tx,
  key: UserKey,
  request: AnswerRequest<Made, Delivered>,
  at: Date,
): Promise<{ readonly delivered: Delivered } | { readonly entitlementId: string }> => {
  const entitlements = await lockEntitlements(tx, key.userId);
  const delivered = await request.findDelivered(tx, key);
  if (delivered !== undefined) return { delivered };
  const entitlementId = await reserveFor(tx, entitlements, request.question);
  if (entitlementId === undefined) throw new AppError('prediction.not-entitled');
  request.refuse?.(at);
  await request.saveRequest(tx, key, { entitlementId, at });
  return { entitlementId };
};

/** Makes the answer and spends the entitlement, unless it was spent or revoked meanwhile. */
const makeAndDeliver = async <Made, Delivered>(
  tx: Tx,
  key: UserKey,
  {
    entitlementId,
    request,
  }: { readonly entitlementId: string; readonly request: AnswerRequest<Made, Delivered> },
  at: Date,
): Promise<Delivered> => {
  const entitlements = await lockEntitlements(tx, key.userId);
  if (entitlements.find(({ id }) => id === entitlementId)?.state !== 'waiting') {
    const first = await request.findDelivered(tx, key);
    if (first !== undefined) return first;
    throw new AppError('prediction.not-entitled');
  }
  await request.saveRequest(tx, key, { entitlementId, at });
  const delivered = await request.saveAnswer(tx, key, {
    entitlementId,
    made: make(request, at),
    at,
  });
  await deliver(tx, { entitlementId, question: request.question }, at);
  return delivered;
};
