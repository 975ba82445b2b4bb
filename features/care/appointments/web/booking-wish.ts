import type { Therapist } from '@dhruva/care/therapists/contract/catalogue';
import type { PlanCredits } from '@dhruva/money/plans/contract/schemas';

/** What shall be booked: a session with this therapist, to be paid, or one of a plan or pack. */
export type BookingWish =
  | { readonly therapist: Therapist; readonly credit: null }
  | { readonly therapist: null; readonly credit: PlanCredits };
