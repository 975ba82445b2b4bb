import { SESSION_MINUTES } from '@dhruva/contract/catalogue/therapists';
import { m } from '../../../paraglide/messages.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { dayInWords, ownTime, sessionTimes } from './slot-words.rules.ts';

interface SlotTimeProps {
  /** YYYY-MM-DD in India. */
  readonly date: string;
  /** The instant, ISO. */
  readonly startsAt: string;
  /** Show the day, not only say it. */
  readonly withDay?: boolean;
  /** Why it cannot be had. */
  readonly note?: string | undefined;
}

/** From when to when in India, and where the visitor's clock differs, what it shows then. */
export const SlotTime = ({ date, startsAt, withDay = false, note }: SlotTimeProps) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const own = ownTime(startsAt, timeZone);
  const day = `${dayInWords(date)}, `;
  return (
    <span>
      {withDay ? day : <VisuallyHidden>{day}</VisuallyHidden>}
      {m.therapists_slot(sessionTimes(startsAt, SESSION_MINUTES.lasts))}{' '}
      <span className="text-small font-normal text-ink-2">
        {m.therapists_slot_india()}
        {note !== undefined && `, ${note}`}
      </span>
      {own !== undefined && (
        <span className="block text-small font-normal text-ink-2">
          {m.therapists_slot_yours({ time: own })}
        </span>
      )}
    </span>
  );
};
