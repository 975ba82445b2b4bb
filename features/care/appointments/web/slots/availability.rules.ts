import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Availability, SlotOnOffer } from '@dhruva/care/therapists/contract/schemas';

type Days = Availability['days'];

/** A chosen slot. `date`: YYYY-MM-DD in India; `startsAt`: ISO instant. */
export interface ChosenSlot {
  readonly therapistId: TherapistId;
  readonly date: string;
  readonly slot: string;
  readonly startsAt: string;
}

/** The days with the visitor's own held slot marked as open. */
export const withOwnHold = (days: Days, own: string | undefined): Days =>
  days.map(({ date, slots }) => ({
    date,
    slots: slots.map((slot) =>
      slot.state === 'taken' && slot.startsAt === own ? { ...slot, state: 'open' } : slot,
    ),
  }));

/** The days up to a last day (YYYY-MM-DD), if any. */
export const daysUntil = (days: Days, lastDay: string | undefined): Days =>
  lastDay === undefined ? days : days.filter(({ date }) => date <= lastDay);

const isOpen = ({ state }: SlotOnOffer): boolean => state === 'open';

/** Days with an open slot. */
export const openDays = (days: Days): string[] =>
  days.filter(({ slots }) => slots.some(isOpen)).map(({ date }) => date);

/** The `count` open slots nearest to a taken one, in order. */
export const nearestOpen = (days: Days, gone: ChosenSlot, count: number): readonly ChosenSlot[] => {
  const { therapistId } = gone;
  const distance = ({ startsAt }: ChosenSlot): number =>
    Math.abs(Date.parse(startsAt) - Date.parse(gone.startsAt));
  return days
    .flatMap(({ date, slots }) =>
      slots
        .filter((one) => isOpen(one) && one.startsAt !== gone.startsAt)
        .map(({ slot, startsAt }) => ({ therapistId, date, slot, startsAt })),
    )
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
};
