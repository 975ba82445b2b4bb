import { DAY_MS } from '@dhruva/kernel/durations';

/** A session ends this long after it was last used, and this long after it began (ASVS 5.0, 7.3). */
export const SESSION_LIFE = { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS } as const;

/** How stale the note of last use may get, so that reading does not write each time. */
export const LAST_USE_GRAIN_MS = 10 * 60 * 1000;

interface SessionTimes {
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** Does the session still count at `now` (ms)? */
export const isSessionAlive = (session: SessionTimes, now: number): boolean =>
  now < session.lastUsedAt + SESSION_LIFE.idleMs &&
  now < session.createdAt + SESSION_LIFE.absoluteMs;

/** Should this use be noted? */
export const isUseWorthNoting = (session: SessionTimes, now: number): boolean =>
  now - session.lastUsedAt >= LAST_USE_GRAIN_MS;
