import { sessionAddress } from '@dhruva/money/payments/contract/addresses';
import type { KeyedHash } from '@dhruva/server/platform/crypto/keyed-hash.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { CalendarPart } from '@dhruva/server/platform/messages/mail.ts';
import type { Appointment } from '../appointment.store.ts';
import { joinLinkOf } from '../joining/join-key.ts';
import { endOf } from '../joining/meeting.rules.ts';
import { type CalendarOwner, calendarText } from './calendar-words.rules.ts';
import { drawCalendar } from './draw-calendar.ts';

/** The owner of the calendar. Without an e-mail address the file names no attendee. */
export interface CalendarReader {
  readonly owner: CalendarOwner;
  readonly name: string;
  readonly email: string;
}

interface CalendarDeps {
  readonly env: Pick<Deps['env'], 'publicUrl' | 'supportEmail'>;
  readonly hash: KeyedHash;
}

/** The link to an appointment in My Bookings. */
export const bookingsLink = (publicUrl: string, reference: string): string =>
  new URL(sessionAddress(reference), publicUrl).href;

/** The calendar file of an appointment as of `now`; undefined if it was never booked. */
export const calendarOf = (
  { env, hash }: CalendarDeps,
  appointment: Appointment,
  { owner, ...attendee }: CalendarReader,
  now: Date,
): CalendarPart | undefined => {
  if (appointment.placedAt === null) return undefined;
  const { id, reference, startsAt, sequence } = appointment;
  const join = joinLinkOf(env.publicUrl, hash, appointment);
  const links = { join, bookings: bookingsLink(env.publicUrl, reference) };
  const isCancelled = appointment.state !== 'confirmed';
  const event = {
    uid: `${id}@${new URL(env.publicUrl).host}`,
    sequence,
    startsAt,
    endsAt: endOf(appointment),
    isCancelled,
    description: isCancelled
      ? `Reference: ${reference}`
      : calendarText(owner, { reference, links }),
    joinLink: join,
    organizerEmail: env.supportEmail,
    attendee,
  };
  return {
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    name: `appointment-${reference}.ics`,
    content: drawCalendar(event, now),
  };
};
