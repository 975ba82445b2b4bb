import type { Placement } from '../chart/chart.types.ts';
import { naturalFriendship } from '../chart/friendship.ts';
import { houseFrom } from '../chart/houses.ts';
import {
  BHAKOOT_HARD,
  GANA_OF,
  GANA_POINTS,
  GANAS,
  KUTA_MAXIMUM,
  KUTAS,
  MAITRI_POINTS,
  NADI_CYCLE,
  TARA_HARD,
  TARA_POINTS,
  VARNA_GRADE_OF_ELEMENT,
  VASHYA_GROUPS,
  VASHYA_OF,
  VASHYA_POINTS,
  YONI_OF,
  YONI_POINTS,
  YONIS,
  type Kuta,
} from '../tables/kutas.ts';
import { rashiLord } from '../tables/rashis.ts';
import type { Graha } from '../vocabulary.ts';

/** Points of each kuta. */
export type KutaScores = Readonly<Record<Kuta, number>>;

/** The parts of a Moon's placement that the kutas use. */
export type Moon = Pick<Placement, 'rashi' | 'degreesInRashi' | 'nakshatra' | 'pada' | 'vargas'>;

const NAKSHATRAS = 27;
const REGARD = ['enemy', 'neutral', 'friend'] as const;
const HALF_SIGN = 15;

const varna = (boy: Moon, girl: Moon): number => {
  const grade = ({ rashi }: Moon): number => VARNA_GRADE_OF_ELEMENT[rashi % 4] ?? 0;
  return grade(boy) >= grade(girl) ? KUTA_MAXIMUM.varna : 0;
};

const vashya = (boy: Moon, girl: Moon): number => {
  const group = ({ rashi, degreesInRashi }: Moon): number =>
    VASHYA_GROUPS.indexOf(VASHYA_OF[rashi][degreesInRashi < HALF_SIGN ? 0 : 1]);
  return VASHYA_POINTS[group(boy)]?.[group(girl)] ?? 0;
};

/** Remainder by nine of the inclusive count from one star to another; 0 stands for the ninth. */
const taraFrom = (from: Moon, to: Moon): number =>
  (((to.nakshatra - from.nakshatra + NAKSHATRAS) % NAKSHATRAS) + 1) % 9;

const tara = (boy: Moon, girl: Moon): number =>
  [taraFrom(girl, boy), taraFrom(boy, girl)].filter((place) => !TARA_HARD.includes(place)).length *
  TARA_POINTS;

const yoni = (boy: Moon, girl: Moon): number => {
  const animals = [boy, girl].map(({ nakshatra }) => YONIS.indexOf(YONI_OF[nakshatra] ?? 'horse'));
  const [first, second] = [Math.min(...animals), Math.max(...animals)];
  return YONI_POINTS[first]?.[second - first] ?? 0;
};

/** Maitri points (0–5) of two grahas by natural friendship: of Moon lords, and of other lords. */
export const maitriOf = (a: Graha, b: Graha): number => {
  if (a === b) return KUTA_MAXIMUM.maitri;
  const regards = [naturalFriendship(a, b), naturalFriendship(b, a)].sort((x, y) => y - x);
  return MAITRI_POINTS[regards.map((regard) => REGARD[regard + 1]).join(' ')] ?? 0;
};

const gana = (boy: Moon, girl: Moon): number => {
  const of = ({ nakshatra }: Moon): number => GANAS.indexOf(GANA_OF[nakshatra] ?? 'deva');
  return GANA_POINTS[of(boy)]?.[of(girl)] ?? 0;
};

const bhakoot = (boy: Moon, girl: Moon): number =>
  BHAKOOT_HARD.includes(houseFrom(boy.rashi, girl.rashi)) ? 0 : KUTA_MAXIMUM.bhakoot;

const nadi = (boy: Moon, girl: Moon): number => {
  const of = ({ nakshatra }: Moon) => NADI_CYCLE[nakshatra % NADI_CYCLE.length];
  return of(boy) === of(girl) ? 0 : KUTA_MAXIMUM.nadi;
};

/** The eight kutas of two Moons in raw points, no cancellation applied. Charak 27. */
export const kutaScores = (boy: Moon, girl: Moon): KutaScores => ({
  varna: varna(boy, girl),
  vashya: vashya(boy, girl),
  tara: tara(boy, girl),
  yoni: yoni(boy, girl),
  maitri: maitriOf(rashiLord(boy.rashi), rashiLord(girl.rashi)),
  gana: gana(boy, girl),
  bhakoot: bhakoot(boy, girl),
  nadi: nadi(boy, girl),
});

/** The sum of all eight, 0–36. */
export const kutaTotal = (scores: KutaScores): number =>
  KUTAS.reduce((sum, kuta) => sum + scores[kuta], 0);
