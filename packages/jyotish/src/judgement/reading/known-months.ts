import { SKY_RANGE } from '../../sky/range.ts';
import { julianDayUt } from '../../units.ts';
import { monthNumber, monthStart } from './month-number.ts';

/** First and last calendar month whose transits are computed. */
export const FIRST_MONTH = monthNumber(SKY_RANGE.from.slice(0, 7));
export const LAST_MONTH = monthNumber(SKY_RANGE.to.slice(0, 7));

/** Beginning of the first and of the last day whose transits are computed. */
export const FIRST_DAY = monthStart(FIRST_MONTH);
export const LAST_DAY = julianDayUt(monthStart(LAST_MONTH + 1) - 1);

/** The end of the last day. */
export const LAST_INSTANT = monthStart(LAST_MONTH + 1);
