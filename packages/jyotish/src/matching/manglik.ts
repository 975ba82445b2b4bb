import type { Chart } from '../chart/chart.types.ts';
import { aspects } from '../chart/drishti.ts';
import { houseFrom } from '../chart/houses.ts';
import { MANGLIK_FREE_ANYWHERE, MANGLIK_FREE_SIGNS, MANGLIK_HOUSES } from '../tables/manglik.ts';
import { NATURAL_MALEFICS } from '../tables/natural-nature.ts';
import type { Bhava, Graha, RashiIndex } from '../vocabulary.ts';

/** What Mars is counted from; the lagna only when the birth time is known. */
export type ManglikReference = 'lagna' | 'moon' | 'venus';
export type ManglikGrade = 'none' | 'mild' | 'present';

/** A house of Mars that counts. */
export interface ManglikSeat {
  readonly from: ManglikReference;
  readonly house: Bhava;
  /** Freed by the sign Mars is in. */
  readonly free: boolean;
}

export interface Manglik {
  readonly grade: ManglikGrade;
  readonly seats: readonly ManglikSeat[];
  /** Mars is softened wherever it stands: own or exalted, or with or under Jupiter and the like. */
  readonly softened: boolean;
}

const FIRST_OR_SEVENTH: readonly Bhava[] = [1, 7];
const AT_HOME = ['exalted', 'moolatrikona', 'own'];

const referenceSign = (chart: Chart, from: ManglikReference): RashiIndex =>
  from === 'lagna' ? chart.lagna.rashi : chart.grahas[from].rashi;

const seatOf = (chart: Chart, from: ManglikReference): readonly ManglikSeat[] => {
  const { rashi } = chart.grahas.mars;
  const house = houseFrom(referenceSign(chart, from), rashi);
  if (!MANGLIK_HOUSES.includes(house)) return [];
  const free =
    MANGLIK_FREE_ANYWHERE.includes(rashi) || (MANGLIK_FREE_SIGNS[house] ?? []).includes(rashi);
  return [{ from, house, free }];
};

/** Mars with Jupiter or the Moon, at home, under Jupiter, or a strong Jupiter or Venus in 1 or 7. */
const isSoftened = (chart: Chart, references: readonly ManglikReference[]): boolean => {
  const { mars } = chart.grahas;
  const together = (['jupiter', 'moon'] as const).some(
    (graha) => chart.grahas[graha].rashi === mars.rashi,
  );
  const guarded = (['jupiter', 'venus'] as const).some(
    (graha) =>
      references.includes('lagna') &&
      FIRST_OR_SEVENTH.includes(chart.grahas[graha].house) &&
      AT_HOME.includes(chart.grahas[graha].dignity),
  );
  return together || guarded || AT_HOME.includes(mars.dignity) || aspects(chart, 'jupiter', 'mars');
};

/**
 * The Kuja dosha of one chart from lagna, Moon and Venus. Present: two references or more and nothing
 * that softens; mild: one, or softened in part; none: no reference left, or one that is softened.
 */
export const manglikOf = (chart: Chart, isTimeKnown: boolean): Manglik => {
  const references: readonly ManglikReference[] = isTimeKnown
    ? ['lagna', 'moon', 'venus']
    : ['moon', 'venus'];
  const seats = references.flatMap((from) => seatOf(chart, from));
  const left = seats.filter(({ free }) => !free).length;
  const softened = isSoftened(chart, references);
  const weight = left - (softened ? 1 : 0);
  const some = weight === 1 || softened ? 'mild' : 'present';
  return { grade: weight <= 0 ? 'none' : some, seats, softened };
};

/** One side of a pair. */
export interface ManglikSide {
  readonly chart: Chart;
  readonly manglik: Manglik;
}

/**
 * How two charts stand: neither has it; both do and are even; only the first or the second has it, and
 * a malefic of the other chart answers it or none does.
 */
export type ManglikPair =
  | { readonly kind: 'calm' }
  | { readonly kind: 'even' }
  | { readonly kind: 'answered'; readonly whose: 'first' | 'second'; readonly by: Graha }
  | {
      readonly kind: 'one-sided';
      readonly whose: 'first' | 'second';
      readonly grade: ManglikGrade;
    };

const HARD: readonly Graha[] = ['saturn', ...NATURAL_MALEFICS.filter((g) => g !== 'saturn')];

/** A malefic of the other chart in the same house from the same reference as Mars here. MUH. */
const answerTo = ({ seats }: Manglik, other: Chart): Graha | undefined =>
  HARD.find((graha) =>
    seats.some(
      ({ from, house, free }) =>
        !free && houseFrom(referenceSign(other, from), other.grahas[graha].rashi) === house,
    ),
  );

/** The Kuja dosha between two charts. MUH. */
export const manglikBetween = (first: ManglikSide, second: ManglikSide): ManglikPair => {
  const has = [first, second].map(({ manglik }) => manglik.grade !== 'none');
  if (has[0] === has[1]) return { kind: has[0] ? 'even' : 'calm' };
  const whose = has[0] ? 'first' : 'second';
  const [bearer, other] = has[0] ? [first, second] : [second, first];
  const by = answerTo(bearer.manglik, other.chart);
  return by === undefined
    ? { kind: 'one-sided', whose, grade: bearer.manglik.grade }
    : { kind: 'answered', whose, by };
};
