import { dueAt } from '@dhruva/civil-time';
import { ANSWERING_HOURS } from '@dhruva/kernel/answering-hours';
import { NOT_HELD_ANSWER_DAYS } from '@dhruva/care/therapists/contract/catalogue';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Appointment } from '../appointment.store.ts';
import { lockOwn } from '../own-appointment.ts';
import { addCase, findCase } from './case.store.ts';
import { MAILS } from './not-held.mails.ts';
import { notHeldUntil } from './not-held.rules.ts';

const ANSWER_WITHIN = { days: NOT_HELD_ANSWER_DAYS } as const;

/**
 * Records a client's report that a session was not held: opens a case, due in two working days, and notifies
 * support and the therapist. Idempotent. Refuses with `appointment.unknown` or `appointment.not-sayable`.
 */
export const reportNotHeld = async (
  { db, userKeys, outbox }: Pick<Deps, 'db' | 'userKeys' | 'outbox'>,
  userId: string,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<Appointment> =>
  inTransaction(db, async (tx, now) => {
    const appointment = await lockOwn(tx, userId, id);
    if (await findCase(tx, id)) return appointment;
    if (!notHeldUntil(appointment, now)) throw new AppError('appointment.not-sayable');
    const key = await signedInKey({ userKeys }, tx, userId);
    const due = new Date(dueAt(now.getTime(), ANSWER_WITHIN, ANSWERING_HOURS));
    await addCase(tx, key, { appointmentId: id, dueAt: due, note: note.trim() }, now);
    for (const kind of [MAILS.said, MAILS.support, MAILS.therapist])
      await outbox.enqueue(tx, { kind, userId, subjectId: id }, now);
    return appointment;
  });
