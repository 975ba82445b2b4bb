import { useState } from 'react';
import type { CompatibilityQuestion } from '../../contract/catalogue.ts';
import type { PairAnswer, PairData } from '../../contract/schemas.ts';
import type { PairRecord } from '../../contract/record.ts';
import { type AnswerState, useAnswers } from '@dhruva/asking/answers/web';
import { fetchPairAnswer } from '../fetch-pair-answer.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { pairKey, type Standing, standingOf } from './pair-questions.rules.ts';

/** How far one question about one pair has come: locked, or on the way to its answer. */
export type PairQuestionState =
  | { readonly kind: 'locked' }
  | (AnswerState<PairData, PairAnswer> &
      Pick<Extract<Standing, { kind: 'unlocked' }>, 'boughtFor'>);

const placeOf = ({ id }: CompatibilityQuestion, pair: PairData): string => `${id}:${pairKey(pair)}`;

/** The six questions of this visit, above what the server knows of them. They outlive the dialog. */
export const usePairQuestions = (records: readonly PairRecord[]) => {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const answers = useAnswers<PairData, PairAnswer>({
    fetch: fetchPairAnswer,
    noReason: m.pair_no_reason(),
    onLocked: (place) => setRefused((known) => [...known, place]),
  });

  const stateOf = (question: CompatibilityQuestion, pair: PairData): PairQuestionState => {
    const place = placeOf(question, pair);
    if (refused.includes(place)) return { kind: 'locked' };
    const visited = answers.states[place];
    if (visited) return visited;
    const standing = standingOf(records, question, pair);
    return standing.kind === 'unlocked' ? { ...standing, details: pair } : standing;
  };

  return {
    stateOf,
    /** An answer is on its way. */
    busy: Object.values(answers.states).some((state) => state.kind === 'loading' && !state.answer),
    ask: async (question: CompatibilityQuestion, pair: PairData) =>
      answers.getAnswer({
        key: placeOf(question, pair),
        questionText: question.text,
        details: pair,
      }),
    reveal: (question: CompatibilityQuestion, pair: PairData) =>
      answers.reveal(placeOf(question, pair)),
    unlock: (question: CompatibilityQuestion, pair: PairData) => {
      const place = placeOf(question, pair);
      setRefused((known) => known.filter((each) => each !== place));
      answers.unlock(place, pair);
    },
  };
};
