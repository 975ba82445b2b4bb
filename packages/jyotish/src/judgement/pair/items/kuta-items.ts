import { CANCELLATION_REMARKS } from '../../../matching/cancellation-rules.ts';
import type { KutaMatch } from '../../../matching/match-moons.ts';
import { KUTA_MAXIMUM, KUTAS, type Kuta } from '../../../tables/kutas.ts';
import { pairFinding } from '../pair-finding.ts';
import type { PairReading } from '../pair-reading.ts';
import type { PairFinding } from '../pair.types.ts';

const CHARAK = 'Charak 27';
const PARIHARA = 'MUH; MC';

/** The matches that count, the asker as boy first: one where the bride is known, else both ways. */
const matchesOf = ({ kuta, ways }: PairReading): readonly KutaMatch[] =>
  ways.map((way) => kuta[way]);

const firstAndLast = <T>([first, ...rest]: readonly T[]): readonly [T, T] => {
  if (first === undefined) throw new RangeError('a match is read at least one way');
  return [first, rest.at(-1) ?? first];
};

/**
 * Findings of one kuta: its points, the directions that count counting alike, and what an agreed
 * cancellation restores.
 */
export const kutaFindings = (pair: PairReading, kuta: Kuta): readonly PairFinding[] => {
  const [one, two] = firstAndLast(matchesOf(pair));
  const of = KUTA_MAXIMUM[kuta];
  const [points, reversed] = [one.raw[kuta], two.raw[kuta]];
  const worth = (points + reversed) / 2;
  const after = (one.afterCancellations[kuta] + two.afterCancellations[kuta]) / 2;
  const evidence = { kuta, points, reversed, of };
  const told = pairFinding('pair.kuta', worth - of / 2, evidence, { source: CHARAK });
  const by = one.applied.find((each) => each.kuta === kuta)?.id;
  return by === undefined
    ? [told]
    : [told, pairFinding('pair.kuta-mended', after - worth, { kuta, by }, { source: PARIHARA })];
};

/** Kutas whose raw points pass a test in every direction that counts, at every moment. */
const kutasWhere = (
  pairs: readonly PairReading[],
  passes: (points: number, most: number) => boolean,
): readonly Kuta[] =>
  KUTAS.filter((id) =>
    pairs.every((pair) => matchesOf(pair).every(({ raw }) => passes(raw[id], KUTA_MAXIMUM[id]))),
  );

/** Kutas whose raw points differ between the directions that count. */
const kutasThatDiffer = (pair: PairReading): readonly Kuta[] => {
  const [one, two] = firstAndLast(matchesOf(pair));
  return KUTAS.filter((id) => one.raw[id] !== two.raw[id]);
};

/**
 * Finding of the 36 points, raw and after cancellations, in the directions that count, or their range where
 * an unknown time lets them differ. No weight: the kutas are already counted one by one.
 */
export const pointsFinding = (pairs: readonly PairReading[]): PairFinding => {
  const rest = { source: 'Charak 27; MUH' };
  const both = pairs.map((pair) => firstAndLast(matchesOf(pair)));
  const of = (column: 'total' | 'totalAfterCancellations', way: 0 | 1) =>
    both.map((matches) => matches[way][column]);
  const [raw, rawReversed] = [of('total', 0), of('total', 1)];
  const [after, afterReversed] = [
    of('totalAfterCancellations', 0),
    of('totalAfterCancellations', 1),
  ];
  const columns = [raw, rawReversed, after, afterReversed];
  if (columns.every((values) => new Set(values).size === 1)) {
    const [a = 0, b = 0, c = 0, d = 0] = columns.map((values) => values[0]);
    const full = kutasWhere(pairs, (points, most) => points === most);
    const empty = kutasWhere(pairs, (points) => points === 0);
    const differ = KUTAS.filter((id) => pairs.some((pair) => kutasThatDiffer(pair).includes(id)));
    const evidence = { raw: a, rawReversed: b, after: c, afterReversed: d, full, empty, differ };
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
 * Finding of the ten poruthams in the directions that count, where every moment agrees on them; a second
 * opinion without weight.
 */
export const poruthamFindings = (pairs: readonly PairReading[]): readonly PairFinding[] => {
  const told = pairs.map(({ poruthams, ways }) => {
    const [one, two] = firstAndLast(ways.map((way) => poruthams[way]));
    const missing = one.missing.find((id) => two.missing.includes(id)) ?? ('none' as const);
    return { agree: one.agree, reversed: two.agree, missing };
  });
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
export const remarkFindings = (pairs: readonly PairReading[]): readonly PairFinding[] =>
  CANCELLATION_REMARKS.filter((id) =>
    pairs.every((pair) =>
      matchesOf(pair).every(({ remarks }) => remarks.some((each) => each.id === id)),
    ),
  ).map((remark) => pairFinding('pair.kuta-remark', 0, { remark }, { source: PARIHARA }));
