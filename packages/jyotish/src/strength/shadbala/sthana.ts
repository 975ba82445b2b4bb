import type { Chart, GrahaPlacement } from '../../chart/chart.types.ts';
import { friendshipRank } from '../../chart/friendship.ts';
import { separation } from '../../chart/separation.ts';
import { EXALTATION } from '../../tables/dignities.ts';
import { rashiLord } from '../../tables/rashis.ts';
import { DREKKANA_OF, STRONG_IN_EVEN } from '../../tables/shadbala.ts';
import type { StrengthSchool } from '../../tables/strength-schools.ts';
import type { SevenGraha, Varga } from '../../vocabulary.ts';
import { schoolRashi } from '../spread-hora.ts';
import type { SthanaBala } from './shadbala.types.ts';

const SEVEN_VARGAS: readonly Varga[] = [1, 2, 3, 7, 9, 12, 30];
const IN_MOOLATRIKONA = 45;
const IN_OWN = 30;
const ODD_OR_EVEN = 15;
/** Kendradi virupas: in a kendra, in the house after it, in the house before it. */
const KENDRADI = [60, 30, 15] as const;
const IN_OWN_DREKKANA = 15;

/** Uchcha bala: a third of the arc from the point of deepest debilitation. */
const uchchaBala = (graha: SevenGraha, lon: number): number => {
  const { rashi, degree } = EXALTATION[graha];
  return separation(lon, rashi * 30 + degree + 180) / 3;
};

const saptavargajaBala = (chart: Chart, graha: SevenGraha, school: StrengthSchool): number => {
  const placement = chart.grahas[graha];
  let virupas = 0;
  for (const varga of SEVEN_VARGAS) {
    const lord = rashiLord(schoolRashi(placement, varga, school.hora));
    if (varga === 1 && placement.dignity === 'moolatrikona') virupas += IN_MOOLATRIKONA;
    else if (lord === graha) virupas += IN_OWN;
    else
      virupas +=
        school.saptavargaja[friendshipRank(graha, lord, placement.rashi, chart.grahas[lord].rashi)];
  }
  return virupas;
};

const ojayugmaBala = ({ graha, rashi, vargas }: GrahaPlacement): number => {
  const wanted = STRONG_IN_EVEN.includes(graha) ? 1 : 0;
  return (rashi % 2 === wanted ? ODD_OR_EVEN : 0) + (vargas[9] % 2 === wanted ? ODD_OR_EVEN : 0);
};

/**
 * Sthana bala (strength of place), virupas: nearness to exaltation (0–60), seven divisions by
 * compound friendship with their lords in the rashi chart, odd and even signs (0–30), kendras
 * (15–60), thirds of the sign (0 or 15). BPHS 27.
 */
export const sthanaBala = (chart: Chart, graha: SevenGraha, school: StrengthSchool): SthanaBala => {
  const placement = chart.grahas[graha];
  const uchcha = uchchaBala(graha, placement.lon);
  const saptavargaja = saptavargajaBala(chart, graha, school);
  const ojayugma = ojayugmaBala(placement);
  const kendradi = KENDRADI[((placement.house - 1) % 3) as 0 | 1 | 2];
  const third = Math.floor(placement.degreesInRashi / 10);
  const drekkana = third === DREKKANA_OF[graha] ? IN_OWN_DREKKANA : 0;
  const total = uchcha + saptavargaja + ojayugma + kendradi + drekkana;
  return { uchcha, saptavargaja, ojayugma, kendradi, drekkana, total };
};
