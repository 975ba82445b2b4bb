import { julianDayUt, judge, type Judgement } from '@dhruva/jyotish';
import { QUESTION_IDS, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { narrate, type Language, type NarrativeSentence } from '@dhruva/narration';
import type { RandomBirth } from '../claims/run/random-births.ts';

/** One answer of a person, as it is measured. */
export interface ToldAnswer {
  readonly question: QuestionId;
  readonly headline: string;
  /** The sentences of headline, reading, looking back and plan. */
  readonly sentences: readonly string[];
  readonly isWhen: boolean;
  readonly hasWindow: boolean;
  readonly pasts: number;
}

/** The parts everybody reads. */
const READ: readonly NarrativeSentence['part'][] = ['headline', 'reading', 'past', 'plan'];

/** Whether a question is one of time: its id says so. */
const asksWhen = ({ question, trend }: Judgement): boolean =>
  trend !== null && question.includes('when');

/** The answers to all questions of a person on a day, in one language. */
export const answersOf = (
  { person }: RandomBirth,
  at: number,
  language: Language,
): readonly ToldAnswer[] =>
  QUESTION_IDS.map((question) => {
    const { birth, place } = person;
    const judgement = judge({
      question,
      birth: julianDayUt(birth),
      place,
      at: julianDayUt(at),
    });
    const { direct, past, sentences } = narrate(judgement, language);
    return {
      question,
      headline: direct,
      sentences: sentences.filter(({ part }) => READ.includes(part)).map(({ text }) => text),
      isWhen: asksWhen(judgement),
      hasWindow: judgement.windows.length > 0,
      pasts: past.length,
    };
  });
