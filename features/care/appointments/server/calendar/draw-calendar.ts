import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator';
import { JOIN_MINUTES_BEFORE } from '@dhruva/care/therapists/contract/catalogue';
import { CALENDAR_TITLE, calendarName } from './calendar-words.rules.ts';

export interface CalendarEvent {
  /** The same for life, whatever becomes of it. */
  readonly uid: string;
  /** How often it changed; calendars keep what has the highest. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly description: string;
  readonly joinLink: string;
  readonly organizerEmail: string;
  /** Whose calendar it is for, and nobody else: each of the two gets a file of their own. */
  readonly attendee: { readonly name: string; readonly email: string };
}

const PRODUCT = { company: 'Dhruva', product: 'Appointments', language: 'EN' } as const;

/** Invited by us, and there already: calendars need not ask, nor answer. */
const attendeeOf = ({ attendee }: CalendarEvent) => ({
  ...attendee,
  name: calendarName(attendee.name),
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
});

/** Where to meet, and an alarm when it opens. */
const meetingOf = ({ joinLink }: CalendarEvent) => ({
  location: 'Online',
  url: joinLink,
  alarms: [
    {
      type: ICalAlarmType.display,
      trigger: JOIN_MINUTES_BEFORE * 60,
      description: CALENDAR_TITLE,
    } as const,
  ],
});

/**
 * An appointment as a calendar file (RFC 5545, RFC 5546): a request, which puts it in or moves it, or a
 * cancellation, which takes it out. Times are instants in UTC, so that each calendar shows them in its own
 * zone, whatever that zone does with its clocks. `now` stamps it.
 */
export const drawCalendar = (event: CalendarEvent, now: Date): string => {
  const { isCancelled, attendee } = event;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, prodId: PRODUCT });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: now,
    start: event.startsAt,
    end: event.endsAt,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    class: ICalEventClass.PRIVATE,
    summary: CALENDAR_TITLE,
    description: event.description,
    organizer: { name: 'Dhruva', email: event.organizerEmail },
    attendees: attendee.email === '' ? [] : [attendeeOf(event)],
    ...(!isCancelled && meetingOf(event)),
  });
  return calendar.toString();
};
