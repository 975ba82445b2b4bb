import type { Chart } from '../../chart/chart.types.ts';
import { grahasIn } from '../../chart/houses.ts';
import { isMoonWaxing } from '../../chart/nature.ts';
import { separation } from '../../chart/separation.ts';
import { NATURAL_MALEFICS } from '../../tables/natural-nature.ts';
import type { StrengthSchool } from '../../tables/strength-schools.ts';
import type { Graha } from '../../vocabulary.ts';

const isMoonBright = ({ grahas: { sun, moon } }: Chart): boolean =>
  separation(moon.lon, sun.lon) > 90;

/**
 * Malefics of a chart as shadbala counts them; Mercury is one when another stands in his sign. BPHS
 * 3.
 */
export const maleficsOf = (
  chart: Chart,
  benignMoon: StrengthSchool['benignMoon'],
): readonly Graha[] => {
  const isMoonBenign = benignMoon === 'bright' ? isMoonBright(chart) : isMoonWaxing(chart);
  const others: readonly Graha[] = isMoonBenign ? NATURAL_MALEFICS : [...NATURAL_MALEFICS, 'moon'];
  const company = grahasIn(chart, chart.grahas.mercury.house);
  return company.some((graha) => others.includes(graha)) ? [...others, 'mercury'] : others;
};
