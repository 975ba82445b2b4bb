import { manglikBetween, type ManglikSide } from '../../../matching/manglik-between.ts';
import { manglikOf, type Manglik } from '../../../matching/manglik.ts';
import type { Reading } from '../../reading/reading.ts';
import { pairFinding } from '../pair-finding.ts';
import type { PairReading } from '../pair-reading.ts';
import type { PairFinding } from '../pair.types.ts';

/** Points (ours): low, for nearly everyone has the dosha from some reference. */
const CALM = 0.5;
const EVEN = 0.6;
const ANSWERED = 0.2;
const MILD = -0.5;
const PRESENT = -1.2;
const EASED = 0.3;

const source = 'MUH, on Kuja';

/** Findings of the reliefs of Mars in a chart that has it in one of the houses. */
const eased = (whose: 'self' | 'other', { seats, softenedBy }: Manglik): readonly PairFinding[] => {
  const reliefs = [...seats.flatMap(({ freedBy }) => freedBy ?? []), ...softenedBy];
  return seats.length === 0
    ? []
    : reliefs
        .slice(0, 1)
        .map((relief) => pairFinding('pair.temper-eased', EASED, { relief }, { source, whose }));
};

const balance = (self: ManglikSide, other: ManglikSide): readonly PairFinding[] => {
  const found = manglikBetween(self, other);
  if (found.kind === 'calm') return [pairFinding('pair.temper-calm', CALM, {}, { source })];
  if (found.kind === 'even') return [pairFinding('pair.temper-even', EVEN, {}, { source })];
  const whose = found.whose === 'first' ? 'self' : 'other';
  if (found.kind === 'answered') {
    return [pairFinding('pair.temper-answered', ANSWERED, { by: found.by }, { source, whose })];
  }
  const grade = found.grade === 'present' ? 'present' : 'mild';
  const points = grade === 'present' ? PRESENT : MILD;
  return [pairFinding('pair.temper-one-sided', points, { grade }, { source, whose })];
};

const sideOf = ({ chart }: Reading, isTimeKnown: boolean): ManglikSide => ({
  chart,
  manglik: manglikOf(chart, isTimeKnown),
});

/** Findings of the Kuja dosha between the two charts: a matter of temper and energy. */
export const temper = (pair: PairReading): readonly PairFinding[] => {
  const known = pair.from === 'lagna';
  const [self, other] = [sideOf(pair.self, known), sideOf(pair.other, known)];
  return [
    ...eased('self', self.manglik),
    ...eased('other', other.manglik),
    ...balance(self, other),
  ];
};
