import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { deliver, lockEntitlements, reserveFor } from '@dhruva/account/entitlements/server';
import type { AskedQuestion } from '@dhruva/account/entitlements/server';

/**
 * A question asked by somebody. `find`: the answer already delivered for just this; `note`: what the
 * entitlement is being used for; `make`: the answer, without the database; `keep`: stores it. All run
 * with the user's entitlements locked, so that of many calls at once one makes an answer.
 */
export interface Asking<Made, Delivered> {
  readonly userId: string;
  readonly question: AskedQuestion;
  find(tx: Tx, key: UserKey): Promise<Delivered | undefined>;
  note(tx: Tx, key: UserKey, noting: { entitlementId: string; at: Date }): Promise<void>;
  make(at: Date): Made;
  keep(
    tx: Tx,
    key: UserKey,
    keeping: { entitlementId: string; made: Made; at: Date },
  ): Promise<Delivered>;
}

type AnswerDeps = Pick<Deps, 'db' | 'userKeys' | 'log'>;

/** The answer could not be made: nothing is spent, and it may be asked for again. */
class NotMade extends Error {
  override readonly name = 'NotMade';
}

const make = <Made>(asking: Pick<Asking<Made, unknown>, 'make'>, at: Date): Made => {
  try {
    return asking.make(at);
  } catch (cause) {
    throw new NotMade('the answer could not be made', { cause });
  }
};

/**
 * A delivered answer is told again as it was; else an entitlement is reserved, then the answer made,
 * kept and the entitlement spent together, so that one entitlement gives one answer however often and
 * however parallel it is asked for; undefined when it could not be made. Throws `prediction.not-entitled`.
 */
export const answerOnce = async <Made, Delivered>(
  deps: AnswerDeps,
  asking: Asking<Made, Delivered>,
): Promise<Delivered | undefined> => {
  const reserved = await inTransaction(deps.db, async (tx, at) =>
    reserve(tx, await signedInKey(deps, tx, asking.userId), asking, at),
  );
  if ('delivered' in reserved) return reserved.delivered;
  const { entitlementId } = reserved;
  try {
    return await inTransaction(deps.db, async (tx, at) =>
      settle(tx, await signedInKey(deps, tx, asking.userId), { entitlementId, asking }, at),
    );
  } catch (error) {
    if (!(error instanceof NotMade)) throw error;
    deps.log.error({ err: error.cause }, 'an answer could not be made');
    return undefined;
  }
};

const reserve = async <Made, Delivered>(
  tx: Tx,
  key: UserKey,
  asking: Asking<Made, Delivered>,
  at: Date,
): Promise<{ readonly delivered: Delivered } | { readonly entitlementId: string }> => {
  const entitlements = await lockEntitlements(tx, key.userId);
  const delivered = await asking.find(tx, key);
  if (delivered !== undefined) return { delivered };
  const entitlementId = await reserveFor(tx, entitlements, asking.question);
  if (entitlementId === undefined) throw new AppError('prediction.not-entitled');
  await asking.note(tx, key, { entitlementId, at });
  return { entitlementId };
};

/** Makes the answer and spends the entitlement, unless it was spent or taken back meanwhile. */
const settle = async <Made, Delivered>(
  tx: Tx,
  key: UserKey,
  {
    entitlementId,
    asking,
  }: { readonly entitlementId: string; readonly asking: Asking<Made, Delivered> },
  at: Date,
): Promise<Delivered> => {
  const entitlements = await lockEntitlements(tx, key.userId);
  if (entitlements.find(({ id }) => id === entitlementId)?.state !== 'waiting') {
    const first = await asking.find(tx, key);
    if (first !== undefined) return first;
    throw new AppError('prediction.not-entitled');
  }
  await asking.note(tx, key, { entitlementId, at });
  const delivered = await asking.keep(tx, key, { entitlementId, made: make(asking, at), at });
  await deliver(tx, { entitlementId, question: asking.question }, at);
  return delivered;
};
