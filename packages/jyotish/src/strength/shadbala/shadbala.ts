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

/** What all grahas of one birth share. */
interface Ground {
  readonly chart: Chart;
  readonly moment: StrengthMoment;
  readonly school: StrengthSchool;
  readonly malefics: readonly Graha[];
  readonly facts: KalaFacts;
}

type Peaceful = Pick<Shadbala, 'sthana' | 'dig' | 'kala'>;

const groundOf = (chart: Chart, moment: StrengthMoment, school: StrengthSchool): Ground => ({
  chart,
  moment,
  school,
  malefics: maleficsOf(chart, school.benignMoon),
  facts: kalaFacts(chart, moment),
});

const tenth = ({ chart, moment, school }: Ground): number =>
  school.angles === 'midheaven' ? moment.midheaven : chart.lagna.lon - 90;

const beforeWar = (ground: Ground, graha: SevenGraha): Peaceful => {
  const { chart, moment, school, malefics, facts } = ground;
  const tropicalLon = chart.grahas[graha].lon + moment.ayanamsha;
  return {
    sthana: sthanaBala(chart, graha, school),
    dig: digBala(chart, graha, tenth(ground)),
    kala: kalaBala(graha, facts, malefics, tropicalLon),
  };
};

/** Virupas by planet that wars bring: strengths of place, direction and time up to the hour's decide. */
const warGains = (chart: Chart, peaceful: Readonly<Record<SevenGraha, Peaceful>>) => {
  const gains: Partial<Record<SevenGraha, number>> = {};
  for (const war of grahaYuddhas(chart)) {
    const moved = yuddhaVirupas(war, (planet: Planet) => {
      const { sthana, dig, kala } = peaceful[planet];
      return sthana.total + dig + kala.total - kala.ayana;
    });
    gains[war.victor] = (gains[war.victor] ?? 0) + moved;
    gains[war.vanquished] = (gains[war.vanquished] ?? 0) - moved;
  }
  return gains;
};

/** Cheshta for strength and for inclination: the Sun's and Moon's differ, BPHS 27 and 28. */
const motionOf = (ground: Ground, graha: SevenGraha, { kala }: Peaceful) => {
  const { chart, moment, facts } = ground;
  const { lon } = chart.grahas[graha];
  if (graha === 'sun')
    return { strength: kala.ayana, inclination: separation(lon + moment.ayanamsha + 90, 0) / 3 };
  if (graha === 'moon') return { strength: kala.paksha, inclination: facts.light };
  const cheshta = cheshtaBala(graha, lon, chart.jdUt, moment.ayanamsha);
  return { strength: cheshta, inclination: cheshta };
};

const strengthOf = (
  ground: Ground,
  graha: SevenGraha,
  peaceful: Peaceful,
  yuddha: number,
): Shadbala => {
  const { chart, school, malefics } = ground;
  const { sthana, dig } = peaceful;
  const kala = yuddha === 0 ? peaceful.kala : afterWar(peaceful.kala, yuddha);
  const motion = motionOf(ground, graha, peaceful);
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
 * Shadbala: the six strengths of the seven grahas in virupas, their sum in rupas and its ratio to what
 * is required, with the inclinations to good and hardship. The school says what Parashara's readers do
 * differently; by default BPHS 26–28 (docs/decisions/0025-strengths.md).
 */
export const shadbala = (
  chart: Chart,
  moment: StrengthMoment,
  school: StrengthSchool = PARASHARA_SCHOOL,
): Shadbalas => {
  const ground = groundOf(chart, moment, school);
  const peaceful = eachOfSeven((graha) => beforeWar(ground, graha));
  const gains = warGains(chart, peaceful);
  return eachOfSeven((graha) => strengthOf(ground, graha, peaceful[graha], gains[graha] ?? 0));
};
