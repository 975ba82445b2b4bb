import { INDIA, timeLeft, wallClock } from '@dhruva/civil-time';
import type { AssessmentState } from '../../contract/schemas.ts';
import { type TherapistId, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { referenceOf } from '../mails/therapist-words.rules.ts';
import { aligned } from '@dhruva/server/platform/aligned.rules.ts';

interface Waiting {
  readonly orderId: string;
  readonly boughtAt: Date;
  readonly dueAt: Date;
  readonly state: AssessmentState;
  readonly therapistId: TherapistId;
}

const clock = (at: Date): string => {
  const { date, time } = wallClock(at.getTime(), INDIA);
  return `${date} ${time.slice(0, 5)}`;
};

/** Assessments without a report as a text table in Indian time, or a line that there are none. No client names. */
export const listInWords = (waiting: readonly Waiting[], now: Date): string => {
  if (waiting.length === 0) return 'No assessment waits for its report.';
  const rows = waiting.map(({ orderId, boughtAt, dueAt, state, therapistId }) => [
    referenceOf(orderId),
    clock(boughtAt),
    clock(dueAt),
    timeLeft(dueAt.getTime() - now.getTime()),
    state,
    `${therapistById(therapistId).name} (${therapistId})`,
  ]);
  return aligned([['REFERENCE', 'BOUGHT', 'DUE (INDIA)', 'LEFT', 'STATE', 'THERAPIST'], ...rows]);
};
