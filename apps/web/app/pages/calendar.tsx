import { DAY_MS } from '@dhruva/kernel/durations';
import { useState } from 'react';
import { useThisMonth } from '../lib/this-month.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** The title does not name the site: visitors come here by quick exit. */
export const meta = () => [{ title: m.calendar_title() }];

const WEEK = 7;
/** Any Sunday, to derive weekday names. */
const SUNDAY = Date.UTC(2023, 0, 1);

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const WEEKDAYS = Array.from({ length: WEEK }, (_, day) => weekday.format(SUNDAY + day * DAY_MS));

/** The days of a month in weeks from Sunday; null pads before the first and after the last day. */
const weeksOf = (year: number, month: number): readonly (readonly (number | null)[])[] => {
  const before = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, at) => {
      const day = week * WEEK + at - before + 1;
      return day >= 1 && day <= days ? day : null;
    }),
  );
};

const Month = ({ start }: { readonly start: string }) => {
  const [moved, setMoved] = useState(0);
  const first = new Date(`${start}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + moved);
  return (
    <>
      <div className="my-4 flex items-center justify-between gap-3">
        <Button look="outline" aria-label={m.calendar_before()} onClick={() => setMoved(moved - 1)}>
          ‹
        </Button>
        <p aria-live="polite" className="text-title">
          {monthAndYear.format(first)}
        </p>
        <Button look="outline" aria-label={m.calendar_after()} onClick={() => setMoved(moved + 1)}>
          ›
        </Button>
      </div>
      <table className="w-full table-fixed text-center">
        <caption>
          <VisuallyHidden>{monthAndYear.format(first)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" className="py-2 font-normal text-ink-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first.getUTCFullYear(), first.getUTCMonth()).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                <td key={WEEKDAYS[at]} className="py-2">
                  {day}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

/** A plain calendar: the target of "Leave this page". */
const CalendarPage = () => {
  const month = useThisMonth();
  return (
    <main className="mx-auto max-w-md px-4 py-6">
      <h1 className="font-text text-title">{m.calendar_title()}</h1>
      {month !== null && <Month start={month} />}
    </main>
  );
};
export default CalendarPage;
