import type { YogaId } from '@dhruva/jyotish';
import type { Graha, SevenGraha } from '@dhruva/jyotish/vocabulary';
import { natalAt, type Natal } from '../chart/natal.ts';
import { strengthsOf } from '../chart/strength.ts';
import type { Person } from '../claims.types.ts';
import { periodsOf, type Period, type System } from '../time/dashas.ts';
import { yogaIn } from '../yogas/all-definitions.ts';

/** Everything recomputed for one moment of birth, each part when it is first asked for. */
export interface Sheet {
  readonly natal: Natal;
  periods(system: System): readonly Period[];
  yoga(id: YogaId): readonly Graha[] | null;
  strengths(): Readonly<Record<SevenGraha, number>> | null;
}

/** A function that computes each value once. */
const once = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
};

const sheetOf = (natal: Natal): Sheet => {
  const strengths = once(() => strengthsOf(natal));
  return {
    natal,
    periods: once((system: System) => periodsOf(system, natal.lons.moon, natal.jd)),
    yoga: once((id: YogaId) => yogaIn(natal, id)),
    strengths: () => strengths('all'),
  };
};

/** Moments tried in a day of birth without a time: each hour and both ends of a usual day. */
const MOMENTS = 25;

/** The sheet of a birth, or those of the moments of its day, in order. */
export const sheetsOf = ({ birth, place, unknownWithin }: Person): readonly Sheet[] => {
  if (unknownWithin === undefined) return [sheetOf(natalAt(birth, place, true))];
  const { start, end } = unknownWithin;
  return Array.from({ length: MOMENTS }, (_, index) =>
    sheetOf(natalAt(start + ((end - start) * index) / (MOMENTS - 1), place, false)),
  );
};
