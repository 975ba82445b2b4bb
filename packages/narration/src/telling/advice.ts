import type { Finding, Judgement } from '@dhruva/jyotish';
import { TRENDS } from '@dhruva/jyotish/vocabulary';
import { chooseBy } from '../choice.ts';
import { grahaOf } from '../leading-grahas.ts';
import type { AdviceTexts } from './advice-words.ts';

/** What one can do: one step for the question, one in the spirit of the graha that weighs most. */
export const adviceFor = (
  { byQuestion, byGraha }: AdviceTexts,
  { question, trend }: Judgement,
  factors: readonly Finding[],
): readonly string[] => {
  const tone = TRENDS.indexOf(trend) < 2 ? 'easy' : 'effort';
  const leading = factors.find((each) => grahaOf(each) !== undefined);
  const graha = leading && grahaOf(leading);
  const own = byQuestion[question][tone];
  if (leading === undefined || graha === undefined) return [own];
  return [own, chooseBy(JSON.stringify(leading.evidence), byGraha[graha])];
};
