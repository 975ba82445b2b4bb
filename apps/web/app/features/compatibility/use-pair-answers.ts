import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompatibilityQuestion } from '@dhruva/contract/catalogue/compatibility-questions';
import type { PairData } from '@dhruva/contract/compatibility/schemas';
import type { PairRecord } from '@dhruva/contract/predictions/history';
import { fetchPairAnswer, isLocked, reasonOf } from './calls.ts';
import { pairKey, type PairQuestionState, storedState } from './pair-questions.rules.ts';

const placeOf = (pair: PairData, { id }: CompatibilityQuestion): string => `${id}:${pairKey(pair)}`;

/** The answers about pairs of this visit, above what the server knows. They outlive the dialog. */
export const usePairAnswers = (records: readonly PairRecord[]) => {
  const queries = useQueryClient();
  const [visit, setVisit] = useState<Readonly<Record<string, PairQuestionState>>>({});
  const put = (place: string, state: PairQuestionState) =>
    setVisit((known) => ({ ...known, [place]: state }));
  const refresh = () => void queries.invalidateQueries({ queryKey: ['predictions'] });

  const stateOf = (question: CompatibilityQuestion, pair: PairData): PairQuestionState =>
    visit[placeOf(pair, question)] ?? storedState(records, question, pair);

  const ask = async (question: CompatibilityQuestion, pair: PairData): Promise<void> => {
    const place = placeOf(pair, question);
    const loading = { kind: 'loading', since: Date.now() } as const;
    put(place, loading);
    try {
      put(place, { ...loading, answer: await fetchPairAnswer(question, pair) });
      refresh();
    } catch (error) {
      if (isLocked(error)) refresh();
      put(
        place,
        isLocked(error) ? { kind: 'locked' } : { kind: 'failed', reason: reasonOf(error) },
      );
    }
  };

  const unlock = (question: CompatibilityQuestion, pair: PairData): void => {
    put(placeOf(pair, question), { kind: 'paid' });
    refresh();
  };

  /** The bar reached its end: the answer takes its place. */
  const reveal = (question: CompatibilityQuestion, pair: PairData): void =>
    setVisit((known) => {
      const place = placeOf(pair, question);
      const state = known[place];
      return state?.kind === 'loading' && state.answer
        ? { ...known, [place]: { kind: 'answered', answer: state.answer } }
        : known;
    });

  const busy = Object.values(visit).some((state) => state.kind === 'loading' && !state.answer);
  return { stateOf, ask, unlock, reveal, busy };
};
