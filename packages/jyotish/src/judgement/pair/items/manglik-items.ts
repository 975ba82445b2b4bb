import {
  manglikBetween,
  manglikSide,
  type ManglikSide,
} from '../../../matching/manglik-between.ts';
import { marsFrom, MANGLIK_REFERENCES, type Manglik } from '../../../matching/manglik.ts';
import type { From, Reading } from '../../reading/reading.ts';
import { pairFinding } from '../pair-finding.ts';
import type { PairEvidenceOf } from '../pair-findings.ts';
import type { PairReading } from '../pair-reading.ts';
import type { PairFinding } from '../pair.types.ts';

type Person = 'self' | 'other';
type ManglikEvidence = PairEvidenceOf<'pair.manglik'>;

/**
 * Points (ours). They are low because the dosha is common: of seeded births half have it from a
 * given reference and 88 % from one of the three (tables/manglik.ts). A couple in which both or
 * neither have it gains about as many points as a couple loses in which one has it mildly.
 */
const NEITHER = 0.5;
const BOTH = 0.6;
const ANSWERED = 0.2;
const MILD = -0.5;
const PRESENT = -1.2;
const EASED = 0.3;

const source = 'MUH, on Kuja';

const isTimeKnown = ({ from }: Reading): boolean => from === 'lagna';

const sideOf = (reading: Reading): ManglikSide => manglikSide(reading.chart, isTimeKnown(reading));

const wordOf = ({ grade, seats }: Manglik): ManglikEvidence['manglik'] => {
  if (seats.length === 0) return 'none';
  if (grade === 'none') return 'cancelled';
  return grade === 'mild' ? 'partly' : 'wholly';
};

/** Reliefs by the sign of Mars in the houses it counts in, then of the whole chart; empty where none counts. */
const reliefsOf = ({ seats, reducedBy }: Manglik): ManglikEvidence['reliefs'] =>
  seats.length === 0
    ? []
    : [...new Set([...seats.flatMap(({ cancelledBy }) => cancelledBy ?? []), ...reducedBy])];

const evidenceOf = (reading: Reading): ManglikEvidence => {
  const { chart, manglik } = sideOf(reading);
  return {
    manglik: wordOf(manglik),
    lagnaHouse: isTimeKnown(reading) ? marsFrom(chart, 'lagna') : 'open',
    moonHouse: marsFrom(chart, 'moon'),
    venusHouse: marsFrom(chart, 'venus'),
    counts: MANGLIK_REFERENCES.filter((from) => manglik.seats.some((seat) => seat.from === from)),
    reliefs: reliefsOf(manglik),
  };
};

const ofPerson = (whose: Person, evidence: ManglikEvidence): PairFinding => {
  const points = evidence.reliefs.length === 0 ? 0 : EASED;
  return pairFinding('pair.manglik', points, evidence, { source, whose });
};

const together = (self: ManglikSide, other: ManglikSide, from: From): PairFinding => {
  const found = manglikBetween(self, other);
  if (found.kind === 'calm') {
    const quiet = [self, other].every(({ manglik }) => manglik.seats.length === 0)
      ? 'by-place'
      : 'by-cancellation';
    return pairFinding('pair.manglik-neither', NEITHER, { quiet, from }, { source });
  }
  if (found.kind === 'even') return pairFinding('pair.manglik-both', BOTH, { from }, { source });
  const whose = found.whose === 'first' ? 'self' : 'other';
  if (found.kind === 'answered') {
    const { by, house, from: reference } = found;
    const evidence = { by, house, reference, from };
    return pairFinding('pair.manglik-answered', ANSWERED, evidence, { source, whose });
  }
  const grade = found.grade === 'present' ? 'present' : 'mild';
  const points = grade === 'present' ? PRESENT : MILD;
  return pairFinding('pair.manglik-one', points, { grade, from }, { source, whose });
};

/**
 * Findings of the Kuja dosha: each person by lagna (with a birth time), Moon and Venus, and the two
 * together.
 */
export const manglikFindings = ({ self, other, from }: PairReading): readonly PairFinding[] => [
  ofPerson('self', evidenceOf(self)),
  ofPerson('other', evidenceOf(other)),
  together(sideOf(self), sideOf(other), from),
];

const same = <T>(values: readonly T[]): T | 'open' => {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : 'open';
};

/** Members of the first list that all lists have. */
const inAll = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  (lists[0] ?? []).filter((each) => lists.every((list) => list.includes(each)));

/**
 * Finding about one person whose birth time is unknown, from the evidence at several moments of the
 * day: a field that differs between them is `open`. Its weight is 0.
 */
const overMoments = (whose: Person, moments: readonly ManglikEvidence[]): PairFinding => {
  const of = <F extends keyof ManglikEvidence>(field: F) => moments.map((each) => each[field]);
  const evidence: ManglikEvidence = {
    manglik: same(of('manglik')),
    lagnaHouse: same(of('lagnaHouse')),
    moonHouse: same(of('moonHouse')),
    venusHouse: same(of('venusHouse')),
    counts: inAll(of('counts')),
    reliefs: inAll(of('reliefs')),
  };
  return pairFinding('pair.manglik', 0, evidence, { source, whose });
};

/**
 * The Manglik findings an answer tells, whatever their weight: those of `step`, which hold at every
 * moment the birth times allow; for a person without one, a finding over all moments (`pairs`: the
 * readings at these moments).
 */
export const toldManglik = (
  step: readonly PairFinding[],
  pairs: readonly PairReading[],
): readonly PairFinding[] =>
  (['self', 'other'] as const)
    .flatMap((person) => {
      const held = step.filter(({ id, whose }) => id === 'pair.manglik' && whose === person);
      return held.length > 0
        ? held
        : [
            overMoments(
              person,
              pairs.map((pair) => evidenceOf(pair[person])),
            ),
          ];
    })
    .concat(step.filter(({ id }) => id !== 'pair.manglik'));
