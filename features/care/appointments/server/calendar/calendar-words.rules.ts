/** Neutral title, since calendars and lock screens are seen by others. */
export const CALENDAR_TITLE = 'Appointment with Dhruva';

/** Whose calendar it is. */
export type CalendarOwner = 'user' | 'therapist';

interface Links {
  readonly join: string;
  readonly bookings: string;
}

/** The description of the event: no names, and nothing the client wrote. */
export const calendarText = (
  owner: CalendarOwner,
  { reference, links }: { readonly reference: string; readonly links: Links },
): string =>
  [
    `Reference: ${reference}`,
    `Join here, from 10 minutes before it starts: ${links.join}`,
    owner === 'user'
      ? `Move or cancel it under My Bookings: ${links.bookings}`
      : 'If you cannot come, please reply to our mail and name the reference.',
  ].join('\n');

// Control characters and lone surrogates, which a calendar file must not contain.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;

/** A name without characters a calendar file must not contain. */
export const calendarName = (name: string): string => name.replaceAll(UNPRINTABLE, ' ').trim();
