import type { UnlockedAssessment } from '../contract/schemas.ts';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { type Standing, standingsOf } from './standing.service.ts';
import { listUnlocks } from './unlock.store.ts';

const shown = (standing: Standing): UnlockedAssessment => ({
  orderId: standing.orderId,
  assessmentId: standing.assessmentId,
  boughtAt: standing.boughtAt.toISOString(),
  dueAt: standing.dueAt.toISOString(),
  therapist: therapistById(standing.therapistId).name,
  state: standing.state,
  reportAt: standing.reportAt?.toISOString() ?? null,
});

/** A user's assessments that are bought and not refunded, newest first. */
export const listUnlocked = async (db: Db, userId: string): Promise<UnlockedAssessment[]> =>
  (await standingsOf(db, await listUnlocks(db, userId))).map(shown);
