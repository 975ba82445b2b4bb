import { keyOf, scaled, totalPoints } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { Focus } from '../reading/focus.ts';
import type { SkyMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';
import type { Step } from '../steps/all-steps.ts';
import { karakaFindings } from '../steps/karaka-findings.ts';
import { periodFindings } from '../steps/period-findings.ts';
import { promiseFindings } from '../steps/promise-findings.ts';
import { transitFindings } from '../steps/transit-findings.ts';
import { vargaFindings } from '../steps/varga-findings.ts';

/** What period and sky say of the matter in one month, in raw points. */
export interface MonthFindings {
  readonly name: string;
  readonly dasha: readonly Finding[];
  readonly transit: readonly Finding[];
}

/** A chart read for a question: the findings of each step in raw points, and month by month. */
export interface Weighed {
  readonly findings: Readonly<Record<Step, readonly Finding[]>>;
  readonly months: readonly MonthFindings[];
}

/** Findings that say the same thing become one, their weights added. */
export const merged = (findings: readonly Finding[]): readonly Finding[] => {
  const byKey = new Map<string, Finding>();
  for (const each of findings) {
    const key = keyOf(each);
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, weight: known.weight + each.weight } : each);
  }
  return [...byKey.values()];
};

/** A month's findings count by the share of the months they stand in. */
const meanOver = (lists: readonly (readonly Finding[])[]): readonly Finding[] =>
  merged(lists.flat()).map((each) => scaled(each, 1 / Math.max(lists.length, 1)));

/** Reads a birth for a question over the months given. */
export const weigh = (reading: Reading, focus: Focus, months: readonly SkyMonth[]): Weighed => {
  const periods = periodFindings(reading, focus, months);
  const states = months.map((month, index) => ({
    name: month.name,
    dasha: periods[index] ?? [],
    transit: transitFindings(reading, focus, month),
  }));
  return {
    findings: {
      promise: merged(promiseFindings(reading, focus)),
      karaka: merged(karakaFindings(reading, focus)),
      varga: merged(vargaFindings(reading, focus)),
      dasha: meanOver(states.map(({ dasha }) => dasha)),
      transit: meanOver(states.map(({ transit }) => transit)),
    },
    months: states,
  };
};

/** The raw points of each step. */
export const sumsOf = ({ findings }: Weighed): Readonly<Record<Step, number>> => ({
  promise: totalPoints(findings.promise),
  karaka: totalPoints(findings.karaka),
  varga: totalPoints(findings.varga),
  dasha: totalPoints(findings.dasha),
  transit: totalPoints(findings.transit),
});
