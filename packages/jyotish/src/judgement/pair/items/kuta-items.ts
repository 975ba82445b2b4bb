import { CANCELLATION_REMARKS } from '../../../matching/cancellation-rules.ts';
import { KUTA_MAXIMUM, KUTAS, type Kuta } from '../../../tables/kutas.ts';
import { pairFinding } from '../pair-finding.ts';
import type { PairReading } from '../pair-reading.ts';
import type { PairFinding } from '../pair.types.ts';

const CHARAK = 'Charak 27';
const PARIHARA = 'MUH; MC';

/**
 * Findings of one kuta: its points, both directions counting alike, and what an agreed cancellation
 * restores.
 */
export const kutaFindings = (pair: PairReading, kuta: Kuta): readonly PairFinding[] => {
  const { selfAsBoy, otherAsBoy } = pair.kuta;
  const of = KUTA_MAXIMUM[kuta];
  const [points, reversed] = [selfAsBoy.raw[kuta], otherAsBoy.raw[kuta]];
  const worth = (points + reversed) / 2;
  const after = (selfAsBoy.afterCancellations[kuta] + otherAsBoy.afterCancellations[kuta]) / 2;
  const evidence = { kuta, points, reversed, of };
  const told = pairFinding('pair.kuta', worth - of / 2, evidence, { source: CHARAK });
  const by = selfAsBoy.applied.find((each) => each.kuta === kuta)?.id;
  return by === undefined
    ? [told]
    : [told, pairFinding('pair.kuta-mended', after - worth, { kuta, by }, { source: PARIHARA })];
};

/** Kutas whose raw points pass a test in both directions, at every moment. */
const kutasWhere = (
  pairs: readonly PairReading[],
  passes: (points: number, most: number) => boolean,
): readonly Kuta[] =>
  KUTAS.filter((id) =>
    pairs.every(({ kuta: { selfAsBoy, otherAsBoy } }) =>
      [selfAsBoy, otherAsBoy].every(({ raw }) => passes(raw[id], KUTA_MAXIMUM[id])),
    ),
  );

/**
 * Finding of the 36 points, raw and after cancellations, in both directions, or their range where
 * an unknown time lets them differ. No weight: the kutas are already counted one by one.
 */
export const pointsFinding = (pairs: readonly PairReading[]): PairFinding => {
  const rest = { source: 'Charak 27; MUH' };
  const of = (column: 'total' | 'totalAfterCancellations', way: keyof PairReading['kuta']) =>
    pairs.map(({ kuta }) => kuta[way][column]);
  const ways = ['selfAsBoy', 'otherAsBoy'] as const;
  const [raw = [], rawReversed = []] = ways.map((way) => of('total', way));
  const [after = [], afterReversed = []] = ways.map((way) => of('totalAfterCancellations', way));
  const columns = [raw, rawReversed, after, afterReversed];
  if (columns.every((values) => new Set(values).size === 1)) {
    const [a = 0, b = 0, c = 0, d = 0] = columns.map((values) => values[0]);
    const full = kutasWhere(pairs, (points, most) => points === most);
    const empty = kutasWhere(pairs, (points) => points === 0);
    const evidence = { raw: a, rawReversed: b, after: c, afterReversed: d, full, empty };
    return pairFinding('pair.points', 0, evidence, rest);
  }
  const evidence = {
    least: Math.min(...raw, ...rawReversed),
    most: Math.max(...raw, ...rawReversed),
    leastAfter: Math.min(...after, ...afterReversed),
    mostAfter: Math.max(...after, ...afterReversed),
  };
  return pairFinding('pair.points-range', 0, evidence, rest);
};

/**
 * Finding of the ten poruthams in both directions, where every moment agrees on them; a second
 * opinion without weight.
 */
export const poruthamFindings = (pairs: readonly PairReading[]): readonly PairFinding[] => {
  const told = pairs.map(({ poruthams: { selfAsBoy, otherAsBoy } }) => ({
    agree: selfAsBoy.agree,
    reversed: otherAsBoy.agree,
    missing: selfAsBoy.missing.find((id) => otherAsBoy.missing.includes(id)) ?? ('none' as const),
  }));
  const [first] = told;
  const same = told.every(
    ({ agree, reversed, missing }) =>
      agree === first?.agree && reversed === first.reversed && missing === first.missing,
  );
  return first !== undefined && same
    ? [pairFinding('pair.poruthams', 0, first, { source: 'Kalaprakasika; MUH; PM XXI' })]
    : [];
};

/**
 * Remarks on cancellations only some schools hold, where they hold at every moment; without weight.
 */
export const remarkFindings = (
  pairs: readonly PairReading[],
  kutas: readonly Kuta[],
): readonly PairFinding[] =>
  CANCELLATION_REMARKS.filter((id) => kutas.some((kuta) => id.startsWith(kuta)))
    .filter((id) =>
      pairs.every(({ kuta: { selfAsBoy, otherAsBoy } }) =>
        [selfAsBoy, otherAsBoy].every(({ remarks }) => remarks.some((each) => each.id === id)),
      ),
    )
    .map((remark) => pairFinding('pair.kuta-remark', 0, { remark }, { source: PARIHARA }));
