import { julianDayUt, lagnaAt, grahaMotionAt, type GeoPoint } from '@dhruva/jyotish';
import { eachGraha, type Graha, type Varga } from '@dhruva/jyotish/vocabulary';
import { signOf } from './signs.ts';
import { vargaSign } from './vargas.ts';

/** One moment of birth, as far as positions go. */
export interface Natal {
  /** Julian day UT. */
  readonly jd: number;
  readonly place: GeoPoint;
  /** Sidereal longitudes in degrees, and speeds in degrees a day. */
  readonly lons: Readonly<Record<Graha, number>>;
  readonly speeds: Readonly<Record<Graha, number>>;
  readonly signs: Readonly<Record<Graha, number>>;
  /** Longitude of the lagna; null when the time of birth is not known. */
  readonly lagna: number | null;
}

/** Positions at a moment of birth, from the engine's sky alone. */
export const natalAt = (jd: number, place: GeoPoint, isTimeKnown: boolean): Natal => {
  const at = julianDayUt(jd);
  const motions = eachGraha((graha) => grahaMotionAt(graha, at));
  return {
    jd,
    place,
    lons: eachGraha((graha) => motions[graha].lon),
    speeds: eachGraha((graha) => motions[graha].speed),
    signs: eachGraha((graha) => signOf(motions[graha].lon)),
    lagna: isTimeKnown ? lagnaAt(at, place) : null,
  };
};

/** The sign of a graha in a division. */
export const signIn = ({ lons }: Natal, graha: Graha, varga: Varga = 1): number =>
  vargaSign(lons[graha], varga);

/** The sign of the first house in a division, or null: counted from a lagna that is not known. */
export const firstSign = (
  natal: Natal,
  from: 'lagna' | 'moon',
  varga: Varga = 1,
): number | null => {
  if (from === 'moon') return signIn(natal, 'moon', varga);
  return natal.lagna === null ? null : vargaSign(natal.lagna, varga);
};
