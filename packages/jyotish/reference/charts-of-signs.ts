import { chartOf } from '../src/chart/chart.ts';
import type { Chart } from '../src/chart/chart.types.ts';
import type { Sky } from '../src/sky/sky.types.ts';
import { degrees, julianDayTt, julianDayUt } from '../src/units.ts';
import { GRAHAS, type Graha } from '../src/vocabulary.ts';
import { signNamed, signsOf } from './outside-cases.ts';

/** A chart from longitudes in degrees, all grahas moving forwards. */
export const chartOfLongitudes = (lagna: number, lons: Readonly<Record<Graha, number>>): Chart => {
  const grahas = Object.fromEntries(
    GRAHAS.map((graha) => [graha, { lon: degrees(lons[graha]), speed: 1 }]),
  ) as Sky['grahas'];
  return chartOf({
    jdUt: julianDayUt(0),
    jdTt: julianDayTt(0),
    deltaT: 0,
    ayanamsha: 0,
    ayanamshaTrue: 0,
    grahas,
    lagna: degrees(lagna),
  });
};

const middleOf = (sign: number): number => sign * 30 + 15;

/** A chart from signs only, the lagna as "Asc": every graha in the middle of its sign. */
export const chartOfSigns = (signs: Readonly<Record<string, string>>): Chart => {
  const placed = signsOf(signs);
  return chartOfLongitudes(
    middleOf(signNamed(signs['Asc'] ?? '')),
    Object.fromEntries(GRAHAS.map((graha) => [graha, middleOf(placed[graha])])) as Record<
      Graha,
      number
    >,
  );
};
