import { fitAngle } from './chebyshev/fit.ts';
import { quantise } from './chebyshev/pack.ts';
import { UNITS_PER_DEGREE } from '../src/sky/longitudes/packed-body.ts';
import { PLAN, START, type TableBody } from './plan.ts';
import { APPARENT_LONGITUDE } from './theory/apparent.ts';

/** Rebuilds one segment of the table from the theories, in whole units of 1/UNITS_PER_DEGREE. */
export const rebuildSegment = (
  body: TableBody,
  index: number,
): { readonly coefficients: number[]; readonly residue: number } => {
  const { days, degree } = PLAN[body];
  const span = { start: START + index * days, days };
  const { coefficients, residue } = fitAngle(APPARENT_LONGITUDE[body], span, degree);
  return { coefficients: quantise(coefficients, UNITS_PER_DEGREE), residue };
};
