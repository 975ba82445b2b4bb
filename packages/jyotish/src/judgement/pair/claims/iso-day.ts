import type { JulianDayUt } from '../../../units.ts';
import { monthAt, monthName, monthStart } from '../../reading/month-number.ts';

/** Julian day UT → the day it lies in, `YYYY-MM-DD`. */
export const isoDayAt = (jd: JulianDayUt): string => {
  const month = monthAt(jd);
  const day = Math.floor(jd - monthStart(month)) + 1;
  return `${monthName(month)}-${String(day).padStart(2, '0')}`;
};
