import type { PairEvidenceOf, PairFinding, PairFindingId, PairJudgement } from '@dhruva/jyotish';
import { TRENDS } from '@dhruva/jyotish/vocabulary';
import type { Locale } from '../direct/locale.ts';
import type { PairLocale, Whose } from './pair-locale.ts';

/** The evidence of the pair findings of one id, in the engine's order. */
export const pairEvidenceOf = <I extends PairFindingId>(
  findings: readonly PairFinding[],
  id: I,
): readonly PairEvidenceOf<I>[] =>
  findings
    .filter((each) => each.id === id)
    .map(({ evidence }) => evidence as unknown as PairEvidenceOf<I>);

const isOf = (each: PairFinding, whose: Whose): boolean => each.whose === whose;

/** A strength of one person or, at work, a skill. */
const talent = <S>(
  { words }: Locale<S>,
  specifics: readonly PairFinding[],
  whose: Whose,
): string => {
  const found = specifics.find(
    (each) =>
      isOf(each, whose) && (each.id === 'specific.strength' || each.id === 'specific.skill'),
  );
  if (found?.id === 'specific.strength') return words.strengths[found.evidence.strength];
  return found?.id === 'specific.skill' ? words.skills[found.evidence.skill] : '';
};

const habit = <S>(
  { words }: Locale<S>,
  specifics: readonly PairFinding[],
  whose: Whose,
): string => {
  const found = specifics.find((each) => isOf(each, whose) && each.id === 'specific.habit');
  return found?.id === 'specific.habit' ? words.habits[found.evidence.habit] : '';
};

const approach = <S>({ words }: Locale<S>, specifics: readonly PairFinding[]): string => {
  const found = specifics.find(({ id }) => id === 'specific.approach');
  return found?.id === 'specific.approach' ? words.approaches[found.evidence.approach] : '';
};

const parenting = <S, P extends S>(
  locale: PairLocale<S, P>,
  { specifics, question }: PairJudgement,
): string => {
  const [mine, theirs] = pairEvidenceOf(specifics, 'pair.parenting');
  if (mine === undefined || theirs === undefined) return '';
  return locale.parenting(mine.style, theirs.style, question);
};

const when = <S, P extends S>(
  { direct, single: { lists, months } }: PairLocale<S, P>,
  { question, windows }: PairJudgement,
): string => {
  if (windows.length === 0) return '';
  const strong = windows.filter(({ strength }) => strength === 'stronger');
  const named = (strong.length > 0 ? strong : windows).map(({ from, to }) =>
    months.stretch(from, to),
  );
  return direct[question].when.replace('{months}', lists.inSequence(named));
};

/** Values of the slots of a direct answer; "" when the charts show nothing about them. */
export const pairSlots = <S, P extends S>(
  locale: PairLocale<S, P>,
  judgement: PairJudgement,
): Readonly<Record<string, string>> => {
  const { single, direct, sides, issues, issueCare } = locale;
  const { question, specifics, trend } = judgement;
  const strengths = pairEvidenceOf(specifics, 'pair.strong-side').map(({ step }) => sides[step]);
  const weaknesses = pairEvidenceOf(specifics, 'pair.weak-side').map(({ step }) => sides[step]);
  const [first, second] = pairEvidenceOf(specifics, 'pair.issue').map(({ issue }) => issue);
  return {
    trend: direct[question].trend[TRENDS.indexOf(trend)] ?? '',
    when: when(locale, judgement),
    strong: strengths[0] ?? '',
    weak: weaknesses[0] ?? '',
    strengths: single.lists.paired(strengths),
    weaknesses: single.lists.paired(weaknesses),
    issue: first === undefined ? '' : issues[first],
    care: first === undefined ? '' : issueCare[first],
    issue2: second === undefined ? '' : issues[second],
    care2: second === undefined ? '' : issueCare[second],
    approach: approach(single, specifics),
    other: locale.other(question),
    mine: talent(single, specifics, 'self'),
    theirs: talent(single, specifics, 'other'),
    myHabit: habit(single, specifics, 'self'),
    theirHabit: habit(single, specifics, 'other'),
    parenting: parenting(locale, judgement),
  };
};
