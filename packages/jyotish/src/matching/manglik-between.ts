import type { Chart } from '../chart/chart.types.ts';
import { houseFrom } from '../chart/houses.ts';
import { NATURAL_MALEFICS } from '../tables/natural-nature.ts';
import type { Bhava, Graha } from '../vocabulary.ts';
import {
  manglikOf,
  referenceSign,
  type Manglik,
  type ManglikGrade,
  type ManglikReference,
} from './manglik.ts';

/** One person's chart with its Manglik result; without a birth time nothing is counted from its lagna. */
export interface ManglikSide {
  readonly chart: Chart;
  readonly manglik: Manglik;
  readonly isTimeKnown: boolean;
}

/** The side of one chart. */
export const manglikSide = (chart: Chart, isTimeKnown: boolean): ManglikSide => ({
  chart,
  manglik: manglikOf(chart, isTimeKnown),
  isTimeKnown,
});

type Whose = 'first' | 'second';

/**
 * The Kuja dosha compared between two charts. `calm`: neither has it; `even`: both have it;
 * `answered`: one has it and a malefic of the other chart in the same house offsets it;
 * `one-sided`: one has it and nothing offsets it. `cancellation` names what cancels it between the
 * charts.
 */
export type ManglikPair =
  | { readonly kind: 'calm' }
  | { readonly kind: 'even'; readonly cancellation: 'both-have-it' }
  | {
      readonly kind: 'answered';
      readonly cancellation: 'malefic-in-same-house';
      readonly whose: Whose;
      readonly by: Graha;
      readonly from: ManglikReference;
      readonly house: Bhava;
    }
  | { readonly kind: 'one-sided'; readonly whose: Whose; readonly grade: ManglikGrade };

const HARD: readonly Graha[] = ['saturn', ...NATURAL_MALEFICS.filter((g) => g !== 'saturn')];

interface Counterpart {
  readonly by: Graha;
  readonly from: ManglikReference;
  readonly house: Bhava;
}

/**
 * The first malefic of the other chart in the same house, from the same reference, as Mars here.
 * MUH.
 */
const counterpartOf = (
  { seats }: Manglik,
  { chart, isTimeKnown }: ManglikSide,
): Counterpart | undefined =>
  HARD.flatMap((by) =>
    seats
      .filter(({ from, cancelledBy }) => cancelledBy === null && (isTimeKnown || from !== 'lagna'))
      .filter(
        ({ from, house }) =>
          houseFrom(referenceSign(chart, from), chart.grahas[by].rashi) === house,
      )
      .map(({ from, house }) => ({ by, from, house })),
  )[0];

/** Compares the Kuja dosha of two charts. MUH. */
export const manglikBetween = (first: ManglikSide, second: ManglikSide): ManglikPair => {
  const has = [first, second].map(({ manglik }) => manglik.grade !== 'none');
  if (has[0] && has[1]) return { kind: 'even', cancellation: 'both-have-it' };
  if (has[0] === has[1]) return { kind: 'calm' };
  const whose = has[0] ? 'first' : 'second';
  const [affected, other] = has[0] ? [first, second] : [second, first];
  const counterpart = counterpartOf(affected.manglik, other);
  return counterpart === undefined
    ? { kind: 'one-sided', whose, grade: affected.manglik.grade }
    : { kind: 'answered', cancellation: 'malefic-in-same-house', whose, ...counterpart };
};
