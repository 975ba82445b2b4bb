import { Suspense, useState } from 'react';
import { BOOK_AHEAD_DAYS } from '@dhruva/care/therapists/contract/catalogue';
import type { Availability, SlotOnOffer } from '@dhruva/care/therapists/contract/schemas';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { type ChosenSlot, daysUntil, openDays } from './availability.rules.ts';
import { SlotTime } from './slot-time.tsx';
import { dayInWords } from './slot-words.rules.ts';
import { type Offer, useAvailability } from './use-availability.ts';

const SlotDatePicker = lazyWithFallback(
  async () => (await import('./slot-date-picker.tsx')).SlotDatePicker,
);

interface SlotChoiceProps {
  readonly offer: Offer;
  readonly chosen: ChosenSlot | null;
  /** The instant this visitor already holds, and may choose. */
  readonly own?: string | undefined;
  /** The last selectable day, YYYY-MM-DD in India. */
  readonly lastDay?: string | undefined;
  /** The present start of a session that is being moved. */
  readonly present?: string | undefined;
  readonly onChoose: (slot: ChosenSlot | null) => void;
}

const UNAVAILABLE_REASONS: Record<Exclude<SlotOnOffer['state'], 'open'>, () => string> = {
  taken: m.appointments_slot_taken,
  passed: m.appointments_slot_passed,
  closed: m.appointments_slot_closed,
};

const noteOf = ({ startsAt, state }: SlotOnOffer, present: string | undefined) => {
  if (startsAt === present) return m.appointments_slot_present();
  return state === 'open' ? undefined : UNAVAILABLE_REASONS[state]();
};

const optionOf = (slot: SlotOnOffer, { offer, present }: DaysProps) => {
  const { startsAt } = slot;
  const note = noteOf(slot, present);
  return {
    value: startsAt,
    disabled: note !== undefined,
    label: <SlotTime startsAt={startsAt} minutes={offer.minutes} note={note} />,
  };
};

interface DaysProps extends Omit<SlotChoiceProps, 'own' | 'lastDay'> {
  readonly days: Availability['days'];
}

const Days = (props: DaysProps) => {
  const { days, offer, chosen, onChoose } = props;
  const open = openDays(days);
  const [day, setDay] = useState(chosen?.date ?? open[0] ?? '');
  if (open.length === 0) return <p>{m.appointments_slot_none({ days: BOOK_AHEAD_DAYS })}</p>;
  const slots = days.find(({ date }) => date === day)?.slots ?? [];
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SlotDatePicker
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
        legend={m.appointments_slots_of({ day: dayInWords(day) })}
        stacked
        options={slots.map((slot) => optionOf(slot, props))}
        value={chosen?.startsAt ?? ''}
        onChange={({ target }) => {
          const slot = slots.find(({ startsAt }) => startsAt === target.value);
          if (!slot) return;
          const { therapistId } = offer;
          onChoose({ therapistId, date: day, slot: slot.slot, startsAt: slot.startsAt });
        }}
      />
    </div>
  );
};

/** A date picker, and the slots of the chosen day. */
export const SlotChoice = ({ own, lastDay, ...choice }: SlotChoiceProps) => {
  const { data, isError, refetch } = useAvailability(choice.offer, own);
  const loading = <p role="status">{m.appointments_slot_loading()}</p>;
  if (isError)
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>{m.appointments_slot_failed()}</p>
        <Button look="outline" onClick={() => void refetch()}>
          {m.appointments_slot_retry()}
        </Button>
      </div>
    );
  if (!data) return loading;
  return (
    <>
      <p className="mb-4 text-ink-2">{m.appointments_days()}</p>
      <Suspense fallback={loading}>
        <Days days={daysUntil(data, lastDay)} {...choice} />
      </Suspense>
    </>
  );
};
