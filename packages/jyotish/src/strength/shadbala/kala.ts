import type { Chart } from '../../chart/chart.types.ts';
import { separation } from '../../chart/separation.ts';
import { AYANA_OF, LORDSHIP_VIRUPAS, RUPA, TIME_OF } from '../../tables/shadbala.ts';
import type { Graha, SevenGraha } from '../../vocabulary.ts';
import { dayLords, dayVirupas, tribhagaLord } from './birth-day.ts';
import type { KalaBala, StrengthMoment } from './shadbala.types.ts';

const RADIANS = Math.PI / 180;
/** The greatest declination of the Surya Siddhanta, degrees. */
const GREATEST_KRANTI = 24;

/** Facts of the time of birth that kala bala needs for every graha. */
export interface KalaFacts {
  readonly day: number;
  readonly tribhaga: SevenGraha;
  readonly lords: ReturnType<typeof dayLords>;
  /** A third of the arc between Sun and Moon, virupas 0–60. */
  readonly light: number;
}

export const kalaFacts = (chart: Chart, { day }: StrengthMoment): KalaFacts => ({
  day: dayVirupas(day, chart.jdUt),
  tribhaga: tribhagaLord(day, chart.jdUt),
  lords: dayLords(day, chart.jdUt),
  light: separation(chart.grahas.moon.lon, chart.grahas.sun.lon) / 3,
});

/**
 * Ayana bala, 0–60 virupas, of a graha from its tropical longitude in degrees, latitude left out.
 */
export const ayanaBala = (graha: SevenGraha, tropicalLon: number): number => {
  const sine = Math.sin(GREATEST_KRANTI * RADIANS) * Math.sin(tropicalLon * RADIANS);
  const kranti = Math.asin(sine) / RADIANS;
  const side = AYANA_OF[graha];
  const helping = side === 'both' ? Math.abs(kranti) : side === 'north' ? kranti : -kranti;
  return ((GREATEST_KRANTI + helping) * RUPA) / (2 * GREATEST_KRANTI);
};

const nathonnatha = (graha: SevenGraha, day: number): number => {
  const time = TIME_OF[graha];
  if (time === 'always') return RUPA;
  return time === 'day' ? day : RUPA - day;
};

/**
 * Kala bala (strength of time) before any war, virupas, each part 0–60: day and night, the
 * fortnight (benefics by the light of the Moon, malefics by the rest), thirds of day and night,
 * lords of year, month, day and hour, declination. The doubling some give the Sun's ayana and the
 * Moon's paksha is counted as their cheshta here, as in BPHS 27; the sum is the same.
 */
export const kalaBala = (
  graha: SevenGraha,
  facts: KalaFacts,
  malefics: readonly Graha[],
  tropicalLon: number,
): KalaBala => {
  const { lords, light, day } = facts;
  const parts = {
    nathonnatha: nathonnatha(graha, day),
    paksha: malefics.includes(graha) ? RUPA - light : light,
    tribhaga: graha === 'jupiter' || graha === facts.tribhaga ? RUPA : 0,
    abda: graha === lords.abda ? LORDSHIP_VIRUPAS.abda : 0,
    masa: graha === lords.masa ? LORDSHIP_VIRUPAS.masa : 0,
    vara: graha === lords.vara ? LORDSHIP_VIRUPAS.vara : 0,
    hora: graha === lords.hora ? LORDSHIP_VIRUPAS.hora : 0,
    ayana: ayanaBala(graha, tropicalLon),
    yuddha: 0,
  };
  const lordships = parts.abda + parts.masa + parts.vara + parts.hora;
  const total = parts.nathonnatha + parts.paksha + parts.tribhaga + lordships + parts.ayana;
  return { ...parts, total };
};

/** Kala bala with the virupas of a war added (negative for the vanquished). */
export const afterWar = (kala: KalaBala, yuddha: number): KalaBala => ({
  ...kala,
  yuddha,
  total: kala.total + yuddha,
});
