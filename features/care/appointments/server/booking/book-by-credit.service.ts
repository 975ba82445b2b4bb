import { planCovers, planById } from '@dhruva/money/plans/contract/catalogue';
import { type TherapistId, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { BookingForm } from '../../contract/booking-form.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { planTerms, spendCredit } from '@dhruva/money/plans/server';
import { openingAt } from '@dhruva/care/therapists/server';
import { type Appointment, appointmentsOf } from '../appointment.store.ts';
import { sweepHolds, takeCells } from '../cells/cell.store.ts';
import { isAt } from '../cells/slot.rules.ts';
import { enqueueNews } from '../enqueue-news.ts';
import { addPlaced } from '../placing.store.ts';
import { acceptForm } from './accept-form.ts';

type CreditDeps = Pick<Deps, 'db' | 'userKeys' | 'outbox'>;

interface Wish {
  readonly therapistId: TherapistId;
  /** Date in India (YYYY-MM-DD), and the label of a slot that day. */
  readonly date: string;
  readonly slot: string;
  readonly planOrderId: string;
  readonly form: BookingForm;
}

/** The start of the session, if the plan covers it. */
const startOf = async (
  tx: Tx,
  userId: string,
  { planOrderId: orderId, ...wish }: Wish,
  now: Date,
) => {
  const terms = await planTerms(tx, { userId, orderId });
  if (!terms || terms.expiresAt <= now) throw new AppError('appointment.no-credit');
  const plan = planById(terms.planId);
  if (!planCovers(plan, therapistById(wish.therapistId)))
    throw new AppError('appointment.therapist-differs');
  const { minutes } = plan;
  const startsAt = await openingAt(tx, { ...wish, minutes }, now);
  if (startsAt >= terms.expiresAt) throw new AppError('appointment.plan-ends');
  return { startsAt, minutes };
};

const book = async (
  { outbox }: CreditDeps,
  tx: Tx,
  { key, wish }: { readonly key: UserKey; readonly wish: Wish },
  now: Date,
): Promise<Appointment> => {
  const { therapistId, planOrderId } = wish;
  const form = acceptForm(wish.form);
  const start = await startOf(tx, key.userId, wish, now);
  const appointment = await addPlaced(tx, key, { therapistId, planOrderId, form, ...start }, now);
  await sweepHolds(tx, therapistId, now);
  if (!(await takeCells(tx, appointment))) throw new AppError('booking.slot-taken');
  const { id: usedFor, startsAt } = appointment;
  const isPaid = await spendCredit(tx, { orderId: planOrderId, usedFor, startsAt });
  if (!isPaid) throw new AppError('appointment.no-credit');
  await enqueueNews(outbox, tx, { appointment, news: 'booked' }, now);
  return appointment;
};

/** The session an identical earlier request booked, so that a double click books once. */
const bookedAlready = async (
  { db }: CreditDeps,
  userId: string,
  { therapistId, planOrderId, date, slot }: Wish,
): Promise<Appointment | undefined> =>
  (await appointmentsOf(db, userId)).find(
    (own) =>
      own.state === 'confirmed' &&
      own.therapistId === therapistId &&
      own.planOrderId === planOrderId &&
      isAt(own.startsAt, { date, slot }),
  );

/**
 * Books a session with a credit of a plan or pack. Idempotent. Refuses with the codes of its route; then no
 * credit is used.
 */
export const bookByCredit = async (
  deps: CreditDeps,
  userId: string,
  wish: Wish,
): Promise<Appointment> => {
  try {
    return await inTransaction(deps.db, async (tx, now) => {
      const key = await signedInKey(deps, tx, userId);
      return book(deps, tx, { key, wish }, now);
    });
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'booking.slot-taken';
    const own = isTaken ? await bookedAlready(deps, userId, wish) : undefined;
    if (!own) throw error;
    return own;
  }
};
