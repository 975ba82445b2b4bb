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
import { ClientRefusal } from '../client-refusal.ts';
import { readReference, severalInWords } from '../reference.rules.ts';
import { noteDecision } from './decision.store.ts';

interface Asked {
  readonly reference: string;
  readonly staff: string;
  readonly reason: string;
}

interface Past {
  readonly appointment: Appointment;
  /** "S-1B2C3D4E, 30 November 2026, 3:00 PM" */
  readonly shown: string;
}

/** The one past session a reference stands for, for which nothing was given back. Throws ClientRefusal. */
export const pastSession = async (tx: Tx, typed: string, now: Date): Promise<Past> => {
  const reference = readReference(typed);
  if (reference?.of !== 'session')
    throw new ClientRefusal(`${typed} is no session, such as S-1B2C3D4E.`);
  const past = (await appointmentsFrom(tx, reference)).filter((one) => isOver(one, now));
  if (past.length > 1) throw new ClientRefusal(severalInWords(reference, past));
  const [appointment] = past;
  if (!appointment)
    throw new ClientRefusal(
      `There is no past session ${reference.shown}, or everything was given back for it.`,
    );
  const { date, time } = wallClock(appointment.startsAt.getTime(), INDIA);
  const shown = `${reference.shown}, ${dateInWords(date)}, ${timeInWords(time)}`;
  return { appointment, shown };
};

const BACK = {
  order: 'Everything that was paid for it goes back.',
  credit: 'The session is back in its plan.',
} as const;

/**
 * A past session was not held, whether its client said so or not: money or credit goes back, once. Says so in words.
 * Throws ClientRefusal when there is no such session, or everything was given back for it.
 */
export const decideNotHeld = async (
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'outbox'>,
  { reference, staff, reason }: Asked,
): Promise<string> => {
  try {
    return await inTransaction(deps.db, async (tx, now) => {
      const { appointment, shown } = await pastSession(tx, reference, now);
      await refundNotHeld(deps, tx, { appointment, outcome: 'not-held' }, now);
      const decided = {
        appointmentId: appointment.id,
        decision: 'not-held',
        staff,
        reason,
      } as const;
      await noteDecision(tx, decided, now);
      const back = BACK[appointment.orderId === null ? 'credit' : 'order'];
      return `Not held: ${shown}. ${back} The client is told.`;
    });
  } catch (error) {
    const isSettled = error instanceof AppError && error.code === 'booking.not-cancellable';
    throw isSettled ? new ClientRefusal('Somebody else has just settled it.') : error;
  }
};

/**
 * A session was held though its client said otherwise: the case is closed, nothing goes back. It can still be decided
 * as not held. Says so in words. Throws ClientRefusal when no case of it is open.
 */
export const decideHeld = async (
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  { reference, staff, reason }: Asked,
): Promise<string> =>
  inTransaction(db, async (tx, now) => {
    const { appointment, shown } = await pastSession(tx, reference, now);
    if (!(await closeAsHeld({ outbox }, tx, appointment.id, now)))
      throw new ClientRefusal(`No case is open for ${shown}.`);
    const decided = { appointmentId: appointment.id, decision: 'held', staff, reason } as const;
    await noteDecision(tx, decided, now);
    return `Held: ${shown}. Nothing goes back. The client is told, and how to answer.`;
  });
