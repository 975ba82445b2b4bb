import { DAY_MS, HOUR_MS, MINUTE_MS } from '@dhruva/kernel/durations';

/** How long before the start each reminder is due, and until when it is still useful. */
const REMINDERS = {
  day: { dueMs: DAY_MS, helpsMs: 3 * HOUR_MS },
  hour: { dueMs: HOUR_MS, helpsMs: 10 * MINUTE_MS },
} as const;

export const REMINDER_KINDS = ['day', 'hour'] as const satisfies (keyof typeof REMINDERS)[];
export type ReminderKind = (typeof REMINDER_KINDS)[number];

interface Reminded {
  readonly state: string;
  readonly startsAt: Date;
  readonly placedAt: Date | null;
}

/** The range of starts a reminder of this kind is for now: after `from`, up to `until`. */
export const startsToRemind = (kind: ReminderKind, now: Date): { from: Date; until: Date } => {
  const { dueMs, helpsMs } = REMINDERS[kind];
  return { from: new Date(now.getTime() + helpsMs), until: new Date(now.getTime() + dueMs) };
};

/** Whether a reminder of this start is useful now: neither too early nor too late. */
export const isUseful = (kind: ReminderKind, startsAt: Date, now: Date): boolean => {
  const { from, until } = startsToRemind(kind, now);
  return startsAt > from && startsAt <= until;
};

/** Whether to send a reminder now. None if the time was chosen when the reminder was already due. */
export const isDue = (
  kind: ReminderKind,
  { state, startsAt, placedAt }: Reminded,
  now: Date,
): boolean =>
  state === 'confirmed' &&
  isUseful(kind, startsAt, now) &&
  placedAt !== null &&
  startsAt.getTime() - placedAt.getTime() > REMINDERS[kind].dueMs;
