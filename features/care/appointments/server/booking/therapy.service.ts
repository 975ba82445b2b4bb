import { MINUTE_MS } from '@dhruva/kernel/durations';
import { dayAsShown, INDIA, timeInWords, wallClock } from '@dhruva/civil-time';
import { HOLD_MINUTES, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Product } from '@dhruva/money/payments/server';
import { isOpenAt, openingAt } from '@dhruva/care/therapists/server';
import { type Appointment, findAppointment } from '../appointment.store.ts';
import { cancelAppointment } from '../cancelling/cancel-appointment.ts';
import { sessionRefund } from '../cancelling/refund.rules.ts';
import { freeCells, sweepHolds, takeCells } from '../cells/cell.store.ts';
import { chooseBy } from '../choosing.rules.ts';
import { enqueueNews } from '../enqueue-news.ts';
import { confirm, end, saveHold, unplace } from '../placing.store.ts';
import { acceptForm } from './accept-form.ts';

type Therapy = Product<'therapy'>;
type TherapyDeps = Pick<Deps, 'outbox'>;

const LENGTH = { minutes: 45 } as const;

/** Holds the slot for the order, replacing an earlier hold. */
const accept: Therapy['accept'] = async (tx, { orderId, draft, userKey }, now) => {
  const form = acceptForm(draft.form);
  const { therapistId } = draft;
  const startsAt = await openingAt(tx, { ...draft, ...LENGTH }, now);
  const heldUntil = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
  const hold = { orderId, therapistId, startsAt, ...LENGTH, heldUntil, form };
  const held = await saveHold(tx, userKey, hold, now);
  await sweepHolds(tx, therapistId, now);
  if (!(await takeCells(tx, held))) throw new AppError('booking.slot-taken');
  return { draft: { ...draft, form } };
};

/**
 * Whether the slot is still available: in the future, within working hours, and held by this order or free
 * again.
 */
const isStillAvailable = async (tx: Tx, held: Appointment, now: Date): Promise<boolean> => {
  if (held.startsAt <= now || !(await isOpenAt(tx, held))) return false;
  if (held.state === 'held') return true;
  await sweepHolds(tx, held.therapistId, now);
  return takeCells(tx, held);
};

/** Books the held slot. If it is gone by now, the user chooses another, or is refunded automatically. */
const fulfil =
  ({ outbox }: TherapyDeps): Therapy['fulfil'] =>
  async (tx, { orderId }, now) => {
    const held = await findAppointment(tx, { orderId }, { lock: true });
    if (!held) return { refund: 'cannot-be-given' };
    const isKept = await isStillAvailable(tx, held, now);
    if (isKept) await confirm(tx, held.id, now);
    else {
      await freeCells(tx, [held.id]);
      await unplace(tx, held.id, { bookedAt: now, chooseBy: chooseBy(now) });
    }
    const news = isKept ? 'booked' : 'unplaced';
    await enqueueNews(outbox, tx, { appointment: held, news }, now);
    return 'given';
  };

const revoke =
  (deps: TherapyDeps): Therapy['revoke'] =>
  async (tx, { orderId }, now) => {
    const appointment = await findAppointment(tx, { orderId }, { lock: true });
    if (appointment) await cancelAppointment(deps, tx, appointment, now);
  };

const releaseHold: Therapy['releaseHold'] = async (tx, { orderId }) => {
  const held = await findAppointment(tx, { orderId }, { lock: true });
  if (!held) return;
  await end(tx, held.id, 'released');
  await freeCells(tx, [held.id]);
};

const STAGES = {
  held: 'The time is held until it is paid',
  confirmed: 'Booked',
  unplaced: 'Please choose another time',
  released: 'Not booked',
  cancelled: 'Cancelled',
  'not-held': 'Not held',
} as const;

const NO_TIME = { date: 'N/A', isoDate: null, slot: 'N/A' } as const;

const timeOf = ({ startsAt, state }: Appointment) => {
  if (state === 'unplaced') return NO_TIME;
  const { date, time } = wallClock(startsAt.getTime(), INDIA);
  return { date: dayAsShown(date), isoDate: date, slot: timeInWords(time) };
};

const describe: Therapy['describe'] = async (db, { orderId, draft }) => {
  const found = await findAppointment(db, { orderId });
  const { name } = therapistById(found?.therapistId ?? draft.therapistId);
  const wished = { date: dayAsShown(draft.date), isoDate: draft.date, slot: draft.slot };
  const { pseudoName, supportFor, language, mobile, address, services } = draft.form;
  return {
    title: `Session with ${name}`,
    stage: STAGES[found?.state ?? 'released'],
    doctor: name,
    ...(found ? timeOf(found) : wished),
    pseudoName,
    supportFor,
    language,
    mobile,
    address,
    services,
  };
};

/** Locks the appointment inside a transaction, so that a concurrent move cannot change the refund shown. */
const cancellationTerms: Therapy['cancellationTerms'] = async (
  db,
  { orderId, amountPaise, paidAt },
  now,
) => {
  const found = await findAppointment(db, { orderId }, { lock: db.isTransaction });
  if (found?.state === 'unplaced')
    return { refundPaise: amountPaise, rule: 'Your time was lost: everything is given back' };
  if (found?.state !== 'confirmed') return undefined;
  const { startsAt, wasLost } = found;
  return sessionRefund({ amountPaise, paidAt, startsAt, wasLost }, now);
};

/** The product of therapy sessions: the slot is held from before the payment. */
export const therapyProduct = (deps: TherapyDeps): Therapy => ({
  offer: ({ therapistId }) => ({
    productId: therapistId,
    pricePaise: therapistById(therapistId).feePaise,
    account: 'questions',
    key: `therapy:${therapistId}`,
  }),
  accept,
  fulfil: fulfil(deps),
  revoke: revoke(deps),
  releaseHold,
  cancellationTerms,
  describe,
});
