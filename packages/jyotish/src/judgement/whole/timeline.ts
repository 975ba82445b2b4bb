import type { TimelineMonth } from '../judgement.types.ts';
import { monthBalance } from '../sum/timing.ts';
import type { MonthFindings } from '../sum/weigh.ts';

/** Largest value of a month either way, and what a balance better than the mean by 1 would make. */
const LIMIT = 2.5;
const PER_BALANCE = 4;

/**
 * Rounds to one decimal; never −0, which JSON and narration would show as another number than 0.
 */
const toTenth = (value: number): number => Math.round(value * 10) / 10 + 0;

const clamped = (value: number): number => Math.max(-LIMIT, Math.min(LIMIT, value));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The dasha and transit of each month asked about against the mean of all months ahead: where this
 * time is better or harder than the person's others.
 */
export const timelineOf = (
  ahead: readonly MonthFindings[],
  horizon: number,
): readonly TimelineMonth[] => {
  const balances = ahead.map(monthBalance);
  const usual = {
    dasha: mean(balances.map(({ dasha }) => dasha)),
    transit: mean(balances.map(({ transit }) => transit)),
  };
  return ahead.slice(0, horizon).map(({ name }, index) => {
    const { dasha, transit } = balances[index] ?? usual;
    return {
      month: name,
      dasha: toTenth(clamped((dasha - usual.dasha) * PER_BALANCE)),
      transit: toTenth(clamped((transit - usual.transit) * PER_BALANCE)),
    };
  });
};

/** The timeline of two people: the mean of both. */
export const timelineOfTwo = (
  mine: readonly TimelineMonth[],
  theirs: readonly TimelineMonth[],
): readonly TimelineMonth[] =>
  mine.map(({ month, dasha, transit }, index) => {
    const other = theirs[index] ?? { dasha, transit };
    return {
      month,
      dasha: toTenth((dasha + other.dasha) / 2),
      transit: toTenth((transit + other.transit) / 2),
    };
  });
