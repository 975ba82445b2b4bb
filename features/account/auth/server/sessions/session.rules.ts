import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';

/** A session ends this long after its last use, and this long after its start (ASVS 5.0, 7.3). */
export const SESSION_LIFE = { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS } as const;

/** How outdated the stored time of last use may be, so that not every read causes a write. */
export const LAST_USE_GRAIN_MS = 10 * 60 * 1000;

interface SessionTimes {
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** How long after signing in what opens further ways in may be changed: passkeys, the number. */
export const FRESH_MS = 15 * MINUTE_MS;

/** Whether somebody signed in to the session a moment ago. */
export const isSessionFresh = (
  { createdAt }: Pick<SessionTimes, 'createdAt'>,
  now: number,
): boolean => Math.abs(now - createdAt) < FRESH_MS;

/** Whether the session is still valid at `now` (ms). */
export const isSessionAlive = (session: SessionTimes, now: number): boolean =>
  now < session.lastUsedAt + SESSION_LIFE.idleMs &&
  now < session.createdAt + SESSION_LIFE.absoluteMs;

/** Whether this use should be recorded; also when the last one was recorded by a clock that ran ahead. */
export const isUseWorthRecording = (session: SessionTimes, now: number): boolean =>
  Math.abs(now - session.lastUsedAt) >= LAST_USE_GRAIN_MS;
