import { aspects } from '../../chart/drishti.ts';
import { dispositor, houseFrom, isKendra } from '../../chart/houses.ts';
import { EXALTATION } from '../../tables/dignities.ts';
import { GRAHAS, type Graha } from '../../vocabulary.ts';
import type { Reading } from '../reading/reading.ts';

const lordExaltedThere = (reading: Reading, graha: Graha): Graha | undefined =>
  GRAHAS.find((other) => EXALTATION[other].rashi === reading.chart.grahas[graha].rashi);

/**
 * Neecha bhanga: who eases a debilitated graha, or null. Its dispositor, or the graha exalted in its
 * sign, stands in a kendra from lagna or Moon, or the dispositor aspects it. PD 7.
 */
export const debilityEased = (reading: Reading, graha: Graha): Graha | null => {
  const { chart } = reading;
  const host = dispositor(chart, graha);
  const inKendra = (other: Graha): boolean =>
    [chart.lagna.rashi, chart.grahas.moon.rashi].some((first) =>
      isKendra(houseFrom(first, chart.grahas[other].rashi)),
    );
  if (inKendra(host) || aspects(chart, host, graha)) return host;
  const other = lordExaltedThere(reading, graha);
  return other !== undefined && inKendra(other) ? other : null;
};
