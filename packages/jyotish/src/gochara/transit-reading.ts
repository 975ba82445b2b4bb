import { rashiOf } from '../chart/placement.ts';
import type { Degrees } from '../units.ts';
import { eachGraha, type Graha, type RashiIndex } from '../vocabulary.ts';
import { transitsFromMoon, type TransitFromMoon } from './from-moon.ts';
import { transitBindus, type NatalBindus, type TransitBindus } from './transit-bindus.ts';

/** Effect of a transit counted from the Moon: good, good but blocked by vedha, or adverse. */
export type TransitEffect = 'good' | 'blocked' | 'adverse';

/**
 * One graha's transit for a birth: its house from the natal Moon, the grahas that block it, its
 * bindus.
 */
export interface TransitReading extends TransitFromMoon {
  readonly effect: TransitEffect;
  /** Null for the nodes. */
  readonly bindus: TransitBindus | null;
}

const effectOf = ({ good, vedhaBy }: TransitFromMoon): TransitEffect => {
  if (!good) return 'adverse';
  return vedhaBy.length > 0 ? 'blocked' : 'good';
};

/**
 * Transits of all grahas at one instant: houses from the natal Moon with vedha (PD 26), and bindus.
 */
export const readTransits = (
  natal: { readonly moon: RashiIndex; readonly bindus: NatalBindus },
  lons: Readonly<Record<Graha, Degrees>>,
): Readonly<Record<Graha, TransitReading>> => {
  const signs = eachGraha((graha) => rashiOf(lons[graha]));
  const fromMoon = transitsFromMoon(natal.moon, signs);
  return eachGraha((graha) => {
    const transit = fromMoon[graha];
    const bindus = transitBindus(graha, lons[graha], natal.bindus);
    return { ...transit, effect: effectOf(transit), bindus };
  });
};
