import type { Therapist } from '@dhruva/care/therapists/contract/catalogue';
import type { PlanCredits } from '@dhruva/money/plans/contract/schemas';
import type { ChosenSlot } from './slots/availability.rules.ts';

/** What to book: a paid session with this therapist, at this time if one is chosen, or one by credit of a plan or pack. */
export type BookingWish =
  | { readonly therapist: Therapist; readonly credit: null; readonly slot?: ChosenSlot }
  | { readonly therapist: null; readonly credit: PlanCredits };
