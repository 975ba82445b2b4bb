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
  /** Never changes for an appointment. */
  readonly uid: string;
  /** Number of changes; calendars keep the highest. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly description: string;
  readonly joinLink: string;
  readonly organizerEmail: string;
  /** The only attendee: user and therapist each get a file of their own. */
  readonly attendee: { readonly name: string; readonly email: string };
}

const PRODUCT = { company: 'Dhruva', product: 'Appointments', language: 'EN' } as const;

/** An attendee who has accepted already, so that calendars neither ask nor reply. */
const attendeeOf = ({ attendee }: CalendarEvent) => ({
  ...attendee,
  name: calendarName(attendee.name),
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
});

/** Location and an alarm when the meeting opens. */
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
 * Writes an appointment as a calendar file (RFC 5545, RFC 5546): a REQUEST, which adds or moves it, or a
 * CANCEL, which removes it. Times are UTC instants, so that each calendar converts them to its own zone.
 * `now` is its DTSTAMP.
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
