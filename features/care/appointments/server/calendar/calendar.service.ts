import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { CalendarPart } from '@dhruva/server/platform/messages/mail.ts';
import { EMPTY_PROFILE, loadProfile } from '@dhruva/account/profile/server';
import { findAppointment } from '../appointment.store.ts';
import { calendarOf } from './calendar-of.ts';

type CalendarDeps = Pick<Deps, 'db' | 'env' | 'hash' | 'userKeys'>;

/** The calendar file of a user's own appointment. Throws `appointment.unknown`, also if it was never booked. */
export const findCalendar = async (
  deps: CalendarDeps,
  userId: string,
  id: string,
): Promise<CalendarPart> => {
  const { db, userKeys } = deps;
  const appointment = await findAppointment(db, { id });
  const key = await userKeys.load(db, userId);
  if (!key || appointment?.userId !== userId) throw new AppError('appointment.unknown');
  const { name, email } = (await loadProfile(db, key)) ?? EMPTY_PROFILE;
  const reader = { owner: 'user', name, email } as const;
  const calendar = calendarOf(deps, appointment, reader, await readNow(db));
  if (!calendar) throw new AppError('appointment.unknown');
  return calendar;
};
