import { GRAHAS, SEVEN_GRAHAS, type Graha } from '@dhruva/jyotish/vocabulary';
import { castsAspect } from '../chart/drishti.ts';
import {
  exaltationOf,
  hostRegard,
  isAtHome,
  isCombust,
  isDebilitated,
} from '../chart/dignities.ts';
import { fold, lordOf, placeFrom } from '../chart/signs.ts';
import { signIn, type Natal } from '../chart/natal.ts';

export const KENDRAS = [1, 4, 7, 10];
export const TRIKONAS = [1, 5, 9];
export const KENDRAS_AND_TRIKONAS = [1, 4, 5, 7, 9, 10];
export const DUSTHANAS = [6, 8, 12];
export const BENEFICS = ['mercury', 'jupiter', 'venus'] as const;
export const MALEFICS = ['sun', 'mars', 'saturn'] as const;
export const FIVE = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/** What the definitions of yogas ask of a chart. Houses are whole signs, 1 to 12. */
export interface YogaSky {
  readonly lagna: number;
  readonly sign: (graha: Graha) => number;
  readonly house: (graha: Graha) => number;
  readonly lord: (house: number) => Graha;
  /** Lord of the sign a graha stands in; of its sign of the navamsa. */
  readonly host: (graha: Graha) => Graha;
  readonly navamsaHost: (graha: Graha) => Graha;
  /** Houses that are these places from a graha, its own being the first. */
  readonly from: (graha: Graha, ...places: readonly number[]) => readonly number[];
  /** Houses that are these places from the arudha lagna; none when that is not known. */
  readonly fromArudha: (...places: readonly number[]) => readonly number[];
  readonly aspects: (graha: Graha, house: number) => boolean;
  /** Benefics of this chart, by nature: with a waxing Moon, and Mercury unless a malefic is with it. */
  readonly benefics: readonly Graha[];
  /** The rest, the nodes among them. */
  readonly malefics: readonly Graha[];
  /** Whether the seven are all on one side of the nodes, by degrees. */
  readonly isBetweenNodes: boolean;
  readonly isExalted: (graha: Graha) => boolean;
  readonly isDebilitated: (graha: Graha) => boolean;
  readonly isCombust: (graha: Graha) => boolean;
  /** In a sign of its own or of its exaltation. */
  readonly isAtHome: (graha: Graha) => boolean;
  /** Regard for its host; 0 at home and in debilitation. */
  readonly regard: (graha: Graha) => number;
  /** At home or in a friend's sign. */
  readonly isWelcome: (graha: Graha) => boolean;
  /** Welcome, not combust, not in 6, 8 or 12. */
  readonly isStrong: (graha: Graha) => boolean;
}

const beneficsOf = ({ lons, signs }: Natal): readonly Graha[] => {
  const isWaxing = (lons.moon - lons.sun + 360) % 360 < 180;
  const constant: readonly Graha[] = ['jupiter', 'venus', ...(isWaxing ? (['moon'] as const) : [])];
  const hasHardCompany = GRAHAS.some(
    (other) => other !== 'mercury' && signs[other] === signs.mercury && !constant.includes(other),
  );
  return hasHardCompany ? constant : [...constant, 'mercury'];
};

const isBetweenNodes = ({ lons }: Natal): boolean => {
  const ahead = SEVEN_GRAHAS.filter((graha) => (lons[graha] - lons.rahu + 360) % 360 < 180).length;
  return ahead === 0 || ahead === SEVEN_GRAHAS.length;
};

type States = Pick<YogaSky, 'isAtHome' | 'isDebilitated' | 'isExalted' | 'isCombust' | 'regard'>;

const statesOf = (natal: Natal): States => {
  const { signs } = natal;
  const atHome = (graha: Graha): boolean => isAtHome(graha, signs[graha]);
  const low = (graha: Graha): boolean => isDebilitated(graha, signs[graha]);
  return {
    isAtHome: atHome,
    isDebilitated: low,
    isExalted: (graha) => signs[graha] === exaltationOf(graha),
    isCombust: (graha) => isCombust(natal, graha),
    regard: (graha) => (atHome(graha) || low(graha) ? 0 : hostRegard(natal, graha)),
  };
};

/** The chart of a birth as yogas read it, its houses from `lagna` (a sign), its arudha lagna a sign. */
export const yogaSkyOf = (natal: Natal, lagna: number, arudha: number | null): YogaSky => {
  const { signs } = natal;
  const house = (graha: Graha): number => placeFrom(lagna, signs[graha]);
  const houseOn = (sign: number, place: number): number => placeFrom(lagna, fold(sign + place - 1));
  const benefics = beneficsOf(natal);
  const states = statesOf(natal);
  const isWelcome = (graha: Graha): boolean => states.isAtHome(graha) || states.regard(graha) > 0;
  return {
    ...states,
    lagna,
    house,
    benefics,
    isBetweenNodes: isBetweenNodes(natal),
    malefics: GRAHAS.filter((graha) => !benefics.includes(graha)),
    sign: (graha) => signs[graha],
    lord: (number) => lordOf(lagna + number - 1),
    host: (graha) => lordOf(signs[graha]),
    navamsaHost: (graha) => lordOf(signIn(natal, graha, 9)),
    from: (graha, ...places) => places.map((place) => houseOn(signs[graha], place)),
    fromArudha: (...places) =>
      arudha === null ? [] : places.map((place) => houseOn(arudha, place)),
    aspects: (graha, number) => castsAspect(graha, signs[graha], fold(lagna + number - 1)),
    isWelcome,
    isStrong: (graha) =>
      isWelcome(graha) && !states.isCombust(graha) && !DUSTHANAS.includes(house(graha)),
  };
};
