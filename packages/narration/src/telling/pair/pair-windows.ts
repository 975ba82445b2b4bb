import type { PairFinding, PairJudgement } from '@dhruva/jyotish';
import { capitalised } from '../../text.ts';
import { toleranceText } from '../windows.ts';
import { pairClauseOf } from './pair-sentences.ts';
import type { PairLocale, Whose } from './pair-locale.ts';

const of = (
  findings: readonly PairFinding[],
  step: 'dasha.' | 'transit.',
  whose: Whose,
): readonly PairFinding[] =>
  findings.filter((each) => each.id.startsWith(step) && each.whose === whose);

/**
 * Reasons of each window: the strongest dasha factor of one person and a transit factor of the
 * other, different from those of earlier windows where possible; and the error of either birth time
 * it tolerates.
 */
export const pairWindowTexts = <S, P extends S>(
  locale: PairLocale<S, P>,
  windows: PairJudgement['windows'],
  sayFor: (whose: Whose) => P,
): readonly string[] => {
  const told = new Set<string>();
  const fresh = (group: readonly PairFinding[]): readonly string[] => {
    const found = group.map((each) => pairClauseOf(locale, each, sayFor(each.whose)));
    const clause = found.find((one) => !told.has(one)) ?? found[0];
    if (clause !== undefined) told.add(clause);
    return clause === undefined ? [] : [clause];
  };
  return windows.map(({ findings, holdsMinutes }) => {
    const [mine = 0, theirs = 0] = (['self', 'other'] as const).map((whose) =>
      Math.max(0, ...of(findings, 'dasha.', whose).map(({ weight }) => weight)),
    );
    const [period, sky] =
      mine >= theirs ? (['self', 'other'] as const) : (['other', 'self'] as const);
    const clauses = [
      ...fresh(of(findings, 'dasha.', period)),
      ...fresh(of(findings, 'transit.', sky)),
    ];
    return `${capitalised(clauses.join('; '))}${locale.single.stop}${toleranceText(locale.tolerance, holdsMinutes)}`;
  });
};

/** A line about the windows as a whole. */
export const pairWindowsNote = <S, P extends S>(
  { notes, direct, single }: PairLocale<S, P>,
  { question, windows, unknownTime }: PairJudgement,
): string => {
  const horizon = single.horizons[direct[question].months];
  if (windows.length > 0) return notes.looked(horizon);
  return unknownTime.length > 0 ? notes.withoutTime : notes.none(horizon);
};
