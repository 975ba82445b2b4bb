import type { Appointment as Shown } from '../../contract/schemas.ts';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { KeyedHash } from '@dhruva/server/platform/crypto/keyed-hash.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import { type Appointment, openForm } from '../appointment.store.ts';
import { joinKeyOf } from '../joining/join-key.ts';
import { endOf, joinOpensAt } from '../joining/meeting.rules.ts';
import type { NotHeldCase } from '../not-held/case.store.ts';
import { notHeldUntil } from '../not-held/not-held.rules.ts';
import { creditBack, moveUntil } from '../change-terms.rules.ts';

const stateOf = (appointment: Appointment, now: Date): Shown['state'] => {
  const { state } = appointment;
  if (state === 'confirmed') return endOf(appointment) <= now ? 'over' : 'confirmed';
  return state === 'unplaced' || state === 'not-held' ? state : 'cancelled';
};

const iso = (instant: Date | null | undefined): string | null => instant?.toISOString() ?? null;

const caseOf = ({ openedAt, dueAt, outcome }: NotHeldCase) => ({
  openedAt: openedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  outcome,
});

/** Converts a booked appointment and its not-held case, if any, to the contract. */
export const contractAppointment = (
  { hash, key }: { readonly hash: KeyedHash; readonly key: UserKey },
  {
    appointment,
    notHeldCase,
  }: { readonly appointment: Appointment; readonly notHeldCase: NotHeldCase | undefined },
  now: Date,
): Shown => {
  const { id, reference, therapistId, startsAt, minutes, orderId, planOrderId } = appointment;
  const state = stateOf(appointment, now);
  const isCredit = orderId === null;
  return {
    id,
    reference,
    therapistId,
    therapist: therapistById(therapistId).name,
    startsAt: startsAt.toISOString(),
    endsAt: endOf(appointment).toISOString(),
    minutes,
    state,
    paidBy: isCredit ? 'credit' : 'order',
    orderId: orderId ?? planOrderId ?? '',
    pseudoName: openForm(key, appointment)?.pseudoName ?? '',
    moveUntil: iso(moveUntil(appointment, now)),
    chooseBy: iso(appointment.chooseBy),
    cancelGives: isCredit ? (creditBack(appointment, now) ?? null) : null,
    notHeldUntil: notHeldCase ? null : iso(notHeldUntil(appointment, now)),
    case: notHeldCase ? caseOf(notHeldCase) : null,
    join:
      state === 'confirmed'
        ? { key: joinKeyOf(hash, appointment), opensAt: joinOpensAt(startsAt).toISOString() }
        : null,
  };
};
