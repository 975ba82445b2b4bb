import type { Claim, Judgement, TimelineMonth } from '@dhruva/jyotish';
import type { Grade } from '../telling/everyday/reading-words.ts';

const MONTHS = 12;
/** The day after which the month of asking is as good as over. */
const LATE = 20;

/** How far from the person's other months a month has to stand to be told so (ours). */
export const FELT = 0.25;
const CLEAR = 0.9;

type Forces = Pick<TimelineMonth, 'dasha' | 'transit'>;

/** Weights of period and transit in a month: 60 and 30 (ours). */
export const worthOf = ({ dasha, transit }: Forces): number => (2 * dasha + transit) / 3;

export const gradeOf = (month: Forces): Grade => {
  const value = worthOf(month);
  if (Math.abs(value) < FELT) return 'even';
  const isClear = Math.abs(value) >= CLEAR;
  if (value > 0) return isClear ? 'best' : 'helps';
  return isClear ? 'slowest' : 'slows';
};

/** The next twelve months as far as the question looks. */
export const comingYear = ({
  askedOn,
  timeline,
}: Pick<Judgement, 'askedOn' | 'timeline'>): readonly TimelineMonth[] => {
  const first = Number(askedOn.slice(8, 10)) > LATE ? 1 : 0;
  return timeline.slice(first, first + MONTHS);
};

/** What is claimed of a month: how its period and its transits stand against the person's other months. */
export const outlookOf = ({ month, dasha, transit }: TimelineMonth): Claim => ({
  kind: 'outlook',
  start: month,
  end: month,
  dasha,
  transit,
});
