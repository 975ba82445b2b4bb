import { SHOWN_DAYS_AFTER } from '@dhruva/contract/catalogue/therapists';

const SHOWN_AFTER_MS = SHOWN_DAYS_AFTER * 86_400_000;

/** A session with the therapist entries are shown to. */
export interface Session {
  readonly bookedAt: Date;
  readonly endsAt: Date;
}

/**
 * When entries shown since then are shown no longer by themselves: 90 days after the last session, if each was booked
 * before that had come. Without a session at once; one booked later begins nothing anew.
 */
export const endsByItself = (since: Date, sessions: readonly Session[]): Date => {
  let until = since;
  for (const { bookedAt, endsAt } of sessions.toSorted((a, b) => +a.bookedAt - +b.bookedAt)) {
    const shownUntil = new Date(endsAt.getTime() + SHOWN_AFTER_MS);
    if (bookedAt <= until && shownUntil > until) until = shownUntil;
  }
  return until;
};
