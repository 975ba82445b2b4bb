import { manglikBetween, type ManglikSide } from '../../../matching/manglik-between.ts';
import { manglikOf } from '../../../matching/manglik.ts';
import { between } from '../pair-finding.ts';
import type { PairReading } from '../pair-reading.ts';
import type { PairFinding } from '../pair.types.ts';

/** Points (ours): it never weighs much, for nearly everyone has it from some reference. */
const CALM = 0.5;
const EVEN = 0.6;
const ANSWERED = 0.2;
const MILD = -0.5;
const PRESENT = -1.2;

const source = 'MUH, on Kuja';

/** Mars in the houses of partnership, between the two charts: a matter of temper and energy. */
export const temper = (pair: PairReading): readonly PairFinding[] => {
  const known = pair.from === 'lagna';
  const [self, other] = ([pair.self, pair.other] as const).map(({ chart }): ManglikSide => ({
    chart,
    manglik: manglikOf(chart, known),
  })) as [ManglikSide, ManglikSide];
  const found = manglikBetween(self, other);
  if (found.kind === 'calm') return [between('pair.temper-calm', CALM, {}, { source })];
  if (found.kind === 'even') return [between('pair.temper-even', EVEN, {}, { source })];
  const whose = found.whose === 'first' ? 'self' : 'other';
  if (found.kind === 'answered') {
    return [between('pair.temper-answered', ANSWERED, { by: found.by }, { source, whose })];
  }
  const grade = found.grade === 'present' ? 'present' : 'mild';
  const points = grade === 'present' ? PRESENT : MILD;
  return [between('pair.temper-one-sided', points, { grade }, { source, whose })];
};
