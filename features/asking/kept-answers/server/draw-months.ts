import ical, { ICalCalendarMethod, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import type { CalendarMonths } from './calendar-months.rules.ts';

const PRODUCT = { company: 'Dhruva', product: 'Months', language: 'EN' } as const;

/** Says nothing of what was asked: a calendar lies open on many devices (decision 55). */
const TITLES = {
  stronger: 'Months that stand out most (Dhruva)',
  weaker: 'Months that stand out (Dhruva)',
} as const;

/**
 * Writes months as a calendar file (RFC 5545): whole days that keep nobody busy, each with the address of its
 * answer, which opens after signing in. `now` is the DTSTAMP.
 */
export const drawMonths = (
  months: readonly CalendarMonths[],
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): string => {
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: PRODUCT });
  for (const { recordId, from, until, strength } of months)
    calendar.createEvent({
      id: `${recordId}-${from}@dhruva`,
      stamp: now,
      start: new Date(`${from}T00:00:00Z`),
      end: new Date(`${until}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      class: ICalEventClass.PRIVATE,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: TITLES[strength],
      description: `A trend, not a guarantee. Why: ${publicUrl}/answers?id=${recordId}`,
    });
  return calendar.toString();
};
