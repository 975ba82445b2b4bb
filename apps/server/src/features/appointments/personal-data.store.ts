import type { UserKey } from '../../platform/crypto/user-keys.ts';
import type { PersonalData } from '../privacy/privacy.api.ts';
import { type Appointment, appointmentsOf, openForm } from './appointment.store.ts';
import './cells/cell.store.ts';
import './reminding/reminder.store.ts';

const shown = (key: UserKey, appointment: Appointment) => {
  const { therapistId, startsAt, minutes, state } = appointment;
  return { therapistId, startsAt, minutes, state, form: openForm(key, appointment) ?? null };
};

/** Sessions with therapists and the forms written for them. */
export const appointmentsData: PersonalData = {
  title: 'Sessions with therapists',
  erases: ['appointment_reminders', 'booked_cells'],
  keeps: {
    appointments: 'When a therapist sat with somebody nobody can name; what was written is gone.',
    staff_cancellations:
      'Which session a therapist cancelled and why; whose it was nobody can tell.',
  },
  collect: async (db, key) =>
    (await appointmentsOf(db, key.userId)).map((appointment) => shown(key, appointment)),
  erase: async (tx, userId) => {
    const own = tx.selectFrom('appointments').select('id').where('user_id', '=', userId);
    await tx.deleteFrom('appointment_reminders').where('appointment_id', 'in', own).execute();
    await tx.deleteFrom('booked_cells').where('appointment_id', 'in', own).execute();
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
