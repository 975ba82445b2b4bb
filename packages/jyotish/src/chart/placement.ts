import { VARGA_RULES, type EqualParts } from '../tables/vargas.ts';
import { type Degrees, degrees } from '../units.ts';
import type { FurtherVarga, RashiIndex, Varga } from '../vocabulary.ts';
import type { Placement } from './chart.types.ts';

/** Folds any whole number into a sign, 0 … 11. */
export const rashiIndex = (n: number): RashiIndex => (((n % 12) + 12) % 12) as RashiIndex;

/** The sign a longitude falls in. */
export const rashiOf = (lon: Degrees): RashiIndex => rashiIndex(Math.floor(lon / 30));

const partIn = (within: number, parts: number): number => Math.floor((within * parts) / 30);

const signOfPart = (rule: EqualParts, rashi: RashiIndex, part: number): number => {
  const start = rule.starts[rashi % rule.starts.length] ?? 0;
  return (rule.from === 'own' ? rashi : 0) + start + part * rule.step;
};

/**
 * The sign of a longitude in a divisional chart. BPHS 6 for the sixteen; the rules are in
 * tables/vargas.ts.
 */
export const vargaRashi = (lon: Degrees, varga: Varga | FurtherVarga): RashiIndex => {
  const rashi = rashiOf(lon);
  const within = lon - rashi * 30;
  const rule = VARGA_RULES[varga];
  if ('odd' in rule) {
    const parts = rashi % 2 === 0 ? rule.odd : rule.even;
    return parts.find((part) => within < part.upTo)?.rashi ?? rashi;
  }
  if ('of' in rule) {
    const part = partIn(within, rule.of.parts * rule.parts);
    const outer = signOfPart(rule.of, rashi, Math.floor(part / rule.parts));
    return rashiIndex(outer + (part % rule.parts));
  }
  return rashiIndex(signOfPart(rule, rashi, partIn(within, rule.parts)));
};

/**
 * The sign in every divisional chart. Written out for speed: half the time of an object made of
 * entries.
 */
const allVargas = (lon: Degrees): Record<Varga, RashiIndex> => ({
  1: vargaRashi(lon, 1),
  2: vargaRashi(lon, 2),
  3: vargaRashi(lon, 3),
  4: vargaRashi(lon, 4),
  7: vargaRashi(lon, 7),
  9: vargaRashi(lon, 9),
  10: vargaRashi(lon, 10),
  12: vargaRashi(lon, 12),
  16: vargaRashi(lon, 16),
  20: vargaRashi(lon, 20),
  24: vargaRashi(lon, 24),
  27: vargaRashi(lon, 27),
  30: vargaRashi(lon, 30),
  40: vargaRashi(lon, 40),
  45: vargaRashi(lon, 45),
  60: vargaRashi(lon, 60),
});

/**
 * Places a sidereal longitude (degrees): sign, nakshatra (13°20′), pada (3°20′) and the sixteen
 * divisions.
 */
export const placementOf = (longitude: number): Placement => {
  const lon = degrees(longitude);
  const rashi = rashiOf(lon);
  return {
    lon,
    rashi,
    degreesInRashi: lon - rashi * 30,
    nakshatra: Math.floor((lon * 3) / 40),
    pada: ((Math.floor((lon * 3) / 10) % 4) + 1) as 1 | 2 | 3 | 4,
    vargas: allVargas(lon),
  };
};
