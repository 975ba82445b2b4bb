import { readFileSync } from 'node:fs';

/**
 * Events of the sky that Swiss Ephemeris 2.10.03 finds with its JPL-based files
 * (sky-events-public.tsv): eclipses of 1900 to 2100, rising and setting of the Moon at places up to
 * latitude 58, entries into nakshatras (Lahiri) from 2026 on. Julian days are UT.
 */
export interface SkyEvents {
  readonly solar: readonly { readonly kind: string; readonly jd: number }[];
  readonly lunar: readonly {
    readonly kind: string;
    readonly jd: number;
    readonly magnitude: number;
    readonly penumbralMagnitude: number;
  }[];
  readonly moon: readonly MoonEvents[];
  readonly nakshatra: readonly {
    readonly graha: string;
    readonly nakshatra: number;
    readonly direct: boolean;
    readonly jd: number;
  }[];
}

/** Within a day of local mean midnight; null where there is none. */
export interface MoonEvents {
  readonly midnight: number;
  readonly lat: number;
  readonly lon: number;
  readonly moonrise: number | null;
  readonly moonset: number | null;
  readonly hinduMoonrise: number | null;
  readonly hinduMoonset: number | null;
}

const instant = (text: string | undefined): number | null => (text === '-' ? null : Number(text));

export const skyEvents = (): SkyEvents => {
  const rows = readFileSync(new URL('sky-events-public.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const of = (event: string): readonly string[][] =>
    rows.filter(([first]) => first === event).map(([, ...fields]) => fields);
  return {
    solar: of('solar').map(([kind = '', jd]) => ({ kind, jd: Number(jd) })),
    lunar: of('lunar').map(([kind = '', jd, magnitude, penumbral]) => ({
      kind,
      jd: Number(jd),
      magnitude: Number(magnitude),
      penumbralMagnitude: Number(penumbral),
    })),
    moon: of('moon').map(([midnight, lat, lon, rise, set, hinduRise, hinduSet]) => ({
      midnight: Number(midnight),
      lat: Number(lat),
      lon: Number(lon),
      moonrise: instant(rise),
      moonset: instant(set),
      hinduMoonrise: instant(hinduRise),
      hinduMoonset: instant(hinduSet),
    })),
    nakshatra: of('nakshatra').map(([graha = '', nakshatra, way, jd]) => ({
      graha,
      nakshatra: Number(nakshatra),
      direct: way === 'forwards',
      jd: Number(jd),
    })),
  };
};
