import { useState } from 'react';
import type { CompatibilityQuestion } from '../../contract/catalogue.ts';
import type { PairData } from '../../contract/schemas.ts';
import type { PairRecord } from '../../contract/record.ts';
import { type AnswerState, type Delivered, useAnswers } from '@dhruva/asking/answers/web';
import { fetchPairAnswer } from '../fetch-pair-answer.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { pairKey, type PairQuestionStatus, statusOf } from './pair-questions.rules.ts';

/** The state of one question about one pair: locked, unlocked, or on the way to its answer. */
export type PairQuestionState =
  | { readonly kind: 'locked' }
  | (AnswerState<PairData, Delivered> &
      Pick<Extract<PairQuestionStatus, { kind: 'unlocked' }>, 'boughtFor'>);

const answerKey = ({ id }: CompatibilityQuestion, pair: PairData): string =>
  `${id}:${pairKey(pair)}`;

/**
 * The state of the six questions: this visit's, else the server's. Kept outside of the dialog, so it survives
 * closing.
 */
export const usePairQuestions = (records: readonly PairRecord[]) => {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const answers = useAnswers<PairData, Delivered>({
    fetch: fetchPairAnswer,
    noReason: m.pair_no_reason(),
    onLocked: (place) => setRefused((known) => [...known, place]),
  });

  const stateOf = (question: CompatibilityQuestion, pair: PairData): PairQuestionState => {
    const place = answerKey(question, pair);
    if (refused.includes(place)) return { kind: 'locked' };
    const visited = answers.states[place];
    if (visited) return visited;
    const status = statusOf(records, question, pair);
    return status.kind === 'unlocked' ? { ...status, details: pair } : status;
  };

  return {
    stateOf,
    /** Some answer is being made. */
    busy: Object.values(answers.states).some((state) => state.kind === 'loading' && !state.answer),
    ask: async (question: CompatibilityQuestion, pair: PairData) =>
      answers.getAnswer({
        key: answerKey(question, pair),
        questionText: question.text,
        details: pair,
      }),
    reveal: (question: CompatibilityQuestion, pair: PairData) =>
      answers.reveal(answerKey(question, pair)),
    unlock: (question: CompatibilityQuestion, pair: PairData) => {
      const place = answerKey(question, pair);
      setRefused((known) => known.filter((each) => each !== place));
      answers.unlock(place, pair);
    },
  };
};
