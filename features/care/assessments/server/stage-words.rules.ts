import { dateInWords, INDIA, indianDay, inWords, wallClock } from '@dhruva/civil-time';
import type { AssessmentState } from '../contract/schemas.ts';

interface UnlockProgress {
  readonly state: AssessmentState;
  readonly boughtAt: Date;
  readonly dueAt: Date;
  readonly reportAt: Date | null;
  readonly revokedAt: Date | null;
}

/** Formats an instant: "5 December 2026, 12:00 PM (IST)". */
export const momentInWords = (at: Date): string => {
  const { date, time } = wallClock(at.getTime(), INDIA);
  return `${inWords(date, time.slice(0, 5))} (IST)`;
};

/** The stage of a bought assessment, in words. One revoked after the day of purchase was refunded for lateness. */
export const stageOf = ({
  state,
  boughtAt,
  dueAt,
  reportAt,
  revokedAt,
}: UnlockProgress): string => {
  if (revokedAt !== null)
    return revokedAt > dueAt
      ? `No report by ${momentInWords(dueAt)}; refunded in full`
      : 'Cancelled';
  const due = `report due by ${momentInWords(dueAt)}`;
  return {
    bought: `Bought on ${dateInWords(indianDay(boughtAt))}; please send the intake form`,
    'form-open': 'The intake form is begun; please send it',
    'with-therapist': `With the therapist; ${due}`,
    'report-ready': `Report ready since ${dateInWords(indianDay(reportAt ?? dueAt))}`,
  }[state];
};
