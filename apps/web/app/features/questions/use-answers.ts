import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Question } from '@dhruva/contract/catalogue/questions';
import type { UserDetails } from '@dhruva/contract/predictions/schemas';
import { useSession } from '../../lib/session.tsx';
import { fetchAnswer, isLocked, noteInHistory, reasonOf } from './ask.ts';
import type { QuestionState } from './question-state.ts';

type Id = Question['id'];

/** The answers of this visit: asked for, on their way, shown. `onLocked`: the server wants it unlocked first. */
export const useAnswers = (onLocked: (question: Question) => void) => {
  const { mergeProfile } = useSession();
  const queries = useQueryClient();
  const [states, setStates] = useState<Partial<Record<Id, QuestionState>>>({});
  const put = (id: Id, state: QuestionState) => setStates((known) => ({ ...known, [id]: state }));

  const getAnswer = async (question: Question, details: UserDetails): Promise<void> => {
    const loading = { kind: 'loading', details, since: Date.now() } as const;
    put(question.id, loading);
    try {
      const answer = await fetchAnswer(question, details);
      put(question.id, { ...loading, answer });
      noteInHistory(answer, details);
      void queries.invalidateQueries({ queryKey: ['predictions'] });
      mergeProfile({ freeQuestionWaiting: false });
    } catch (error) {
      if (isLocked(error)) onLocked(question);
      put(question.id, { kind: 'failed', details, reason: reasonOf(error) });
    }
  };

  /** The bar reached its end: the answer takes its place. */
  const reveal = useCallback((id: Id) => {
    setStates((known) => {
      const state = known[id];
      return state?.kind === 'loading' && state.answer
        ? { ...known, [id]: { kind: 'answered', answer: state.answer } }
        : known;
    });
  }, []);

  return { states, getAnswer, reveal };
};
