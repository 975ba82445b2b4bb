import type { QuestionRecord } from '../../contract/history.ts';

/** What the server keeps of one question: something paid or earned that waits, and the newest answer. */
export interface Kept {
  readonly waiting: QuestionRecord | undefined;
  readonly answered: QuestionRecord | undefined;
}

/** The records of one question, newest first, as the list needs them. */
export const keptOf = (history: readonly QuestionRecord[], questionText: string): Kept => {
  const own = history.filter(({ question }) => question === questionText);
  return {
    waiting: own.find(({ state }) => state === 'waiting'),
    answered: own.find(({ answer }) => answer !== null),
  };
};
