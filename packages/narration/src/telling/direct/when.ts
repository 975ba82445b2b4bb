import type { Judgement, Window } from '@dhruva/jyotish';
import type { Locale } from './locale.ts';

const HARD: readonly Judgement['trend'][] = ['demanding', 'very-demanding'];

const lastMonthOf = (timeline: Judgement['timeline']): string => timeline.at(-1)?.month ?? '';

/** Answers "when" in words: the best stretches, the first later one, or that there is none. */
export const whenInWords = <S>(
  { direct, phrases, horizons, months }: Locale<S>,
  { question, life, windows, trend, holdsMinutes, timeline }: Judgement,
): string => {
  const words = direct[question];
  const horizon = horizons[life.months];
  const what = words.event ?? words.matter;
  if (windows.length === 0) {
    return holdsMinutes === null
      ? phrases.when.withoutTime(what)
      : phrases.when.none(what, horizon);
  }
  const [only] = windows;
  if (only !== undefined && only.from > lastMonthOf(timeline)) {
    return phrases.when.later(what, horizon, months.stretch(only.from, only.to));
  }
  const named = (strength: Window['strength']): readonly string[] =>
    windows
      .filter((each) => each.strength === strength)
      .map(({ from, to }) => months.stretch(from, to));
  const [strong, weak] = [named('stronger'), named('weaker')];
  const bestMonths = { what, isHard: HARD.includes(trend), strong, weak };
  return strong.length === 0 ? phrases.when.onlyWeak(bestMonths) : phrases.when.strong(bestMonths);
};
