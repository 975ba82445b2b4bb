import type { Therapist } from '@dhruva/care/therapists/contract/catalogue';
import type { PlanCredits } from '@dhruva/money/plans/contract/schemas';
import type { BookingWish } from '../booking-wish.ts';
import { therapistsOf } from '../credit-fit.rules.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';

/** The choices made so far, and the current step. */
export interface Choices {
  readonly step: 'therapist' | 'slot' | 'form';
  readonly therapist: Therapist | null;
  readonly slot: ChosenSlot | null;
  /** The credit that pays; null: money. */
  readonly credit: PlanCredits | null;
}

/** The first step of a booking; skips the choice of therapist where only one fits, and of a time already chosen. */
export const firstChoices = (wish: BookingWish | null): Choices => {
  const fitting = wish?.credit ? therapistsOf(wish.credit) : [];
  const only = fitting.length === 1 ? fitting[0] : undefined;
  const therapist = wish?.therapist ?? only ?? null;
  const slot = (wish?.credit === null && wish.slot) || null;
  const step = therapist ? 'slot' : 'therapist';
  return { step: slot ? 'form' : step, therapist, slot, credit: wish?.credit ?? null };
};
