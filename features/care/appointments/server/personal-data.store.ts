import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { type Appointment, appointmentsOf, openForm } from './appointment.store.ts';
import './cells/cell.store.ts';
import { casesOf, forgetNotes, type NotHeldCase, openNote } from './not-held/case.store.ts';
import './reminder.store.ts';

const exportedCase = (key: UserKey, notHeldCase: NotHeldCase) => {
  const { openedAt, dueAt, outcome, closedAt } = notHeldCase;
  return { openedAt, dueAt, outcome, closedAt, note: openNote(key, notHeldCase) ?? null };
};

const shown = (key: UserKey, appointment: Appointment, notHeldCase: NotHeldCase | undefined) => {
  const { therapistId, startsAt, minutes, state } = appointment;
  const form = openForm(key, appointment) ?? null;
  return {
    therapistId,
    startsAt,
    minutes,
    state,
    form,
    saidNotHeld: notHeldCase ? exportedCase(key, notHeldCase) : null,
  };
};

/** Personal data of appointments: sessions, booking forms, and reports of sessions not held. */
export const appointmentsData: PersonalData = {
  title: 'Sessions with therapists',
  erases: ['appointment_reminders', 'booked_cells'],
  keeps: {
    appointments: 'When a therapist sat with somebody nobody can name; what was written is gone.',
    staff_cancellations:
      'Which session a therapist cancelled and why; whose it was nobody can tell.',
    not_held_cases:
      'That a session was said not to be held, so that what is due still goes back; the note is gone.',
    staff_decisions:
      'Which session our staff decided was held or not and why; whose it was nobody can tell.',
  },
  collect: async (db, key) => {
    const cases = await casesOf(db, key.userId);
    const caseOf = ({ id }: Appointment) => cases.find(({ appointmentId }) => appointmentId === id);
    const all = await appointmentsOf(db, key.userId);
    return all.map((appointment) => shown(key, appointment, caseOf(appointment)));
  },
  erase: async (tx, userId) => {
    const own = tx.selectFrom('appointments').select('id').where('user_id', '=', userId);
    await tx.deleteFrom('appointment_reminders').where('appointment_id', 'in', own).execute();
    await tx.deleteFrom('booked_cells').where('appointment_id', 'in', own).execute();
    await forgetNotes(tx, userId);
    await tx
      .updateTable('appointments')
      .set({ form: null })
      .where('user_id', '=', userId)
      .execute();
    await tx
      .updateTable('appointments')
      .set({ state: 'cancelled', held_until: null, choose_by: null })
      .where('user_id', '=', userId)
      .where('state', 'in', ['held', 'unplaced'])
      .execute();
  },
};
