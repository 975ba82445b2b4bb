import { SITE } from '@dhruva/web/lib/site.ts';
import { dayInIndia } from '@dhruva/web/lib/days.ts';
import { PrintableSheet } from '@dhruva/web/ui/reading/printable-sheet.tsx';
import { LABELS, AnswerLanguageProvider, useLanguageOf } from '../words/answer-language.tsx';
import { answerInLanguage, formatDate } from '../words/in-language.ts';
import type { AnswerBodyProps } from './answer-parts.tsx';
import { ReadingBody } from './reading-body.tsx';
import { ReportBody } from './report-body.tsx';

/** An answer to read and to print, in the chosen language and in the shape it was kept in (decision 64). */
export const AnswerLayout = ({ answer: given, tables, details, frame }: AnswerBodyProps) => {
  const language = useLanguageOf(given);
  const answer = answerInLanguage(given, language);
  const labels = LABELS[language];
  const Body = answer.shape === 2 ? ReadingBody : ReportBody;
  return (
    <AnswerLanguageProvider value={language}>
      <PrintableSheet
        title={answer.question}
        lang={language}
        withButton={false}
        printed={labels.sheet.printed(SITE.brand, formatDate(labels, dayInIndia(Date.now())))}
      >
        <Body answer={answer} tables={tables} details={details} frame={frame} />
      </PrintableSheet>
    </AnswerLanguageProvider>
  );
};
