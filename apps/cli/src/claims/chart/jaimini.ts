import { SEVEN_GRAHAS, GRAHAS, type Graha } from '@dhruva/jyotish/vocabulary';
import { fold, lordOf, placeFrom, signOf } from './signs.ts';
import { exaltationOf } from './dignities.ts';
import { signIn, type Natal } from './natal.ts';

/** Where the grahas stand: enough for karakas and arudhas. */
type Seats = Pick<Natal, 'lons' | 'signs'>;

const degreesIn = ({ lons, signs }: Seats, graha: Graha): number => lons[graha] - signs[graha] * 30;

/** Signs that aspect each other by Jaimini: movable and fixed ones but neighbours, dual ones. BPHS 8. */
const seesSign = (from: number, to: number): boolean => {
  const [a, b] = [from % 3, to % 3];
  if (a === 2 || b === 2) return a === b && from !== to;
  if (a === b) return false;
  return a === 0 ? fold(to - from) !== 1 : fold(from - to) !== 1;
};

/** Comparisons between two lords of one sign, the first that differs decides. PVR 15.5. */
const LADDER: readonly ((natal: Seats, graha: Graha) => number)[] = [
  ({ signs }, graha) => GRAHAS.filter((other) => signs[other] === signs[graha]).length,
  ({ signs }, graha) =>
    (['jupiter', 'mercury', lordOf(signs[graha])] as const).filter(
      (other) => signs[other] === signs[graha] || seesSign(signs[other], signs[graha]),
    ).length,
  ({ signs }, graha) => Number(signs[graha] === exaltationOf(graha)),
  ({ signs }, graha) => signs[graha] % 3,
  (natal, graha) => -degreesIn(natal, graha),
];

/** Lord of a sign: Mars or Ketu of Vrishchika, Saturn or Rahu of Kumbha, the stronger. PVR 15.5. */
const strongerLord = (natal: Seats, sign: number): Graha => {
  const lord = lordOf(sign);
  if (sign !== 7 && sign !== 10) return lord;
  const node = sign === 7 ? 'ketu' : 'rahu';
  const [isLordIn, isNodeIn] = [natal.signs[lord] === sign, natal.signs[node] === sign];
  if (isLordIn !== isNodeIn) return isLordIn ? node : lord;
  const lead = LADDER.map((rank) => rank(natal, lord) - rank(natal, node)).find((by) => by !== 0);
  return (lead ?? 1) > 0 ? lord : node;
};

/** Arudha pada of a house, as a sign, from a known lagna. BPHS 29. */
export const arudhaOf = (natal: Seats, lagna: number, house: number): number => {
  const sign = fold(signOf(lagna) + house - 1);
  const lordAt = natal.signs[strongerLord(natal, sign)];
  const image = fold(lordAt + (lordAt - sign));
  return [1, 7].includes(placeFrom(sign, image)) ? fold(image + 9) : image;
};

const KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'] as const;
type Karaka = (typeof KARAKAS)[number];

/** The graha that is one of the seven chara karakas, by degrees in the sign. BPHS 32. */
export const charaKaraka = (natal: Natal, karaka: Karaka): Graha => {
  const ranked = SEVEN_GRAHAS.toSorted((a, b) => degreesIn(natal, b) - degreesIn(natal, a));
  return ranked[KARAKAS.indexOf(karaka)] ?? 'sun';
};

/** Rays of the lords of the ninths, which place the indu lagna. Uttara Kalamrita. */
const RAYS: Readonly<Partial<Record<Graha, number>>> = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
};

const raysOfNinth = (sign: number): number => RAYS[lordOf(sign + 8)] ?? 0;

type PointName = 'sree-lagna' | 'indu-lagna' | 'upapada' | 'karakamsa' | 'twelfth-from-karakamsa';

/** The sign of a point of the chart, of the navamsa for the karakamsa and its twelfth. */
export const pointSign = (natal: Natal, lagna: number, point: PointName): number => {
  switch (point) {
    case 'sree-lagna': {
      const starDegrees = 360 / 27;
      const passed = (natal.lons.moon % starDegrees) / starDegrees;
      return signOf((lagna + passed * 360) % 360);
    }
    case 'indu-lagna': {
      const moon = natal.signs.moon;
      return fold(moon + raysOfNinth(signOf(lagna)) + raysOfNinth(moon) - 1);
    }
    case 'upapada':
      return arudhaOf(natal, lagna, 12);
    case 'karakamsa':
      return signIn(natal, charaKaraka(natal, 'atma'), 9);
    case 'twelfth-from-karakamsa':
      return fold(signIn(natal, charaKaraka(natal, 'atma'), 9) + 11);
  }
};
