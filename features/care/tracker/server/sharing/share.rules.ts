import { DAY_MS } from '@dhruva/kernel/durations';
import { SHOWN_DAYS_AFTER } from '@dhruva/care/therapists/contract/catalogue';
import type { Share } from '../../contract/schemas.ts';

const SHOWN_AFTER_MS = SHOWN_DAYS_AFTER * DAY_MS;

/** A session with the therapist entries are shown to. */
interface Session {
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

/** What is known of one therapist: their sessions, since when an open share lasts, and their looks, the oldest first. */
interface Facts {
  readonly sessions: readonly Session[];
  readonly since: Date | undefined;
  readonly looks: readonly Date[];
}

/** How it stands with one therapist now; undefined when showing them anything would end at once. */
export const standingOf = (
  { sessions, since, looks }: Facts,
  now: Date,
): Omit<Share, 'therapistId'> | undefined => {
  const isOn = since !== undefined && now < endsByItself(since, sessions);
  const endsAt = endsByItself(isOn ? since : now, sessions);
  if (endsAt <= now) return undefined;
  return {
    since: isOn ? since.toISOString() : null,
    endsAt: endsAt.toISOString(),
    looks: looks.length,
    lastLookAt: looks.at(-1)?.toISOString() ?? null,
  };
};
