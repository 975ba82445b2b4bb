import type { QuestionRecord } from '../../contract/history.ts';

/** The server's records of one question: a paid or earned one that waits, and the newest answer. */
export interface QuestionHistory {
  readonly waiting: QuestionRecord | undefined;
  readonly answered: QuestionRecord | undefined;
}

/** Selects the records of one question from the history (newest first). */
export const questionHistory = (
  history: readonly QuestionRecord[],
  questionText: string,
): QuestionHistory => {
  const own = history.filter(({ question }) => question === questionText);
  return {
    waiting: own.find(({ state }) => state === 'waiting'),
    answered: own.find(({ answer }) => answer !== null),
  };
};

/** Whether the question's row opens a panel: it has an answer, or waits for one. */
export const hasPanel = (history: readonly QuestionRecord[], questionText: string): boolean => {
  const { waiting, answered } = questionHistory(history, questionText);
  return waiting !== undefined || answered !== undefined;
};
