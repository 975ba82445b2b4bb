import { INDIA, timeLeft, wallClock } from '@dhruva/civil-time';
import type { AssessmentState } from '../../contract/schemas.ts';
import { type TherapistId, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { referenceOf } from '../mails/therapist-words.rules.ts';

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
  const table = [['REFERENCE', 'BOUGHT', 'DUE (INDIA)', 'LEFT', 'STATE', 'THERAPIST'], ...rows];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
