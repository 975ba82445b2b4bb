import { neechaBhanga, type NeechaBhangaCondition } from '../../chart/neecha-bhanga.ts';
import type { Graha } from '../../vocabulary.ts';
import type { Reading } from '../reading/reading.ts';
import { POINTS } from './points.ts';

/** Conditions of neecha bhanga that every school counts. PD 7. */
const COUNTED: readonly NeechaBhangaCondition[] = [
  'dispositor-in-kendra',
  'dispositor-aspects',
  'exalted-there-in-kendra',
];

/** The graha that cancels a debilitation (neecha bhanga), or null. */
export const debilityEased = ({ chart }: Reading, graha: Graha): Graha | null =>
  neechaBhanga(chart, graha).find(({ condition }) => COUNTED.includes(condition))?.by ?? null;

/** Points of a graha for the dignity of its sign; a debilitation that is cancelled takes none away. */
export const signPoints = (reading: Reading, graha: Graha): number => {
  const { dignity } = reading.chart.grahas[graha];
  const isEased = dignity === 'debilitated' && debilityEased(reading, graha) !== null;
  return isEased ? 0 : (POINTS.dignity[dignity] ?? 0);
};
