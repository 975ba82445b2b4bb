import { COMPATIBILITY_QUESTIONS, judgePair, type PairJudgement } from '@dhruva/jyotish';
import { atOf, birthOf } from './lines/birth-line.ts';
import { Refusal, type InputLine } from './lines/json-lines.ts';

/**
 * The judgement for one line: `{id, question, self, other, at}`, both of them births. Throws a
 * Refusal.
 */
export const judgePairLine = (line: InputLine): PairJudgement => {
  const question = COMPATIBILITY_QUESTIONS.find((id) => id === line['question']);
  const at = atOf(line);
  if (question === undefined || at === undefined) throw new Refusal('request.invalid');
  const [self, other] = (['self', 'other'] as const).map((whose) => {
    const { jdUt, place } = birthOf(line[whose] as InputLine);
    return { birth: jdUt, place };
  });
  if (self === undefined || other === undefined) throw new Refusal('birth.details-missing');
  return judgePair({ question, self, other, at });
};
