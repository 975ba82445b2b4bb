import ical, { ICalCalendarMethod, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import type { CalendarMonths } from './calendar-months.rules.ts';

const PRODUCT = { company: 'Dhruva', product: 'Months' } as const;

/** Say nothing of what was asked: a calendar lies open on many devices (decision 55). */
const WORDS = {
  en: {
    stronger: 'Months that stand out most (Dhruva)',
    weaker: 'Months that stand out (Dhruva)',
    why: 'A trend, not a guarantee. Why:',
  },
  hi: {
    stronger: 'सबसे ख़ास महीने (Dhruva)',
    weaker: 'ख़ास महीने (Dhruva)',
    why: 'यह रुझान है, पक्की बात नहीं। क्यों:',
  },
} as const;

interface Drawing {
  /** The DTSTAMP. */
  readonly now: Date;
  readonly publicUrl: string;
  readonly language: keyof typeof WORDS;
}

/**
 * Writes months as a calendar file (RFC 5545): whole days that keep nobody busy, each with the address of its
 * answer, which opens after signing in.
 */
export const drawMonths = (
  months: readonly CalendarMonths[],
  { now, publicUrl, language }: Drawing,
): string => {
  const words = WORDS[language];
  const prodId = { ...PRODUCT, language: language.toUpperCase() };
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId });
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
      summary: words[strength],
      description: `${words.why} ${publicUrl}/answers?id=${recordId}`,
    });
  return calendar.toString();
};
