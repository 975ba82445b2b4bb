import { m } from '@dhruva/web/paraglide/messages.js';
import { VisuallyHidden } from '@dhruva/web/ui/visually-hidden.tsx';
import { localTime, sessionDay, sessionTimes } from './slot-words.rules.ts';

interface SlotTimeProps {
  /** The start (ISO instant). */
  readonly startsAt: string;
  /** Length of the session. */
  readonly minutes: number;
  /** Show the day visually, too. */
  readonly withDay?: boolean;
  /** Why it is not available. */
  readonly note?: string | undefined;
}

/** The times of a slot in India, and the visitor's local time where it differs. */
export const SlotTime = ({ startsAt, minutes, withDay = false, note }: SlotTimeProps) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const own = localTime(startsAt, timeZone);
  const day = `${sessionDay(startsAt)}, `;
  return (
    <span>
      {withDay ? day : <VisuallyHidden>{day}</VisuallyHidden>}
      <span className="whitespace-nowrap">
        {m.appointments_slot(sessionTimes(startsAt, minutes))}
      </span>{' '}
      <span className="text-small font-normal text-ink-2">
        {m.appointments_slot_india()}
        {note !== undefined && `, ${note}`}
      </span>
      {own !== undefined && (
        <span className="block text-small font-normal text-ink-2">
          {m.appointments_slot_yours({ time: own })}
        </span>
      )}
    </span>
  );
};
