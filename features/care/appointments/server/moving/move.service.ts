import { planCovers, planById } from '@dhruva/money/plans/contract/catalogue';
import { type TherapistId, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { type PlanTerms, planTerms } from '@dhruva/money/plans/server';
import { openingAt } from '@dhruva/care/therapists/server';
import type { Appointment } from '../appointment.store.ts';
import { sweepHolds, takeCells } from '../cells/cell.store.ts';
import { isAt } from '../cells/slot.rules.ts';
import { enqueueNews } from '../enqueue-news.ts';
import { lockOwn } from '../own-appointment.ts';
import { place } from '../placing.store.ts';
import { moveUntil } from '../change-terms.rules.ts';

type MoveDeps = Pick<Deps, 'db' | 'outbox'>;

interface Wish {
  readonly id: string;
  readonly therapistId: TherapistId;
  /** Date in India (YYYY-MM-DD), and the label of a slot that day. */
  readonly date: string;
  readonly slot: string;
}

const termsOf = async (
  tx: Tx,
  { userId, planOrderId }: Appointment,
): Promise<PlanTerms | undefined> =>
  planOrderId === null ? undefined : planTerms(tx, { userId, orderId: planOrderId });

/** Refuses another therapist, except in place of a lost time and for the same payment. */
const refuseOther = (
  { state, therapistId }: Appointment,
  terms: PlanTerms | undefined,
  wanted: TherapistId,
): void => {
  if (wanted === therapistId) return;
  const [had, other] = [therapistById(therapistId), therapistById(wanted)];
  const fits = terms ? planCovers(planById(terms.planId), other) : other.feePaise === had.feePaise;
  if (state !== 'unplaced' || !fits) throw new AppError('appointment.therapist-differs');
};

const move = async (
  { outbox }: MoveDeps,
  tx: Tx,
  { had, wish }: { readonly had: Appointment; readonly wish: Wish },
  now: Date,
): Promise<Appointment> => {
  const terms = await termsOf(tx, had);
  refuseOther(had, terms, wish.therapistId);
  const { therapistId } = wish;
  const startsAt = await openingAt(tx, { ...wish, minutes: had.minutes }, now);
  // A lost time may be replaced after the plan's end too.
  const isWithinPlan = !terms || startsAt < terms.expiresAt || had.state === 'unplaced';
  if (!isWithinPlan) throw new AppError('appointment.plan-ends');
  const moved = await place(tx, had.id, { therapistId, startsAt }, now);
  await sweepHolds(tx, therapistId, now);
  if (!(await takeCells(tx, moved))) throw new AppError('booking.slot-taken');
  const news = had.state === 'unplaced' ? 'booked' : 'moved';
  await enqueueNews(outbox, tx, { appointment: moved, news }, now);
  return moved;
};

const isAtWishedTime = ({ state, therapistId, startsAt }: Appointment, wish: Wish): boolean =>
  state === 'confirmed' && therapistId === wish.therapistId && isAt(startsAt, wish);

/**
 * Moves a session, or replaces a lost time. The old time is kept unless the new one is taken; moving to the
 * present time changes nothing. Refuses with the codes of its route.
 */
export const moveAppointment = async (
  deps: MoveDeps,
  userId: string,
  wish: Wish,
): Promise<{ readonly appointment: Appointment; readonly wasLost: boolean }> =>
  inTransaction(deps.db, async (tx, now) => {
    const had = await lockOwn(tx, userId, wish.id);
    const wasLost = had.state === 'unplaced';
    if (isAtWishedTime(had, wish)) return { appointment: had, wasLost };
    if (!moveUntil(had, now)) throw new AppError('appointment.not-movable');
    return { appointment: await move(deps, tx, { had, wish }, now), wasLost };
  });
