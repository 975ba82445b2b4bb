import { lazy, Suspense, useState } from 'react';
import { BOOK_AHEAD_DAYS, type TherapistId } from '@dhruva/contract/catalogue/therapists';
import type { Availability, SlotOnOffer } from '@dhruva/contract/therapists/schemas';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { type ChosenSlot, openDays } from './availability.rules.ts';
import { SlotTime } from './slot-time.tsx';
import { dayInWords } from './slot-words.rules.ts';
import { useAvailability } from './use-availability.ts';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

interface SlotChoiceProps {
  readonly therapistId: TherapistId;
  readonly chosen: ChosenSlot | null;
  /** The instant this visitor holds already. */
  readonly own: string | undefined;
  readonly onChoose: (slot: ChosenSlot | null) => void;
}

const WHY_NOT: Record<Exclude<SlotOnOffer['state'], 'open'>, () => string> = {
  taken: m.therapists_slot_taken,
  passed: m.therapists_slot_passed,
  closed: m.therapists_slot_closed,
};

const optionOf = (date: string, { startsAt, state }: SlotOnOffer) => ({
  value: startsAt,
  disabled: state !== 'open',
  label: (
    <SlotTime
      date={date}
      startsAt={startsAt}
      note={state === 'open' ? undefined : WHY_NOT[state]()}
    />
  ),
});

const Days = ({
  days,
  therapistId,
  chosen,
  onChoose,
}: Omit<SlotChoiceProps, 'own'> & { readonly days: Availability['days'] }) => {
  const open = openDays(days);
  const [day, setDay] = useState(chosen?.date ?? open[0] ?? '');
  if (open.length === 0) return <p>{m.therapists_slot_none({ days: BOOK_AHEAD_DAYS })}</p>;
  const slots = days.find(({ date }) => date === day)?.slots ?? [];
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Calendar
        open={open}
        day={day}
        onChoose={(next) => {
          setDay(next);
          onChoose(null);
        }}
      />
      <RadioGroup
        id="slot"
        name="slot"
        legend={m.therapists_slots_of({ day: dayInWords(day) })}
        stacked
        options={slots.map((slot) => optionOf(day, slot))}
        value={chosen?.startsAt ?? ''}
        onChange={({ target }) => {
          const slot = slots.find(({ startsAt }) => startsAt === target.value);
          if (slot) onChoose({ therapistId, date: day, slot: slot.slot, startsAt: slot.startsAt });
        }}
      />
    </div>
  );
};

/** A calendar of days, and the times of the day chosen. */
export const SlotChoice = ({ therapistId, own, ...choice }: SlotChoiceProps) => {
  const { data, isError, refetch } = useAvailability(therapistId, own);
  const loading = <p role="status">{m.therapists_slot_loading()}</p>;
  if (isError)
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>{m.therapists_slot_failed()}</p>
        <Button look="outline" onClick={() => void refetch()}>
          {m.therapists_slot_retry()}
        </Button>
      </div>
    );
  if (!data) return loading;
  return (
    <>
      <p className="mb-4 text-ink-2">{m.therapists_days()}</p>
      <Suspense fallback={loading}>
        <Days days={data} therapistId={therapistId} {...choice} />
      </Suspense>
    </>
  );
};
