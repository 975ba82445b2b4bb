import { BOOK_AHEAD_DAYS } from '@dhruva/care/therapists/contract/catalogue';
import { DayPicker } from 'react-day-picker';
import { m } from '@dhruva/web/paraglide/messages.js';
import { dayInWords } from './slot-words.rules.ts';
import { indianToday } from './use-availability.ts';

interface SlotDatePickerProps {
  /** Selectable days; all days here are YYYY-MM-DD. */
  readonly open: readonly string[];
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

const MONDAY = 1;

/** A day as a Date in the browser's time zone, which the date picker needs. */
const localDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const daysLater = (day: string, days: number): Date => {
  const date = localDate(day);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
};

const NAV =
  'flex size-11 items-center justify-center rounded-pill border border-control text-ink hover:bg-surface-2 aria-disabled:opacity-40';
const CLASS_NAMES = {
  root: 'relative',
  month_caption: 'flex h-11 items-center font-semibold',
  nav: 'absolute top-0 right-0 flex gap-2',
  button_previous: NAV,
  button_next: NAV,
  chevron: 'size-5 fill-current',
  month_grid: 'mt-3 w-full table-fixed border-collapse',
  weekday: 'h-8 text-small font-semibold text-ink-2',
  day: 'p-0.5 text-center',
  day_button:
    'flex h-11 w-full items-center justify-center rounded-field border border-transparent enabled:border-line enabled:bg-surface enabled:font-semibold enabled:hover:bg-surface-2 disabled:text-ink-3 disabled:line-through',
  today: '[&>button]:underline [&>button]:underline-offset-4',
  selected:
    '[&>button]:enabled:border-sage-700 [&>button]:enabled:bg-sage-700 [&>button]:enabled:text-white [&>button]:enabled:hover:bg-sage-900',
  outside: 'invisible',
} as const;

/** A date picker of days in India from today on; only those with an open slot can be chosen. */
export const SlotDatePicker = ({ open, day, onChoose }: SlotDatePickerProps) => {
  const today = indianToday();
  const free = new Set(open);
  return (
    <DayPicker
      mode="single"
      required
      selected={localDate(day)}
      onSelect={(date: Date) => onChoose(dayOf(date))}
      disabled={(date) => !free.has(dayOf(date))}
      defaultMonth={localDate(day)}
      startMonth={localDate(today)}
      endMonth={daysLater(today, BOOK_AHEAD_DAYS)}
      today={localDate(today)}
      weekStartsOn={MONDAY}
      classNames={CLASS_NAMES}
      labels={{
        labelDayButton: (date) => {
          const words = `${dayInWords(dayOf(date))} ${date.getFullYear()}`;
          return free.has(dayOf(date)) ? words : m.appointments_day_full({ day: words });
        },
      }}
    />
  );
};
