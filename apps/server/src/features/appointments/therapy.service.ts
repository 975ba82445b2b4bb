import { INDIA, timeInWords, wallClock } from '@dhruva/civil-time';
import { ERROR_MESSAGES } from '@dhruva/contract/catalogue/messages';
import {
  CHOOSE_AGAIN_HOURS,
  HOLD_MINUTES,
  therapistById,
} from '@dhruva/contract/catalogue/therapists';
import type { Tx } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { Product } from '../payments/payments.api.ts';
import { isOpenAt, openingAt } from '../therapists/therapists.api.ts';
import * as store from './appointment.store.ts';
import { freeCells, sweepHolds, takeCells } from './cell.store.ts';
import { readForm } from './form.rules.ts';
import { enqueueNews } from './news/enqueue-news.ts';
import { sessionRefund } from './refund.rules.ts';
import { dayAsShown } from './slot.rules.ts';

type Therapy = Product<'therapy'>;
type TherapyDeps = Pick<Deps, 'outbox'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LENGTH = { minutes: 45 } as const;

/** Holds the slot for the order, in place of what it held before. */
const accept: Therapy['accept'] = async (tx, { orderId, draft, userKey }, now) => {
  const read = readForm(draft.form);
  if (read.kind === 'refused') {
    const sentence = ERROR_MESSAGES[read.code];
    throw new AppError(read.code, {
      fields: Object.fromEntries(read.fields.map((field) => [field, sentence])),
    });
  }
  const { form } = read;
  const { therapistId } = draft;
  const startsAt = await openingAt(tx, { ...draft, ...LENGTH }, now);
  const heldUntil = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
  const hold = { orderId, therapistId, startsAt, heldUntil, form };
  const held = await store.saveHold(tx, userKey, hold, now);
  await freeCells(tx, [held.id]);
  await sweepHolds(tx, therapistId, now);
  if (!(await takeCells(tx, held))) throw new AppError('booking.slot-taken');
  return { draft: { ...draft, form } };
};

/** Whether the time is still to be had: ahead, worked, and held or free again. */
const keeps = async (tx: Tx, held: store.Appointment, now: Date): Promise<boolean> => {
  if (held.startsAt <= now || !(await isOpenAt(tx, held))) return false;
  if (held.state === 'held') return true;
  await sweepHolds(tx, held.therapistId, now);
  return takeCells(tx, held);
};

/** Books what was held. A time that is gone by now is chosen anew, or what was paid goes back by itself. */
const give =
  ({ outbox }: TherapyDeps): Therapy['give'] =>
  async (tx, { orderId }, now) => {
    const held = await store.findAppointment(tx, { orderId }, { lock: true });
    if (!held) return { refund: 'cannot-be-given' };
    const isKept = await keeps(tx, held, now);
    if (isKept) await store.confirm(tx, held.id, now);
    else {
      await freeCells(tx, [held.id]);
      await store.unplace(tx, held.id, new Date(now.getTime() + CHOOSE_AGAIN_HOURS * HOUR_MS));
    }
    const news = isKept ? 'booked' : 'unplaced';
    await enqueueNews(outbox, tx, { appointment: held, news }, now);
    return 'given';
  };

const letGo = async (
  tx: Tx,
  orderId: string,
  state: 'released' | 'cancelled',
): Promise<store.Appointment | undefined> => {
  const found = await store.findAppointment(tx, { orderId }, { lock: true });
  if (!found) return undefined;
  await store.end(tx, found.id, state);
  await freeCells(tx, [found.id]);
  return found;
};

const takeBack =
  ({ outbox }: TherapyDeps): Therapy['takeBack'] =>
  async (tx, { orderId }, now) => {
    const appointment = await letGo(tx, orderId, 'cancelled');
    if (appointment) await enqueueNews(outbox, tx, { appointment, news: 'cancelled' }, now);
  };

const STAGES = {
  held: 'The time is held until it is paid',
  confirmed: 'Booked',
  unplaced: 'Please choose another time',
  released: 'Not booked',
  cancelled: 'Cancelled',
} as const;

const describe: Therapy['describe'] = async (db, { orderId, draft }) => {
  const found = await store.findAppointment(db, { orderId });
  const { name } = therapistById(found?.therapistId ?? draft.therapistId);
  const shown = found && wallClock(found.startsAt.getTime(), INDIA);
  const isoDate = shown?.date ?? draft.date;
  const { pseudoName, supportFor, language, mobile, address, services } = draft.form;
  return {
    title: `Session with ${name}`,
    stage: STAGES[found?.state ?? 'released'],
    doctor: name,
    date: dayAsShown(isoDate),
    isoDate,
    slot: shown ? timeInWords(shown.time) : draft.slot,
    pseudoName,
    supportFor,
    language,
    mobile,
    address,
    services,
  };
};

const cancelling: Therapy['cancelling'] = async (db, { orderId, amountPaise, paidAt }, now) => {
  const found = await store.findAppointment(db, { orderId });
  if (found?.state === 'unplaced')
    return { refundPaise: amountPaise, rule: 'Your time was lost: everything is given back' };
  if (found?.state !== 'confirmed') return undefined;
  return sessionRefund({ amountPaise, paidAt, startsAt: found.startsAt }, now);
};

/** A session with a therapist: its slot is held from before payment on. */
export const therapyProduct = (deps: TherapyDeps): Therapy => ({
  offer: ({ therapistId }) => ({
    productId: therapistId,
    pricePaise: therapistById(therapistId).feePaise,
    account: 'questions',
    key: `therapy:${therapistId}`,
  }),
  accept,
  give: give(deps),
  takeBack: takeBack(deps),
  release: async (tx, { orderId }) => void (await letGo(tx, orderId, 'released')),
  cancelling,
  describe,
});
