import type { ClaimedPairFinding, PairJudgement } from '@dhruva/jyotish';
import { capitalised } from '../../text.ts';
import { holdsClaims, windowClaims } from '../direct/slot-claims.ts';
import { toleranceText } from '../windows.ts';
import { pairClauseOf } from './pair-sentences.ts';
import type { PairLocale, Whose } from './pair-locale.ts';
import type { ClaimedPairText } from './pair-narrative.types.ts';

const of = (
  findings: readonly ClaimedPairFinding[],
  step: 'dasha.' | 'transit.',
  whose: Whose,
): readonly ClaimedPairFinding[] =>
  findings.filter((each) => each.id.startsWith(step) && each.whose === whose);

/**
 * Reasons of each window: the strongest dasha factor of one person and a transit factor of the
 * other, different from those of earlier windows where possible; and the error of either birth time
 * it tolerates. Each claims the window, what makes it, and how long it holds.
 */
export const pairWindowTexts = <S, P extends S>(
  locale: PairLocale<S, P>,
  windows: PairJudgement['windows'],
  sayFor: (whose: Whose) => P,
): readonly ClaimedPairText[] => {
  const told = new Set<string>();
  const fresh = (group: readonly ClaimedPairFinding[]): readonly ClaimedPairText[] => {
    const found = group.map((each) => ({
      text: pairClauseOf(locale, each, sayFor(each.whose)),
      claims: each.claims,
    }));
    const chosen = found.find(({ text }) => !told.has(text)) ?? found[0];
    if (chosen !== undefined) told.add(chosen.text);
    return chosen === undefined ? [] : [chosen];
  };
  return windows.map((window) => {
    const { findings, holdsMinutes } = window;
    const [mine = 0, theirs = 0] = (['self', 'other'] as const).map((whose) =>
      Math.max(0, ...of(findings, 'dasha.', whose).map(({ weight }) => weight)),
    );
    const [period, sky] =
      mine >= theirs ? (['self', 'other'] as const) : (['other', 'self'] as const);
    const chosen = [
      ...fresh(of(findings, 'dasha.', period)),
      ...fresh(of(findings, 'transit.', sky)),
    ];
    const clauses = chosen.map(({ text }) => text).join('; ');
    return {
      text: `${capitalised(clauses)}${locale.single.stop}${toleranceText(locale.tolerance, holdsMinutes)}`,
      claims: [
        ...windowClaims([window]),
        ...chosen.flatMap(({ claims }) => claims),
        ...holdsClaims({ holdsMinutes, holdsShareOfDay: null }),
      ],
    };
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
