import type { Finding, Judgement } from '@dhruva/jyotish';
import { TRENDS, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { chooseBy } from '../../choice.ts';
import { grahaOf } from '../../leading-grahas.ts';
import type { AdviceTopic } from './advice-words.ts';
import { GRAHA_ADVICE } from './by-graha.ts';
import { familyAdvice } from './family-and-study.ts';
import { lifePathAdvice } from './life-path.ts';
import { loveAdvice } from './love-and-marriage.ts';
import { moneyAdvice } from './money-and-places.ts';
import { workAdvice } from './work-and-business.ts';

/** Advice for every question. */
export const ADVICE_WORDS: AdviceTopic<QuestionId> = {
  ...workAdvice,
  ...moneyAdvice,
  ...loveAdvice,
  ...familyAdvice,
  ...lifePathAdvice,
};

/** What one can do: one step for the question, one in the spirit of the graha that weighs most. */
export const adviceFor = (
  { question, trend }: Judgement,
  factors: readonly Finding[],
): readonly string[] => {
  const tone = TRENDS.indexOf(trend) < 2 ? 'easy' : 'effort';
  const leading = factors.find((each) => grahaOf(each) !== undefined);
  const graha = leading && grahaOf(leading);
  const own = ADVICE_WORDS[question][tone];
  if (leading === undefined || graha === undefined) return [own];
  return [own, chooseBy(JSON.stringify(leading.evidence), GRAHA_ADVICE[graha])];
};
