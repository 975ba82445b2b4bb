import { DAY_MS } from '@dhruva/kernel/durations';
import { SHOWN_DAYS_AFTER } from '@dhruva/care/therapists/contract/catalogue';
import type { Share } from '../../contract/schemas.ts';

const SHOWN_AFTER_MS = SHOWN_DAYS_AFTER * DAY_MS;

/** A session with the therapist entries are shared with. */
interface Session {
  readonly bookedAt: Date;
  readonly endsAt: Date;
}

/**
 * When sharing since then ends by itself: 90 days after the last session, counting only sessions booked
 * before sharing had ended. At once without a session; a later booking does not renew it.
 */
export const automaticEnd = (since: Date, sessions: readonly Session[]): Date => {
  let until = since;
  for (const { bookedAt, endsAt } of sessions.toSorted((a, b) => +a.bookedAt - +b.bookedAt)) {
    const shownUntil = new Date(endsAt.getTime() + SHOWN_AFTER_MS);
    if (bookedAt <= until && shownUntil > until) until = shownUntil;
  }
  return until;
};

/** The facts about one therapist: their sessions, since when sharing is on, and their accesses, oldest first. */
interface Facts {
  readonly sessions: readonly Session[];
  readonly since: Date | undefined;
  readonly looks: readonly Date[];
}

/** The state of sharing with one therapist; undefined when sharing would end at once. */
export const shareStateOf = (
  { sessions, since, looks }: Facts,
  now: Date,
): Omit<Share, 'therapistId'> | undefined => {
  const isOn = since !== undefined && now < automaticEnd(since, sessions);
  const endsAt = automaticEnd(isOn ? since : now, sessions);
  if (endsAt <= now) return undefined;
  return {
    since: isOn ? since.toISOString() : null,
    endsAt: endsAt.toISOString(),
    looks: looks.length,
    lastLookAt: looks.at(-1)?.toISOString() ?? null,
  };
};
