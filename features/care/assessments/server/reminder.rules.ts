import { DAY_MS } from '@dhruva/kernel/durations';
import type { AssessmentState } from '../contract/schemas.ts';

/** The client is reminded of the intake form so long after the purchase. */
const FORM_AFTER_MS = 3 * DAY_MS;
/** The therapist is reminded of the report so long before it is due. */
const REPORT_BEFORE_MS = 3 * DAY_MS;

/** `form`: the client has not sent the intake form; `report`: the therapist has delivered none. */
export const REMINDER_KINDS = ['form', 'report'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

interface Reminded {
  readonly state: AssessmentState;
  readonly boughtAt: Date;
  readonly dueAt: Date;
  readonly revokedAt: Date | null;
}

/** Whether to remind of it now: neither too early, nor when it helps nobody any more. */
export const isDue = (
  kind: ReminderKind,
  { state, boughtAt, dueAt, revokedAt }: Reminded,
  now: Date,
): boolean => {
  if (revokedAt !== null || state === 'report-ready' || now >= dueAt) return false;
  if (kind === 'report') return now.getTime() >= dueAt.getTime() - REPORT_BEFORE_MS;
  return state !== 'with-therapist' && now.getTime() >= boughtAt.getTime() + FORM_AFTER_MS;
};
