import { useQuery } from '@tanstack/react-query';
import { ToldFirmness, useAnswerLanguage } from '@dhruva/asking/answers/web';
import { type Question, questionById } from '../../contract/catalogue.ts';
import type { CheckedFirmness } from '../../contract/schemas.ts';

type Id = Question['id'];

/** The texts of questions in the language of answers; in English until the Hindi ones are loaded. */
const useQuestionTexts = (): ((id: Id) => string) => {
  const { language } = useAnswerLanguage();
  const { data: hindi } = useQuery({
    queryKey: ['questions-in-hindi'],
    queryFn: async () => (await import('../../contract/catalogue-hi.ts')).QUESTIONS_HI,
    enabled: language === 'hi',
    staleTime: Infinity,
  });
  return (id) => (language === 'hi' ? hindi?.[id] : undefined) ?? questionById(id).text;
};

interface FirmnessNoteProps {
  readonly firmness: CheckedFirmness | null | undefined;
  readonly whose: 'self' | 'other';
  /** Called for a question chosen in place of one that is not sold. */
  readonly onAsk?: (id: Id) => void;
}

/** How firm the answer to a question would be, and what can be asked in place of one that is not sold. */
export const FirmnessNote = ({ firmness, whose, onAsk }: FirmnessNoteProps) => {
  const textOf = useQuestionTexts();
  return (
    <ToldFirmness
      firmness={firmness}
      whose={whose}
      instead={onAsk && firmness ? { holding: firmness.holding, textOf, onAsk } : undefined}
    />
  );
};
