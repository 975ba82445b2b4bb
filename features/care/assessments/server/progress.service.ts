import type { AssessmentState } from '../contract/schemas.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { intakeDrafters, intakeSenders } from '@dhruva/care/intake/server';
import { assessmentState } from './assessment.rules.ts';
import { findUnlock, type Unlock } from './unlock.store.ts';

/** A bought assessment with its stage. */
export interface UnlockProgress extends Unlock {
  readonly state: AssessmentState;
}

/** The progress of each of these unlocks, in their order. */
export const progressOf = async (db: Db, unlocks: readonly Unlock[]): Promise<UnlockProgress[]> => {
  const users = unlocks.map(({ userId }) => userId);
  const [senders, drafters] = [await intakeSenders(db, users), await intakeDrafters(db, users)];
  return unlocks.map((unlock) => ({
    ...unlock,
    state: assessmentState({
      hasReport: unlock.reportAt !== null,
      hasSentForm: senders.has(unlock.userId),
      hasDraft: drafters.has(unlock.userId),
    }),
  }));
};

/** The progress of the assessment of an order; undefined before it is paid. */
export const findProgress = async (
  db: Db,
  orderId: string,
): Promise<UnlockProgress | undefined> => {
  const unlock = await findUnlock(db, orderId);
  const [progress] = unlock ? await progressOf(db, [unlock]) : [];
  return progress;
};
