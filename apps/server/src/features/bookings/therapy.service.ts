import { ERROR_MESSAGES } from '@dhruva/contract/catalogue/messages';
import { HOLD_MINUTES, therapistById } from '@dhruva/contract/catalogue/therapists';
import type { Tx } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Product } from '../payments/payments.api.ts';
import { isOpenAt, openingAt } from '../therapists/therapists.api.ts';
import { readForm } from './form.rules.ts';
import { sessionRefund } from './session-refund.rules.ts';
import * as store from './session.store.ts';
import { dayAsShown } from './slot.rules.ts';

type Therapy = Product<'therapy'>;

const heldUntil = (now: Date): Date => new Date(now.getTime() + HOLD_MINUTES * 60_000);

/** Holds the slot for the order, in place of what it held before. */
const accept: Therapy['accept'] = async (tx, { orderId, draft, userKey }, now) => {
  const read = readForm(draft.form);
  if (read.kind === 'refused') {
    const sentence = ERROR_MESSAGES[read.code];
    throw new AppError(read.code, {
      fields: Object.fromEntries(read.fields.map((field) => [field, sentence])),
    });
  }
  const { therapistId } = draft;
  const startsAt = await openingAt(tx, draft, now);
  const { userId } = userKey;
  const hold = { orderId, userId, therapistId, startsAt, heldUntil: heldUntil(now) };
  const id = await store.saveHold(tx, hold, now);
  await store.freeCells(tx, [id]);
  await store.sweepHolds(tx, therapistId, now);
  if (!(await store.takeCells(tx, { id, therapistId, startsAt })))
    throw new AppError('booking.slot-taken');
  return { draft: { ...draft, form: read.form } };
};

/** A hold that ran out takes its slot again if nobody else has it and the therapist still works then. */
const give: Therapy['give'] = async (tx, { orderId }, now) => {
  const session = await store.findSession(tx, orderId, { lock: true });
  if (!session || session.startsAt <= now) return { refund: 'cannot-be-given' };
  if (session.state !== 'held') {
    await store.sweepHolds(tx, session.therapistId, now);
    const isOpen = await isOpenAt(tx, session.therapistId, session.startsAt);
    if (!isOpen || !(await store.takeCells(tx, session))) return { refund: 'cannot-be-given' };
  }
  await store.setState(tx, session.id, 'confirmed');
  return 'given';
};

const letGo = async (tx: Tx, orderId: string, state: 'released' | 'cancelled'): Promise<void> => {
  const session = await store.findSession(tx, orderId, { lock: true });
  if (!session) return;
  await store.setState(tx, session.id, state);
  await store.freeCells(tx, [session.id]);
};

const STAGES = {
  held: 'The time is held until it is paid',
  confirmed: 'Booked',
  released: 'Not booked',
  cancelled: 'Cancelled',
} as const;

const describe: Therapy['describe'] = async (db, { orderId, draft }) => {
  const session = await store.findSession(db, orderId);
  const { name } = therapistById(draft.therapistId);
  const { pseudoName, supportFor, language, mobile, address, services } = draft.form;
  return {
    title: `Session with ${name}`,
    stage: STAGES[session?.state ?? 'released'],
    doctor: name,
    date: dayAsShown(draft.date),
    isoDate: draft.date,
    slot: draft.slot,
    pseudoName,
    supportFor,
    language,
    mobile,
    address,
    services,
  };
};

/** A session with a therapist: its slot is held from before payment on. */
export const therapyProduct = (): Therapy => ({
  offer: ({ therapistId }) => ({
    productId: therapistId,
    pricePaise: therapistById(therapistId).feePaise,
    account: 'questions',
    key: `therapy:${therapistId}`,
  }),
  accept,
  give,
  takeBack: async (tx, { orderId }) => letGo(tx, orderId, 'cancelled'),
  release: async (tx, { orderId }) => letGo(tx, orderId, 'released'),
  cancelling: async (db, { orderId, amountPaise, paidAt }, now) => {
    const session = await store.findSession(db, orderId);
    if (session?.state !== 'confirmed') return undefined;
    return sessionRefund({ amountPaise, paidAt, startsAt: session.startsAt }, now);
  },
  describe,
});
