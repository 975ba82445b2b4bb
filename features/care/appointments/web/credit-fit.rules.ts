import type { Appointment } from '../contract/schemas.ts';
import { planCovers, planById } from '@dhruva/money/plans/contract/catalogue';
import {
  SESSION_MINUTES,
  type Therapist,
  THERAPIST_IDS,
  therapistById,
} from '@dhruva/care/therapists/contract/catalogue';
import type { PlanCredits } from '@dhruva/money/plans/contract/schemas';

const ALL: readonly Therapist[] = THERAPIST_IDS.map(therapistById);

/** The therapists a credit of this plan can be used with. */
export const therapistsOf = ({ planId }: Pick<PlanCredits, 'planId'>): readonly Therapist[] =>
  ALL.filter((one) => planCovers(planById(planId), one));

/** Length of a session booked by this credit, or bought (null). */
export const minutesOf = (credit: Pick<PlanCredits, 'planId'> | null): 30 | 45 =>
  credit !== null && planById(credit.planId).minutes === 30 ? 30 : SESSION_MINUTES.lasts;

interface Wanted {
  readonly therapist: Therapist;
  /** YYYY-MM-DD in India. */
  readonly date: string;
}

/** The credits that pay a session of the bought length with this therapist on that day. */
export const creditsFor = (
  { therapist, date }: Wanted,
  credits: readonly PlanCredits[],
): readonly PlanCredits[] =>
  credits.filter(
    (credit) =>
      minutesOf(credit) === SESSION_MINUTES.lasts &&
      date <= credit.lastDay &&
      planCovers(planById(credit.planId), therapist),
  );

/** The therapists who can replace the one of a lost session, that one first. */
export const therapistsInstead = ({
  therapistId,
  paidBy,
  minutes,
}: Pick<Appointment, 'therapistId' | 'paidBy' | 'minutes'>): readonly Therapist[] => {
  const first = therapistById(therapistId);
  const isAlike = (one: Therapist): boolean =>
    paidBy === 'credit' && minutes === 30
      ? one.band === first.band
      : one.feePaise === first.feePaise;
  return [first, ...ALL.filter((one) => one.id !== therapistId && isAlike(one))];
};
