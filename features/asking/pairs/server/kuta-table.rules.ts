import { KUTAS } from '@dhruva/asking/answers/contract/kutas';
import type { PairAnswer } from '../contract/schemas.ts';
import { KUTA_MAXIMUM } from '@dhruva/jyotish';
import type { PairJudgement } from '@dhruva/jyotish';

/**
 * The points of the eight kutas, with the bride as the girl of the tables where she is known, else for the
 * asker as first partner. Null where the question does not use them,
 * or an unknown birth time leaves them undetermined.
 */
export const kutaTable = ({
  kuta,
  ways: [way = 'selfAsBoy'],
  findings,
}: PairJudgement): PairAnswer['kuta'] => {
  if (!findings.some(({ id }) => id === 'pair.points')) return null;
  const { raw, total, afterCancellations, totalAfterCancellations } = kuta[way];
  const rows = KUTAS.map((name) => ({
    kuta: name,
    max: KUTA_MAXIMUM[name],
    raw: raw[name],
    settled: afterCancellations[name],
  }));
  const max = rows.reduce((sum, row) => sum + row.max, 0);
  return { rows, total: { max, raw: total, settled: totalAfterCancellations } };
};
