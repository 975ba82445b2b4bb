import type { UnlockedAssessment } from '../contract/schemas.ts';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { type UnlockProgress, progressOf } from './progress.service.ts';
import { listUnlocks } from './unlock.store.ts';

const shown = (progress: UnlockProgress): UnlockedAssessment => ({
  orderId: progress.orderId,
  assessmentId: progress.assessmentId,
  boughtAt: progress.boughtAt.toISOString(),
  dueAt: progress.dueAt.toISOString(),
  therapist: therapistById(progress.therapistId).name,
  state: progress.state,
  reportAt: progress.reportAt?.toISOString() ?? null,
});

/** A user's assessments that are bought and not refunded, newest first. */
export const listUnlocked = async (db: Db, userId: string): Promise<UnlockedAssessment[]> =>
  (await progressOf(db, await listUnlocks(db, userId))).map(shown);
