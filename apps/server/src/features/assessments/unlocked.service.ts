import type { UnlockedAssessment } from '@dhruva/contract/assessments/schemas';
import { therapistById } from '@dhruva/contract/catalogue/therapists';
import type { Db } from '../../platform/database/db.ts';
import { listUnlocks } from './unlock.store.ts';

/** What a user has bought and not given back, newest first. */
export const listUnlocked = async (db: Db, userId: string): Promise<UnlockedAssessment[]> =>
  (await listUnlocks(db, userId)).map(({ assessmentId, therapistId, boughtAt }) => ({
    assessmentId,
    boughtAt: boughtAt.toISOString(),
    therapist: therapistById(therapistId).name,
  }));
