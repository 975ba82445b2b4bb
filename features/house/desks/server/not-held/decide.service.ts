import { dateInWords, INDIA, timeInWords, wallClock } from '@dhruva/civil-time';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import {
  type Appointment,
  appointmentsFrom,
  closeAsHeld,
  refundNotHeld,
  isOver,
} from '@dhruva/care/appointments/server';
import { StaffCommandRefusal } from '../staff-command-refusal.ts';
import { readReference, ambiguousReference } from '../reference.rules.ts';
import { logDecision } from './decision.store.ts';

interface DecisionRequest {
  readonly reference: string;
  readonly staff: string;
  readonly reason: string;
}

interface PastSession {
  readonly appointment: Appointment;
  /** "S-1B2C3D4E, 30 November 2026, 3:00 PM" */
  readonly shown: string;
}

/** The single past session a reference matches, unless it was refunded already. Throws StaffCommandRefusal. */
export const findPastSession = async (tx: Tx, typed: string, now: Date): Promise<PastSession> => {
  const reference = readReference(typed);
  if (reference?.of !== 'session')
    throw new StaffCommandRefusal(`${typed} is no session, such as S-1B2C3D4E.`);
  const past = (await appointmentsFrom(tx, reference)).filter((one) => isOver(one, now));
  if (past.length > 1) throw new StaffCommandRefusal(ambiguousReference(reference, past));
  const [appointment] = past;
  if (!appointment)
    throw new StaffCommandRefusal(
      `There is no past session ${reference.shown}, or everything was given back for it.`,
    );
  const { date, time } = wallClock(appointment.startsAt.getTime(), INDIA);
  const shown = `${reference.shown}, ${dateInWords(date)}, ${timeInWords(time)}`;
  return { appointment, shown };
};

const RETURNED_MESSAGES = {
  order: 'Everything that was paid for it goes back.',
  credit: 'The session is back in its plan.',
} as const;

/**
 * Decides that a past session was not held, whether or not its client reported it: money or credit is
 * returned, once. Returns a message for the operator. Throws StaffCommandRefusal when there is no such session or
 * everything was returned already.
 */
export const decideNotHeld = async (
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'outbox'>,
  { reference, staff, reason }: DecisionRequest,
): Promise<string> => {
  try {
    return await inTransaction(deps.db, async (tx, now) => {
      const { appointment, shown } = await findPastSession(tx, reference, now);
      await refundNotHeld(deps, tx, { appointment, outcome: 'not-held' }, now);
      const decided = {
        appointmentId: appointment.id,
        decision: 'not-held',
        staff,
        reason,
      } as const;
      await logDecision(tx, decided, now);
      const back = RETURNED_MESSAGES[appointment.orderId === null ? 'credit' : 'order'];
      return `Not held: ${shown}. ${back} The client is told.`;
    });
  } catch (error) {
    const isDecidedAlready = error instanceof AppError && error.code === 'booking.not-cancellable';
    throw isDecidedAlready ? new StaffCommandRefusal('Somebody else has just settled it.') : error;
  }
};

/**
 * Decides that a session was held although its client reported otherwise: closes the case without a refund. A
 * later `decideNotHeld` is still possible. Returns a message for the operator. Throws StaffCommandRefusal when it
 * has no open case.
 */
export const decideHeld = async (
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  { reference, staff, reason }: DecisionRequest,
): Promise<string> =>
  inTransaction(db, async (tx, now) => {
    const { appointment, shown } = await findPastSession(tx, reference, now);
    if (!(await closeAsHeld({ outbox }, tx, appointment.id, now)))
      throw new StaffCommandRefusal(`No case is open for ${shown}.`);
    const decided = { appointmentId: appointment.id, decision: 'held', staff, reason } as const;
    await logDecision(tx, decided, now);
    return `Held: ${shown}. Nothing goes back. The client is told, and how to answer.`;
  });
