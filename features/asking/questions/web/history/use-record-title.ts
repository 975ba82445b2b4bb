import { useQuery } from '@tanstack/react-query';
import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';
import { type AnswerLanguage, useAnswerLanguage } from '@dhruva/asking/answers/web';

/** The title of a record in the language its answer is shown in; for a waiting one in the chosen language. */
export const useRecordTitle = (
  record: PredictionRecord,
): { readonly title: string; readonly language: AnswerLanguage } => {
  const { language: chosen } = useAnswerLanguage();
  const { question } = record;
  const answer = record.kind === 'custom' ? undefined : record.answer;
  const { data: inHindi } = useQuery({
    queryKey: ['question-in-hindi', question],
    queryFn: async () => (await import('./question-in-hindi.ts')).questionInHindi(question),
    enabled: chosen === 'hi' && answer === null,
    staleTime: Infinity,
  });
  const hindiTitle = answer ? answer.hi?.question : inHindi;
  return chosen === 'hi' && hindiTitle
    ? { title: hindiTitle, language: 'hi' }
    : { title: question, language: 'en' };
};
