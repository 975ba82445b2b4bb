import { readLife, STRAND_IDS, type LifeStrand } from '@dhruva/jyotish';
import { DEFAULT_AT, judgedBirthOf, requireAdult } from './ask-line.ts';
import { atOf } from './lines/birth-line.ts';
import type { InputLine } from './lines/json-lines.ts';

const strandRow = ({ promise, yogas, months, windows, past }: LifeStrand): object => ({
  promise: promise.map(({ id, side, weight, evidence }) => ({ id, side, weight, ...evidence })),
  yogas,
  months,
  windows: windows.map(({ from, to, strength }) => ({ from, to, strength })),
  past,
});

/**
 * The life of one line of input, `{id, date, time, zone, lat, lon, at?}`: its themes, intervals and
 * every strand with its months, windows and past. Throws a Refusal as `judgeLine` does.
 */
export const lifeLine = (line: InputLine): object => {
  const { date, birth, place, unknownWithin } = judgedBirthOf(line);
  const at = atOf(line) ?? DEFAULT_AT;
  requireAdult(date, at, line);
  const life = readLife({ birth, place, at, isTimeKnown: unknownWithin === undefined });
  return {
    themes: life.themes,
    intervals: life.intervals,
    strands: Object.fromEntries(STRAND_IDS.map((id) => [id, strandRow(life.strand(id))])),
  };
};
