import { COMPATIBILITY_QUESTIONS, judgePair, type PairJudgement } from '@dhruva/jyotish';
import { narratePair, type Language } from '@dhruva/narration';
import { wholeTextOf } from './discrimination.ts';
import { atOf, birthOf } from './birth-line.ts';
import { Refusal, type InputLine } from './json-lines.ts';

/** What is printed of an answer about two people. */
export interface PairReply {
  readonly trend: PairJudgement['trend'];
  readonly text: string;
}

/** What is found for one line: `{id, question, self, other, at}`, both of them births. Throws a Refusal. */
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

/** The answer to one line, in a language; read and refused as by `judgePairLine`. */
export const pairLine = (line: InputLine, language: Language = 'en'): PairReply => {
  const judgement = judgePairLine(line);
  return { trend: judgement.trend, text: wholeTextOf(narratePair(judgement, language)) };
};
