import type { JulianDayUt } from '../units.ts';
import { InputError } from './input/input-error.ts';

/** A civil day may begin 14 hours before and end 12 hours after the UT day. */
const FIRST = 2415019.5;
const END = 2488435.5;

/** The first instant (Julian day UT) that is out of range. */
export const SKY_END = END as JulianDayUt;

/** Civil dates the ephemeris covers, in any civil time zone. */
export const SKY_RANGE = { from: '1900-01-01', to: '2100-12-31' } as const;

/** Thrown for an instant more than a day outside SKY_RANGE, or not a number. */
export class SkyRangeError extends RangeError {
  readonly code = 'sky.out-of-range';
  readonly from = SKY_RANGE.from;
  readonly to = SKY_RANGE.to;

  constructor() {
    super(`The sky is known from ${SKY_RANGE.from} to ${SKY_RANGE.to} only`);
    this.name = 'SkyRangeError';
  }
}

/** An instant the sky is known at. Throws InputError for what is no number, and SkyRangeError. */
export const requireInRange = (jdUt: JulianDayUt): void => {
  if (typeof jdUt !== 'number') {
    throw new InputError('instant', 'a Julian day (UT) as a number, as of julianDayFromUnixMs');
  }
  if (!(jdUt >= FIRST && jdUt < END)) throw new SkyRangeError();
};
