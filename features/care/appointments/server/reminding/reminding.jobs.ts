import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { findAppointment } from '../appointment.store.ts';
import { enqueueNews } from '../enqueue-news.ts';
import { isDue, REMINDER_KINDS, type ReminderKind, startsToRemind } from '../reminder.rules.ts';
import { noteReminder, notReminded } from '../reminder.store.ts';

type RemindingDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'outbox'>;

const JOB = 'appointments.remind';

/** Records the reminder and enqueues its message in one transaction: concurrent runs remind once. */
const remind = async (
  { db, outbox }: RemindingDeps,
  kind: ReminderKind,
  id: string,
): Promise<void> =>
  inTransaction(db, async (tx, now) => {
    const appointment = await findAppointment(tx, { id }, { lock: true });
    if (!appointment || !isDue(kind, appointment, now)) return;
    if (!(await noteReminder(tx, kind, appointment))) return;
    await enqueueNews(outbox, tx, { appointment, news: `${kind}-before` }, now);
  });

const remindAll = async (deps: RemindingDeps): Promise<void> => {
  const now = await readNow(deps.db);
  for (const kind of REMINDER_KINDS) {
    for (const id of await notReminded(deps.db, kind, startsToRemind(kind, now))) {
      await remind(deps, kind, id).catch((error: unknown) =>
        deps.log.error({ err: error, appointmentId: id }, 'not reminded'),
      );
    }
  }
};

/** A job every five minutes: reminders a day and an hour before a session. */
export const registerReminders = (deps: RemindingDeps): void => {
  deps.jobs.define(JOB, async () => remindAll(deps));
  deps.jobs.every('*/5 * * * *', JOB);
};
