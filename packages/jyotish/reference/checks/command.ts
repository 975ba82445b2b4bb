import type { OracleRow } from '../oracle-rows.ts';
import { EDGE, worstWithin, type Check, type Difference } from './check.ts';
import { repliesOf, type Json } from './run-command.ts';

/** Field name → how far a number may be off; numbers of other fields must be equal. */
const TOLERANCES: Readonly<Record<string, number>> = {
  jdUt: 1e-8,
  deltaT: 0.5,
  ayanamsha: 0.001 / 3600,
  ayanamshaTrue: 0.05 / 3600,
  lon: 1.5 / 3600,
  speed: 0.0005,
  balanceYears: 0.05 / 365.25,
  edge: 1.5,
  tithiEdge: 1.5,
  karanaEdge: 1.5,
  yogaEdge: 1.5,
};
const TIMES = ['start', 'end', 'birthDashaStart'];
const TIME_TOLERANCE_MS = 0.05 * 86_400_000;

const agree = (field: string, ours: unknown, theirs: unknown): boolean => {
  if (TIMES.includes(field)) {
    return Math.abs(Date.parse(String(ours)) - Date.parse(String(theirs))) <= TIME_TOLERANCE_MS;
  }
  const tolerance = TOLERANCES[field];
  if (tolerance === undefined) return ours === theirs;
  const apart = Math.abs(Number(ours) - Number(theirs));
  return (field === 'lon' ? Math.min(apart, 360 - apart) : apart) <= tolerance;
};

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Dotted names of the fields that disagree; for a body on a boundary only its longitude is
 * compared.
 */
const disagreements = (ours: unknown, theirs: Json, path = ''): readonly string[] => {
  const onEdge = typeof theirs['edge'] === 'number' && theirs['edge'] <= EDGE;
  return Object.entries(theirs)
    .filter(([field]) => !onEdge || field === 'lon')
    .flatMap(([field, value]) => {
      const own = isObject(ours) ? ours[field] : undefined;
      if (isObject(value)) return disagreements(own, value, `${path}${field}.`);
      return agree(field, own, value) ? [] : [`${path}${field}`];
    });
};

/** Checks that `npm run -s chart` over the oracle's inputs gives every field of its rows. */
export const commandChecks = (rows: readonly OracleRow[]): readonly Check[] => {
  const given = repliesOf(
    'chart',
    rows.map(({ id, input }) => ({ id, ...input })),
  );
  const wrong: readonly Difference[] = rows.map((row, i) => {
    const { input: _, tags: __, ...fields } = row as unknown as Json;
    const names = disagreements(given[i], fields);
    return { at: `${row.id} ${names.slice(0, 3).join(' ')}`.trim(), value: names.length };
  });
  return [worstWithin('chart command, fields a row', wrong, { value: 0, unit: ' wrong' })];
};
