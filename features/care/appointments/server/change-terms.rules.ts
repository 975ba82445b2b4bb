import { DAY_MS } from '@dhruva/kernel/durations';
import { dayBounds, INDIA, indianDay } from '@dhruva/civil-time';

/** The fields of an appointment these rules need; see `Appointment`. */
interface AppointmentTerms {
  readonly state: string;
  readonly startsAt: Date;
  readonly bookedAt: Date | null;
  readonly chooseBy: Date | null;
  readonly wasLost: boolean;
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * Until when cancelling or moving is free, by each of the two refund rules; until the start if a time was
 * lost once (decision 52).
 */
const freeUntil = (appointment: AppointmentTerms): { dayBefore: Date; dayOver: Date } => {
  const { startsAt, bookedAt, wasLost } = appointment;
  if (wasLost) return { dayBefore: startsAt, dayOver: startsAt };
  const dayBefore = new Date(startsAt.getTime() - DAY_MS);
  const booked = bookedAt && dayBounds(indianDay(bookedAt), INDIA);
  const dayOver = booked?.kind === 'day' ? earlier(new Date(booked.endMs), startsAt) : dayBefore;
  return { dayBefore, dayOver };
};

/**
 * Whether a confirmed session can be cancelled free of charge: up to 24 hours before, on the day of booking,
 * or once its time was lost.
 */
export const isFree = (appointment: AppointmentTerms, now: Date): boolean => {
  const { dayBefore, dayOver } = freeUntil(appointment);
  return now < appointment.startsAt && (now <= dayBefore || now < dayOver);
};

/**
 * Until when another time can be chosen free of charge (decision 7); undefined: no longer. For a lost time
 * until it is refunded.
 */
export const moveUntil = (appointment: AppointmentTerms, now: Date): Date | undefined => {
  const { state, chooseBy } = appointment;
  if (state === 'unplaced') return chooseBy && now < chooseBy ? chooseBy : undefined;
  if (state !== 'confirmed' || !isFree(appointment, now)) return undefined;
  const { dayBefore, dayOver } = freeUntil(appointment);
  return later(dayBefore, dayOver);
};

/** What cancelling returns for a session paid by credit; undefined: it cannot be cancelled. */
export const creditBack = (
  appointment: AppointmentTerms,
  now: Date,
): 'credit' | 'nothing' | undefined => {
  if (appointment.state === 'unplaced') return 'credit';
  if (appointment.state !== 'confirmed' || now >= appointment.startsAt) return undefined;
  return isFree(appointment, now) ? 'credit' : 'nothing';
};
