import { DAY_MS } from '@dhruva/kernel/durations';
import type { AssessmentState } from '../contract/schemas.ts';

/** Delay after the purchase before the client is reminded of the intake form. */
const FORM_AFTER_MS = 3 * DAY_MS;
/** How long before the due time the therapist is reminded of the report. */
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

/** Whether to send this reminder now: neither too early nor too late. */
export const isDue = (
  kind: ReminderKind,
  { state, boughtAt, dueAt, revokedAt }: Reminded,
  now: Date,
): boolean => {
  if (revokedAt !== null || state === 'report-ready' || now >= dueAt) return false;
  if (kind === 'report') return now.getTime() >= dueAt.getTime() - REPORT_BEFORE_MS;
  return state !== 'with-therapist' && now.getTime() >= boughtAt.getTime() + FORM_AFTER_MS;
};
