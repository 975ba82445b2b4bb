import type { AssessmentReport } from '../../contract/schemas.ts';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { isUuid } from '@dhruva/server/platform/database/uuid.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { findReport } from './report.store.ts';

/** The report of a user's own assessment. Throws `assessment.no-report` when there is none for this user. */
export const ownReport = async (
  { db, userKeys }: Pick<Deps, 'db' | 'userKeys'>,
  userId: string,
  orderId: string,
): Promise<AssessmentReport> => {
  const key = await userKeys.load(db, userId);
  const found = key && isUuid(orderId) ? await findReport(db, key, orderId) : undefined;
  if (!found) throw new AppError('assessment.no-report');
  const { assessmentId, therapistId, reportAt, text } = found;
  const therapist = therapistById(therapistId).name;
  return { orderId, assessmentId, therapist, reportAt: reportAt.toISOString(), text };
};
