import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { type ChosenSlot, daysUntil, nearestOpen } from '../slots/availability.rules.ts';
import { SlotTime } from '../slots/slot-time.tsx';
import { type Offer, useAvailability } from '../slots/use-availability.ts';

const SHOWN = 4;

interface OtherTimesProps {
  readonly gone: ChosenSlot;
  readonly minutes: Offer['minutes'];
  /** The last selectable day, YYYY-MM-DD in India. */
  readonly lastDay: string | undefined;
  readonly why: string;
  readonly onChoose: (slot: ChosenSlot) => void;
  readonly onMore: () => void;
}

/** Shown when the slot was taken by somebody else: a message and free slots nearby. */
export const OtherTimes = ({ gone, minutes, lastDay, why, onChoose, onMore }: OtherTimesProps) => {
  const { data = [] } = useAvailability({ therapistId: gone.therapistId, minutes }, undefined);
  const others = nearestOpen(daysUntil(data, lastDay), gone, SHOWN);
  return (
    <div className="flex flex-col gap-3 rounded-card border-2 border-error bg-error-tint p-4">
      <p role="alert" className="font-semibold text-error">
        {why}
      </p>
      {others.length > 0 && (
        <ul aria-label={m.appointments_form_alternatives()} className="flex flex-col gap-2">
          {others.map((slot) => (
            <li key={slot.startsAt}>
              <Button
                look="outline"
                wide
                className="rounded-field! text-left"
                onClick={() => onChoose(slot)}
              >
                <SlotTime startsAt={slot.startsAt} minutes={minutes} withDay />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button look="quiet" className="self-start" onClick={onMore}>
        {m.appointments_form_more()}
      </Button>
    </div>
  );
};
