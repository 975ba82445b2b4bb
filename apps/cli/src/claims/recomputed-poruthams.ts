import { ganaOf, maitriOf, rawPoints } from './recomputed-kutas.ts';
import { padaOf, starOf } from './pair-positions.ts';
import { placeFrom, signOf } from './chart/signs.ts';

/** Two Moons by longitude, as the tables have them. */
interface Couple {
  readonly boy: number;
  readonly girl: number;
}

type Test = (couple: Couple) => boolean;

/** A star counted from another, both included, 1–27. */
const count = (from: number, to: number): number => ((starOf(to) - starOf(from) + 27) % 27) + 1;

/** Stars that may be both: Rohini, Ardra, Magha, Hasta, Vishakha, Shravana, Uttara Bhadrapada, Revati. */
const MAY_BE_BOTH = [3, 5, 9, 12, 15, 21, 25, 26];
/** Odd counts that only one quarter of the boy's star spoils. */
const SPOILT_BY_PADA: Readonly<Record<number, number>> = { 12: 1, 14: 4, 16: 3 };

const dina: Test = ({ boy, girl }) => {
  const passed = count(girl, boy);
  if (passed === 1) return MAY_BE_BOTH.includes(starOf(boy));
  if ((passed % 9) % 2 === 0) return true;
  const spoilt = SPOILT_BY_PADA[passed];
  return spoilt !== undefined && spoilt !== padaOf(boy);
};

const gana: Test = ({ boy, girl }) =>
  ganaOf(girl) !== 'R' || ganaOf(boy) === 'R' || count(boy, girl) >= 14;

const mahendra: Test = ({ boy, girl }) => count(girl, boy) > 1 && count(girl, boy) % 3 === 1;

const streeDirgha: Test = ({ boy, girl }) => count(girl, boy) > 7;

const yoni: Test = ({ boy, girl }) => rawPoints(boy, girl).yoni >= 1;

const rasi: Test = ({ boy, girl }) => ![2, 6].includes(placeFrom(signOf(girl), signOf(boy)));

const rasyadhipati: Test = ({ boy, girl }) => maitriOf(signOf(boy), signOf(girl)) >= 3;

/** The signs each sign draws, Mesha first. */
const DRAWS = ['4 7', '3 6', '5', '7 8', '6', '11 2', '9 5', '3', '11', '0 10', '0', '9'];
const draws = (one: number, other: number): boolean =>
  (DRAWS[signOf(one)] ?? '').split(' ').includes(String(signOf(other)));

const vasya: Test = ({ boy, girl }) => draws(boy, girl) || draws(girl, boy);

/** Foot, waist, navel, necK, head and down again, three times. */
const cordOf = (lon: number): string => 'FWNKHKNWF'.charAt(starOf(lon) % 9);
const rajju: Test = ({ boy, girl }) => cordOf(boy) !== cordOf(girl);

/** Stars that pierce each other, by the first of them and the sum of both. */
const vedha: Test = ({ boy, girl }) => {
  const [low = 0, high = 0] = [starOf(boy), starOf(girl)].toSorted((a, b) => a - b);
  switch (low + high) {
    case 17:
      return low > 4;
    case 26:
      return low < 4 || low > 8;
    case 35:
      return low < 9 || low > 13;
    default:
      return true;
  }
};

const TESTS = [dina, gana, mahendra, streeDirgha, yoni, rasi, rasyadhipati, vasya, rajju, vedha];

/** How many of the ten poruthams two Moons have. */
export const poruthamsAgreed = (boy: number, girl: number): number =>
  TESTS.filter((holds) => holds({ boy, girl })).length;
