import { INDU_KALAS } from '../tables/points.ts';
import { rashiLord } from '../tables/rashis.ts';
import { degrees, type Degrees } from '../units.ts';
import type { RashiIndex, SevenGraha } from '../vocabulary.ts';
import { rashiIndex } from './placement.ts';

const NAKSHATRAS = 27;

/**
 * Sree lagna, sidereal degrees: the lagna plus the fraction of its nakshatra the Moon has passed,
 * times 360°. P.V.R. Narasimha Rao, ch. 5; Jaimini.
 */
export const sreeLagna = (lagna: Degrees, moon: Degrees): Degrees =>
  degrees(lagna + ((moon * NAKSHATRAS) % 360));

const kalaOfNinth = (from: RashiIndex): number =>
  INDU_KALAS[rashiLord(rashiIndex(from + 8)) as SevenGraha];

/**
 * Indu lagna, as a sign: the rays (kala) of the lords of the ninths from lagna and Moon added,
 * modulo twelve, and so many signs counted from the Moon's own. Uttara Kalamrita; Jataka Alankara.
 */
export const induLagna = (lagna: RashiIndex, moon: RashiIndex): RashiIndex =>
  rashiIndex(moon + kalaOfNinth(lagna) + kalaOfNinth(moon) - 1);
