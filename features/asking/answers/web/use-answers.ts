import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import type { AnswerState } from './answer-state.ts';
import { isLocked, failureReason } from './answer-failure.ts';

interface Options<Details, Answer> {
  readonly fetch: (questionText: string, details: Details) => Promise<Answer | string>;
  /** The message shown when the server gave no reason. */
  readonly noReason: string;
  /** Called when the answer has arrived, while its progress bar may still run. */
  readonly onAnswer?: () => void;
  /** Called when the server demands that the question be unlocked first. */
  readonly onLocked?: (key: string, details: Details) => void;
}

export interface AnswerRequest<Details> {
  /** Key of the state: the id of a question or of a record. */
  readonly key: string;
  readonly questionText: string;
  readonly details: Details;
}

/** The answers requested on this page, by key. Pass a state to AnswerPanel. */
export const useAnswers = <Details, Answer>(options: Options<Details, Answer>) => {
  const queries = useQueryClient();
  const [states, setStates] = useState<Readonly<Record<string, AnswerState<Details, Answer>>>>({});
  const put = (key: string, state: AnswerState<Details, Answer>) =>
    setStates((known) => ({ ...known, [key]: state }));

  const getAnswer = async ({
    key,
    questionText,
    details,
  }: AnswerRequest<Details>): Promise<void> => {
    const loading = { kind: 'loading', details, since: Date.now() } as const;
    put(key, loading);
    try {
      const answer = await options.fetch(questionText, details);
      put(key, { ...loading, answer });
      options.onAnswer?.();
      void refreshQueries(queries, { queryKey: ['predictions'] });
    } catch (error) {
      if (isLocked(error)) options.onLocked?.(key, details);
      put(key, { kind: 'failed', details, reason: failureReason(error, options.noReason) });
    }
  };

  /** Replaces the finished progress bar by the answer. */
  const reveal = (key: string) => {
    setStates((known) => {
      const state = known[key];
      return state?.kind === 'loading' && state.answer
        ? { ...known, [key]: { kind: 'answered', answer: state.answer } }
        : known;
    });
  };

  return {
    states,
    /** Some answer is being made. */
    busy: Object.values(states).some(({ kind }) => kind === 'loading'),
    getAnswer,
    reveal,
    unlock: (key: string, details: Details) => put(key, { kind: 'unlocked', details }),
  };
};
