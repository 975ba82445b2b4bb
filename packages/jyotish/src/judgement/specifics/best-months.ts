import type { EvidenceOf } from '../finding-ids.ts';
import { finding } from '../finding.ts';
import { balanceAt } from '../sum/balance.ts';
import { agrees, timingOf } from '../sum/timing.ts';
import { monthsAsked, type MonthFindings } from '../sum/weigh.ts';
import type { Specific } from './specific-input.ts';

const MOST_MONTHS = 3;

/** Grade of a month by its timing: help three times hindrance, or twice. */
const gradeOf = (timing: number): EvidenceOf<'specific.month'>['grade'] => {
  if (timing >= balanceAt(3)) return 'best';
  return timing >= balanceAt(2) ? 'good' : 'fair';
};

/** The timing that half of the months looked at do not exceed. */
const middleOf = (months: readonly MonthFindings[]): number =>
  months.map(timingOf).sort((a, b) => a - b)[Math.floor(months.length / 2)] ?? 0;

/**
 * Findings of the best months looked at, best first: of the better half, those in which dasha and
 * transit agree.
 */
export const bestMonths: Specific = ({ focus, weighed }) => {
  const months = monthsAsked(weighed, focus);
  const middle = middleOf(months);
  return months
    .filter((month) => agrees(month) && timingOf(month) >= middle)
    .map((month) => ({ month: month.name, timing: timingOf(month) }))
    .sort((a, b) => b.timing - a.timing || (a.month < b.month ? -1 : 1))
    .slice(0, MOST_MONTHS)
    .map(({ month, timing }, index) =>
      finding(
        'specific.month',
        0,
        { rank: index + 1, month, grade: gradeOf(timing) },
        focus.area.source.transit,
      ),
    );
};
