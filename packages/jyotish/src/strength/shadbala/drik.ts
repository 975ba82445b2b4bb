import type { Chart } from '../../chart/chart.types.ts';
import { DRISHTI_VIRUPAS, FULL_DRISHTI_SIGNS } from '../../tables/drishti-virupas.ts';
import type { StrengthSchool } from '../../tables/strength-schools.ts';
import { degrees } from '../../units.ts';
import { SEVEN_GRAHAS, type Graha, type SevenGraha } from '../../vocabulary.ts';

const FULL = 60;

/**
 * Virupas of a graha's aspect on a point `arc` degrees ahead, 0–60 (a `lifted` one may pass 60).
 * Special aspects of Mars, Jupiter and Saturn: with `rising` full at the sign's beginning and back
 * on the common line after 30° either way (BPHS 26); with `lifted` raised by what is missing to
 * full through the whole sign (Raman).
 */
export const drishtiVirupas = (
  graha: Graha,
  arc: number,
  drishti: StrengthSchool['drishti'],
): number => {
  const ahead = degrees(arc) / 30;
  const signs = Math.floor(ahead);
  const own = FULL_DRISHTI_SIGNS[graha];
  const before = DRISHTI_VIRUPAS[signs] ?? 0;
  const after = DRISHTI_VIRUPAS[signs + 1] ?? 0;
  const common = before + (after - before) * (ahead - signs);
  if (own === undefined) return common;
  if (drishti === 'lifted') return own.includes(signs) ? common + FULL - before : common;
  const from = own.includes(signs) ? FULL : before;
  const to = own.includes(signs + 1) ? FULL : after;
  return from + (to - from) * (ahead - signs);
};

/**
 * Drik bala (strength of aspects), virupas, may be negative: a quarter of what benefics cast on the
 * graha less what malefics cast; the nodes cast nothing. BPHS 27.
 */
export const drikBala = (
  chart: Chart,
  graha: SevenGraha,
  malefics: readonly Graha[],
  drishti: StrengthSchool['drishti'],
): number => {
  const { lon } = chart.grahas[graha];
  let virupas = 0;
  for (const other of SEVEN_GRAHAS) {
    if (other === graha) continue;
    const seen = drishtiVirupas(other, lon - chart.grahas[other].lon, drishti);
    virupas += malefics.includes(other) ? -seen : seen;
  }
  return virupas / 4;
};
