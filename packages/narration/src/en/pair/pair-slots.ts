import type { PairEvidenceOf, PairFinding, PairFindingId, PairJudgement } from '@dhruva/jyotish';
import { TRENDS } from '@dhruva/jyotish/vocabulary';
import { paired } from '../lists.ts';
import { APPROACHES } from '../words/bonds.ts';
import { SKILLS } from '../words/callings.ts';
import { HABITS, STRENGTHS } from '../words/character.ts';
import { monthsInWords } from '../words/months.ts';
import type { PairDirectWords } from './pair-direct-words.ts';
import { ISSUE_CARE, ISSUE_WORDS, SIDE_WORDS, STYLE_WORDS } from './pair-words.ts';
import { otherIn } from './people.ts';

type Whose = PairFinding['whose'];

/** The evidence of the pair findings of one id, in the engine's order. */
export const pairEvidenceOf = <I extends PairFindingId>(
  findings: readonly PairFinding[],
  id: I,
): readonly PairEvidenceOf<I>[] =>
  findings
    .filter((each) => each.id === id)
    .map(({ evidence }) => evidence as unknown as PairEvidenceOf<I>);

const isOf = (each: PairFinding, whose: Whose): boolean => each.whose === whose;

/** A word each person brings: a strength or, at work, a skill. */
const gift = (specifics: readonly PairFinding[], whose: Whose): string => {
  const found = specifics.find(
    (each) =>
      isOf(each, whose) && (each.id === 'specific.strength' || each.id === 'specific.skill'),
  );
  if (found?.id === 'specific.strength') return STRENGTHS[found.evidence.strength];
  return found?.id === 'specific.skill' ? SKILLS[found.evidence.skill] : '';
};

const habit = (specifics: readonly PairFinding[], whose: Whose): string => {
  const found = specifics.find((each) => isOf(each, whose) && each.id === 'specific.habit');
  return found?.id === 'specific.habit' ? HABITS[found.evidence.habit] : '';
};

const parenting = ({ specifics, question }: PairJudgement): string => {
  const [mine, theirs] = pairEvidenceOf(specifics, 'pair.parenting');
  if (mine === undefined || theirs === undefined) return '';
  if (mine.style === theirs.style) {
    return `Both of you tend to lead ${STYLE_WORDS[mine.style]}.`;
  }
  return `You tend to lead ${STYLE_WORDS[mine.style]}, and ${otherIn(question).name} tends to lead ${STYLE_WORDS[theirs.style]}.`;
};

const when = ({ windows }: PairJudgement, words: PairDirectWords): string => {
  if (windows.length === 0) return '';
  const strong = windows.filter(({ strength }) => strength === 'stronger');
  const named = (strong.length > 0 ? strong : windows).map(({ from, to }) =>
    monthsInWords(from, to),
  );
  return `${words.when} ${named.join(', then ')}.`;
};

/** The slots of a direct answer; empty when the charts say nothing about them. */
export const pairSlots = (
  judgement: PairJudgement,
  words: PairDirectWords,
): Readonly<Record<string, string>> => {
  const { specifics, trend } = judgement;
  const strengths = pairEvidenceOf(specifics, 'pair.strong-side').map(
    ({ step }) => SIDE_WORDS[step],
  );
  const weaknesses = pairEvidenceOf(specifics, 'pair.weak-side').map(
    ({ step }) => SIDE_WORDS[step],
  );
  const [first, second] = pairEvidenceOf(specifics, 'pair.issue').map(({ issue }) => issue);
  const approach = specifics.find(({ id }) => id === 'specific.approach');
  return {
    trend: words.trend[TRENDS.indexOf(trend)] ?? '',
    when: when(judgement, words),
    strong: strengths[0] ?? '',
    weak: weaknesses[0] ?? '',
    strengths: paired(strengths),
    weaknesses: paired(weaknesses),
    issue: first === undefined ? '' : ISSUE_WORDS[first],
    care: first === undefined ? '' : ISSUE_CARE[first],
    issue2: second === undefined ? '' : ISSUE_WORDS[second],
    care2: second === undefined ? '' : ISSUE_CARE[second],
    approach: approach?.id === 'specific.approach' ? APPROACHES[approach.evidence.approach] : '',
    mine: gift(specifics, 'self'),
    theirs: gift(specifics, 'other'),
    myHabit: habit(specifics, 'self'),
    theirHabit: habit(specifics, 'other'),
    parenting: parenting(judgement),
  };
};
