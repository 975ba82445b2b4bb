import { indianDay } from '@dhruva/civil-time';
import { findRecord, myPredictions } from '@dhruva/asking/questions/server';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { CalendarQuery, KeptRecord } from '../contract/schemas.ts';
import { keptRecordsOf, personOf, toldWindows } from '../contract/told-windows.ts';
import { drawMonths } from './draw-months.ts';
import { calendarMonths } from './calendar-months.rules.ts';

type KeptDeps = Pick<Deps, 'db' | 'userKeys' | 'env'>;

/** A question of this user with its answer. Throws `prediction.not-found`, also for somebody else's. */
export const keptAnswer = async (
  deps: Pick<KeptDeps, 'db' | 'userKeys'>,
  userId: string,
  id: string,
): Promise<KeptRecord> => {
  const record = await findRecord(deps, userId, id);
  if (record === undefined) throw new AppError('prediction.not-found');
  return record;
};

/**
 * The calendar file of the months still to come in a user's answers: in those about whom the record `like` is
 * about, else in all. Throws `prediction.not-found`.
 */
export const yearCalendar = async (
  deps: KeptDeps,
  userId: string,
  { like, language = 'en' }: CalendarQuery,
  now: Date,
): Promise<string> => {
  const records = keptRecordsOf(await myPredictions(deps, userId));
  const shown = records.find(({ id }) => id === like);
  if (like !== undefined && shown === undefined) throw new AppError('prediction.not-found');
  const about = shown ? records.filter((record) => personOf(record) === personOf(shown)) : records;
  const months = calendarMonths(toldWindows(about), indianDay(now).slice(0, 7));
  return drawMonths(months, { now, language, publicUrl: deps.env.publicUrl });
};
