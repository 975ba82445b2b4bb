import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { OutboxMessage } from '@dhruva/server/platform/messages/outbox.ts';
import { type Appointment, findAppointment } from '../appointment.store.ts';
import { isReminded } from '../reminder.store.ts';
import type { News } from '../enqueue-news.ts';
import { isStillTrue } from './still-true.rules.ts';

const REMINDERS = { 'day-before': 'day', 'hour-before': 'hour' } as const;

export const isReminder = (news: News): news is keyof typeof REMINDERS => news in REMINDERS;

/** The current facts of a message; undefined when the news no longer holds. */
export const currentNews = async (
  db: Db,
  news: News,
  { subjectId = '' }: OutboxMessage,
): Promise<{ readonly appointment: Appointment; readonly now: Date } | undefined> => {
  const appointment = await findAppointment(db, { id: subjectId });
  const now = await readNow(db);
  if (!appointment || !isStillTrue(news, appointment, now)) return undefined;
  // Moved meanwhile: the reminder was for the old time.
  if (isReminder(news) && !(await isReminded(db, REMINDERS[news], appointment))) return undefined;
  return { appointment, now };
};
