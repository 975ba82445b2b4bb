import type { Therapist } from '@dhruva/contract/catalogue/therapists';
import type { PlanCredits } from '@dhruva/contract/plans/schemas';

/** What shall be booked: a session with this therapist, to be paid, or one of a plan or pack. */
export type BookingWish =
  | { readonly therapist: Therapist; readonly credit: null }
  | { readonly therapist: null; readonly credit: PlanCredits };
