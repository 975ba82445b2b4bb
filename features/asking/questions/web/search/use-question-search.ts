import { useMemo, useState } from 'react';
import { type Question, QUESTIONS } from '../../contract/catalogue.ts';
import { choiceAreaOf } from '../../contract/question-areas.ts';
import { AREA_WORDS } from './search-words.ts';
import { findQuestions } from './search.rules.ts';

type Hindi = Readonly<Record<Question['id'], string>>;

/** A search over the questions: what is typed, and what it finds; undefined while nothing is looked for. */
export interface QuestionSearch {
  readonly query: string;
  readonly found: ReadonlySet<Question['id']> | undefined;
  readonly change: (query: string) => void;
  /** Loads what searching needs besides the page. */
  readonly prepare: () => void;
}

/** Searches text and area in English at once, in Hindi as soon as its texts are loaded. */
export const useQuestionSearch = (): QuestionSearch => {
  const [query, change] = useState('');
  const [hindi, setHindi] = useState<Hindi>();
  const found = useMemo(
    () =>
      findQuestions(
        query,
        QUESTIONS.map(({ id, text }) => ({
          id,
          texts: hindi ? [text, hindi[id]] : [text],
          area: AREA_WORDS[choiceAreaOf(id)],
        })),
      ),
    [query, hindi],
  );
  const prepare = (): void => {
    if (hindi) return;
    import('../../contract/catalogue-hi.ts').then(
      ({ QUESTIONS_HI }) => setHindi(QUESTIONS_HI),
      () => undefined,
    );
  };
  return { query, found, change, prepare };
};
