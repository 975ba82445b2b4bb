import { regardOf } from '../chart/dignities.ts';
import { lordOf, placeFrom } from '../chart/signs.ts';

/** Animals of the stars, Ashwini first, in letters; then their order and their points, row by row. */
const YONIS = 'HESNNDCSCRRWBTBTAADMGMLHLWE';
const YONI_ORDER = 'HESNDCRWBTAMGL';
const YONI_POINTS = [
  '42322332013221',
  '4322323313220',
  '422323313021',
  '42112222102',
  '4112220222',
  '403323222',
  '43323212',
  '4303221',
  '413221',
  '41223',
  '4221',
  '422',
  '42',
  '4',
];
/** Deva, manushya and rakshasa stars; points by the boy's, then the girl's. */
const GANAS = 'dmrmdmddrrmmdrdrdrrmmdrrmmd';
const GANA_POINTS: Readonly<Record<string, number>> = {
  dd: 6,
  dm: 6,
  dr: 0,
  md: 5,
  mm: 6,
  mr: 0,
  rd: 1,
  rm: 0,
  rr: 6,
};
/** Groups of the half signs: four-footed, human, of the water, of the forest, insect. */
const VASHYA = 'ccccmmjjvvmmmmkkmccjmmjj';
const VASHYA_ORDER = 'cmjvk';
const VASHYA_POINTS = [
  [2, 1, 1, 0, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 0, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
];
const VARNA_GRADES = [2, 1, 0, 3];
/** Points by the sum of both regards, where they are not friend and enemy. */
const MAITRI_POINTS: Readonly<Record<string, number>> = {
  '1 1': 5,
  '1 0': 4,
  '0 0': 3,
  '1 -1': 1,
  '0 -1': 0.5,
  '-1 -1': 0,
};

interface Moon {
  readonly sign: number;
  readonly half: number;
  readonly star: number;
}

const moonAt = (lon: number): Moon => ({
  sign: Math.floor(lon / 30),
  half: Math.floor(lon / 15),
  star: Math.floor((lon * 27) / 360),
});

const varna = (boy: Moon, girl: Moon): number => {
  const [his, hers] = [boy, girl].map(({ sign }) => VARNA_GRADES[sign % 4] ?? 0);
  return (his ?? 0) >= (hers ?? 0) ? 1 : 0;
};

const vashya = (boy: Moon, girl: Moon): number => {
  const [his, hers] = [boy, girl].map(({ half }) => VASHYA_ORDER.indexOf(VASHYA.charAt(half)));
  return VASHYA_POINTS[his ?? 0]?.[hers ?? 0] ?? 0;
};

const taraOneWay = (from: Moon, to: Moon): number =>
  [3, 5, 7].includes((((to.star - from.star + 27) % 27) + 1) % 9) ? 0 : 1.5;

const yoni = (boy: Moon, girl: Moon): number => {
  const animals = [boy, girl].map(({ star }) => YONI_ORDER.indexOf(YONIS.charAt(star)));
  const low = Math.min(...animals);
  return Number(YONI_POINTS[low]?.charAt(Math.max(...animals) - low));
};

const maitri = (boy: Moon, girl: Moon): number => {
  const [his, hers] = [lordOf(boy.sign), lordOf(girl.sign)];
  if (his === hers) return 5;
  const regards = [regardOf(his, hers), regardOf(hers, his)].sort((a, b) => b - a);
  return MAITRI_POINTS[regards.join(' ')] ?? 0;
};

const gana = (boy: Moon, girl: Moon): number =>
  GANA_POINTS[GANAS.charAt(boy.star) + GANAS.charAt(girl.star)] ?? 0;

const bhakoot = (boy: Moon, girl: Moon): number =>
  [1, 3, 4, 7, 10, 11].includes(placeFrom(boy.sign, girl.sign)) ? 7 : 0;

const nadi = (boy: Moon, girl: Moon): number => {
  const [his, hers] = [boy, girl].map(({ star }) => 'amnnma'.charAt(star % 6));
  return his === hers ? 0 : 8;
};

/** Raw points and points with the cancellations of nadi and bhakoot that all schools accept. */
const totalsOneWay = (boy: Moon, girl: Moon): readonly [number, number] => {
  const lost = { nadi: nadi(boy, girl), bhakoot: bhakoot(boy, girl) };
  const others =
    varna(boy, girl) +
    vashya(boy, girl) +
    taraOneWay(boy, girl) +
    taraOneWay(girl, boy) +
    yoni(boy, girl) +
    maitri(boy, girl) +
    gana(boy, girl);
  const isNadiMended = (boy.sign === girl.sign) !== (boy.star === girl.star);
  const mended = (isNadiMended ? 8 : lost.nadi) + (maitri(boy, girl) === 5 ? 7 : lost.bhakoot);
  return [others + lost.nadi + lost.bhakoot, others + mended];
};

/**
 * The totals of 36 that two Moons (longitudes in degrees) may be told with: either taken as the boy,
 * raw or with the agreed cancellations. K.S. Charak 27; MUH.
 */
export const gunaTotals = (one: number, other: number): readonly number[] => {
  const [a, b] = [moonAt(one), moonAt(other)];
  return [...totalsOneWay(a, b), ...totalsOneWay(b, a)];
};
