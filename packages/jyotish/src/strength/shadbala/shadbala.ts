import type { Chart } from '../../chart/chart.types.ts';
import type { Planet } from '../../tables/orbits.ts';
import { NAISARGIKA, RUPA } from '../../tables/shadbala.ts';
import { PARASHARA_SCHOOL, type StrengthSchool } from '../../tables/strength-schools.ts';
import { separation } from '../../chart/separation.ts';
import { eachOfSeven, type Graha, type SevenGraha } from '../../vocabulary.ts';
import { grahaYuddhas, yuddhaVirupas } from '../graha-yuddha.ts';
import { maleficsOf } from './benefics.ts';
import { cheshtaBala } from './cheshta.ts';
import { digBala } from './dig.ts';
import { drikBala } from './drik.ts';
import { phalaOf } from './ishta-kashta.ts';
import { afterWar, kalaBala, kalaFacts, type KalaFacts } from './kala.ts';
import type { Shadbala, Shadbalas, StrengthMoment } from './shadbala.types.ts';
import { sthanaBala } from './sthana.ts';

/** Inputs shared by all grahas of one birth. */
interface StrengthContext {
  readonly chart: Chart;
  readonly moment: StrengthMoment;
  readonly school: StrengthSchool;
  readonly malefics: readonly Graha[];
  readonly facts: KalaFacts;
}

type BeforeWar = Pick<Shadbala, 'sthana' | 'dig' | 'kala'>;

const contextOf = (
  chart: Chart,
  moment: StrengthMoment,
  school: StrengthSchool,
): StrengthContext => ({
  chart,
  moment,
  school,
  malefics: maleficsOf(chart, school.benignMoon),
  facts: kalaFacts(chart, moment),
});

const tenthCusp = ({ chart, moment, school }: StrengthContext): number =>
  school.angles === 'midheaven' ? moment.midheaven : chart.lagna.lon - 90;

const strengthsBeforeWar = (context: StrengthContext, graha: SevenGraha): BeforeWar => {
  const { chart, moment, school, malefics, facts } = context;
  const tropicalLon = chart.grahas[graha].lon + moment.ayanamsha;
  return {
    sthana: sthanaBala(chart, graha, school),
    dig: digBala(chart, graha, tenthCusp(context)),
    kala: kalaBala(graha, facts, malefics, tropicalLon),
  };
};

/**
 * Virupas each planet gains or loses by wars, from its strengths of place, direction and time
 * without ayana.
 */
const warGains = (chart: Chart, beforeWar: Readonly<Record<SevenGraha, BeforeWar>>) => {
  const gains: Partial<Record<SevenGraha, number>> = {};
  for (const war of grahaYuddhas(chart)) {
    const moved = yuddhaVirupas(war, (planet: Planet) => {
      const { sthana, dig, kala } = beforeWar[planet];
      return sthana.total + dig + kala.total - kala.ayana;
    });
    gains[war.victor] = (gains[war.victor] ?? 0) + moved;
    gains[war.vanquished] = (gains[war.vanquished] ?? 0) - moved;
  }
  return gains;
};

/**
 * Cheshta as it counts for shadbala and for ishta/kashta; for Sun and Moon the two differ, BPHS 27
 * and 28.
 */
const cheshtaOf = (context: StrengthContext, graha: SevenGraha, { kala }: BeforeWar) => {
  const { chart, moment, facts } = context;
  const { lon } = chart.grahas[graha];
  if (graha === 'sun')
    return { strength: kala.ayana, inclination: separation(lon + moment.ayanamsha + 90, 0) / 3 };
  if (graha === 'moon') return { strength: kala.paksha, inclination: facts.light };
  const cheshta = cheshtaBala(graha, lon, chart.jdUt, moment.ayanamsha);
  return { strength: cheshta, inclination: cheshta };
};

const strengthOf = (
  context: StrengthContext,
  graha: SevenGraha,
  beforeWar: BeforeWar,
  yuddha: number,
): Shadbala => {
  const { chart, school, malefics } = context;
  const { sthana, dig } = beforeWar;
  const kala = yuddha === 0 ? beforeWar.kala : afterWar(beforeWar.kala, yuddha);
  const motion = cheshtaOf(context, graha, beforeWar);
  const naisargika = NAISARGIKA[graha];
  const drik = drikBala(chart, graha, malefics, school.drishti);
  const total = sthana.total + dig + kala.total + motion.strength + naisargika + drik;
  const rupas = total / RUPA;
  return {
    sthana,
    dig,
    kala,
    cheshta: motion.strength,
    naisargika,
    drik,
    total,
    rupas,
    ratio: rupas / school.required[graha],
    ...phalaOf(sthana.uchcha, motion.inclination),
  };
};

/**
 * Shadbala of the seven grahas: the six strengths in virupas, their sum in rupas, its ratio to what
 * is required, and ishta and kashta phala. `school`: what readers of Parashara compute differently;
 * by default BPHS 26–28 (docs/decisions/0025-strengths.md).
 */
export const shadbala = (
  chart: Chart,
  moment: StrengthMoment,
  school: StrengthSchool = PARASHARA_SCHOOL,
): Shadbalas => {
  const context = contextOf(chart, moment, school);
  const beforeWar = eachOfSeven((graha) => strengthsBeforeWar(context, graha));
  const gains = warGains(chart, beforeWar);
  return eachOfSeven((graha) => strengthOf(context, graha, beforeWar[graha], gains[graha] ?? 0));
};
