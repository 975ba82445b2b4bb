import type { Finding, Judgement, SecondOpinion, Window } from '@dhruva/jyotish';
import { chooseVariant } from '../choice.ts';
import { capitalised } from '../text.ts';
import { partOf } from './month-span.ts';
import { clauseOf } from './factor-sentences.ts';
import type { ToleranceWords, Locale } from './direct/locale.ts';
import { holdsClaims, windowClaims } from './direct/slot-claims.ts';
import type { ClaimedText } from './sentences.ts';

const STEPS = ['dasha.', 'transit.'];

/**
 * The birth-time error a window tolerates, as a sentence with a leading space; "" without a birth
 * time.
 */
export const toleranceText = (words: ToleranceWords, minutes: Window['holdsMinutes']): string => {
  if (minutes === null) return '';
  return ` ${minutes === 0 ? words.moves : words.holds(minutes)}`;
};

/** A technical reason of a window, and the finding it tells. */
export interface WindowReason extends ClaimedText {
  readonly finding: Finding;
}

/**
 * The technical reasons of each window: its strongest dasha and its strongest transit factor, different from
 * those of earlier windows where possible, after the months in which they hold; the last with the birth-time
 * error the window tolerates.
 */
export const windowReasons = <S>(
  locale: Locale<S>,
  windows: readonly Window[],
  nouns: S,
): readonly (readonly WindowReason[])[] => {
  const told = new Set<string>();
  return windows.map((window) => {
    const { findings, holdsMinutes } = window;
    const chosen = STEPS.flatMap((step) => {
      const found = findings
        .filter(({ id }) => id.startsWith(step))
        .map((finding) => ({ finding, clause: clauseOf(locale, finding, nouns) }));
      return found.find(({ clause }) => !told.has(clause)) ?? found.slice(0, 1);
    });
    for (const { clause } of chosen) told.add(clause);
    return chosen.map(({ finding, clause }, index) => {
      const { from, to } = partOf(window, finding.during) ?? window;
      const isLast = index === chosen.length - 1;
      const tolerance = isLast ? toleranceText(locale.tolerance, holdsMinutes) : '';
      return {
        finding,
        text: `${capitalised(locale.months.stretch(from, to))}: ${capitalised(clause)}${locale.stop}${tolerance}`,
        claims: [
          ...windowClaims([window]),
          ...(finding.claims ?? []),
          ...(isLast ? holdsClaims({ holdsMinutes, holdsShareOfDay: null }) : []),
        ],
      };
    });
  });
};

/** A line about the windows as a whole. */
export const windowsNote = <S>(
  { horizons, notes }: Pick<Locale<S>, 'horizons' | 'notes'>,
  { life, windows, holdsMinutes }: Judgement,
): string => {
  const horizon = horizons[life.months];
  if (windows.length > 0) return notes.looked(horizon);
  return holdsMinutes === null ? notes.withoutTime : notes.none(horizon);
};

/** The second opinion on the windows, as sentences with a leading space; "" where there is none. */
export const secondOpinionText = <S>(
  { lists, months, secondOpinion: words }: Pick<Locale<S>, 'lists' | 'months' | 'secondOpinion'>,
  { question, windows }: Pick<Judgement, 'question' | 'windows'>,
): string => {
  const [first] = windows;
  if (first === undefined || first.secondOpinion === null) return '';
  const those = (opinion: SecondOpinion): readonly Window[] =>
    windows.filter(({ secondOpinion }) => secondOpinion === opinion);
  const named = (opinion: SecondOpinion): string =>
    lists.joined(those(opinion).map(({ from, to }) => months.stretch(from, to)));
  const says =
    those(first.secondOpinion).length === windows.length
      ? words.alike(first.secondOpinion, windows.length)
      : words.parted(named('agrees'), named('differs'));
  return ` ${chooseVariant(`${question} ${first.from}`, words.leads)} ${says}`;
};
