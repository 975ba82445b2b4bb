/** For lock screens and calendars that others see: it tells nothing. */
export const CALENDAR_TITLE = 'Appointment with Dhruva';

/** Whose calendar it is. */
export type CalendarOwner = 'user' | 'therapist';

interface Links {
  readonly join: string;
  readonly bookings: string;
}

/** The lines below the title: nothing of what was written, and no name. */
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

// Controls and halves of characters, which no calendar file can hold.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;

/** A name as a calendar can take it. */
export const calendarName = (name: string): string => name.replaceAll(UNPRINTABLE, ' ').trim();
