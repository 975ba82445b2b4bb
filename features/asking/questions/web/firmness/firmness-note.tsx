import { useQuery } from '@tanstack/react-query';
import { LABELS, useAnswerLanguage } from '@dhruva/asking/answers/web';
import { Button } from '@dhruva/web/ui/button.tsx';
import { type Question, questionById } from '../../contract/catalogue.ts';
import type { CheckedFirmness } from '../../contract/schemas.ts';
import { firmnessLine } from './firmness-line.ts';

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

interface Offered {
  readonly holding: readonly Id[];
  readonly onAsk: (id: Id) => void;
}

/** Questions to ask in place of one that is not sold. */
const AskInstead = ({ holding, onAsk }: Offered) => {
  const { language } = useAnswerLanguage();
  const { instead, noneHolds } = LABELS[language].firmness;
  const textOf = useQuestionTexts();
  if (holding.length === 0) return <p>{noneHolds}</p>;
  return (
    <>
      <p>{instead}</p>
      <ul className="flex flex-col gap-2">
        {holding.map((id) => (
          <li key={id}>
            <Button look="outline" wide onClick={() => onAsk(id)}>
              {textOf(id)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};

interface FirmnessNoteProps {
  /** Undefined or null while it is not known; the line's place is kept. */
  readonly firmness: CheckedFirmness | null | undefined;
  readonly whose: 'self' | 'other';
  /** Called for a question chosen in place of one that is not sold. */
  readonly onAsk?: (id: Id) => void;
}

/** How firm the answer would be, in the language of answers; where it is not sold, why and what can be asked. */
export const FirmnessNote = ({ firmness, whose, onAsk }: FirmnessNoteProps) => {
  const { language } = useAnswerLanguage();
  return (
    <div lang={language} className="flex flex-col gap-3 text-ink-2">
      <p role="status" className="min-h-[2lh]">
        {firmness && firmnessLine(LABELS[language], firmness, whose)}
      </p>
      {firmness?.level === null && onAsk && <AskInstead holding={firmness.holding} onAsk={onAsk} />}
    </div>
  );
};
