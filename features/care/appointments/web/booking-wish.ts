import type { Therapist } from '@dhruva/care/therapists/contract/catalogue';
import type { PlanCredits } from '@dhruva/money/plans/contract/schemas';

/** What to book: a paid session with this therapist, or one by credit of a plan or pack. */
export type BookingWish =
  | { readonly therapist: Therapist; readonly credit: null }
  | { readonly therapist: null; readonly credit: PlanCredits };
