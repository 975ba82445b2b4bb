import type { JulianDayUt } from '../units.ts';

/** A civil day may begin 14 hours before and end 12 hours after the UT day. */
const FIRST = 2415019.5;
const END = 2488435.5;

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

export const requireInRange = (jdUt: JulianDayUt): void => {
  if (!(jdUt >= FIRST && jdUt < END)) throw new SkyRangeError();
};
