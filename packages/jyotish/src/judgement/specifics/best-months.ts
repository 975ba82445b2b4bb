import type { EvidenceOf } from '../finding-ids.ts';
import { finding } from '../finding.ts';
import { agrees, timingOf } from '../sum/timing.ts';
import type { Specific } from './specific-input.ts';

const MOST_MONTHS = 3;

/** Grade of a month by its timing (standard score; bounds ours). */
const gradeOf = (timing: number): EvidenceOf<'specific.month'>['grade'] => {
  if (timing >= 0.8) return 'best';
  return timing >= 0.1 ? 'good' : 'fair';
};

/** Findings of the best months looked at in which dasha and transit agree, best first. */
export const bestMonths: Specific = ({ reading, focus, weighed }) =>
  weighed.months
    .filter(agrees)
    .map((month) => ({ month: month.name, timing: timingOf(month, focus, reading.from) }))
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
