import type { AssessmentState } from '../contract/schemas.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { intakeDrafters, intakeSenders } from '@dhruva/care/intake/server';
import { assessmentState } from './assessment.rules.ts';
import { findUnlock, type Unlock } from './unlock.store.ts';

/** A bought assessment, and how far it is. */
export interface Standing extends Unlock {
  readonly state: AssessmentState;
}

/** How far each of these is, in their order. */
export const standingsOf = async (db: Db, unlocks: readonly Unlock[]): Promise<Standing[]> => {
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

/** How far what this order gave is; undefined before it was given. */
export const findStanding = async (db: Db, orderId: string): Promise<Standing | undefined> => {
  const unlock = await findUnlock(db, orderId);
  const [standing] = unlock ? await standingsOf(db, [unlock]) : [];
  return standing;
};
