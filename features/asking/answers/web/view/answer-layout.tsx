import { type ReactNode, Suspense } from 'react';
import { SITE } from '@dhruva/web/lib/site.ts';
import { dayInIndia } from '@dhruva/web/lib/months.ts';
import { PrintableSheet } from '@dhruva/web/ui/reading/printable-sheet.tsx';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { AnswerFactors } from './answer-factors.tsx';
import { Timeline } from '../pictures/lazy-pictures.ts';
import { TrendScale } from './trend-scale.tsx';
import {
  LABELS,
  AnswerLanguageProvider,
  useLabels,
  useLanguageOf,
} from '../words/answer-language.tsx';
import {
  type AnyAnswer,
  answerInLanguage,
  formatDate,
  formatMonthRange,
} from '../words/in-language.ts';
import { LanguageSwitch } from '../words/language-switch.tsx';

interface AnswerLayoutProps {
  readonly answer: AnyAnswer;
  /** Tables below the answer. */
  readonly tables?: ReactNode;
  /** The details the answer was computed from. */
  readonly details: ReactNode;
}

const FIRST_SENTENCE = /^.*?[.!?।](?=\s|$)/s;

/** The direct answer: its first sentence is emphasised. */
const Direct = ({ text }: { readonly text: string }) => {
  const [first = text] = FIRST_SENTENCE.exec(text) ?? [];
  return (
    <p className="text-lead">
      <span className="font-semibold">{first}</span>
      {text.slice(first.length)}
    </p>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h4 className="mb-2 text-lead">{title}</h4>
    {children}
  </section>
);

const Windows = ({ answer }: { readonly answer: AnyAnswer }) => {
  const labels = useLabels();
  return (
    <>
      {answer.windows.length > 0 && (
        <ul className="mb-3 flex flex-col gap-4">
          {answer.windows.map(({ from, to, strength, text }) => (
            <li key={from} className="border-l-4 border-ember-500 pl-4">
              <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {formatMonthRange(labels, from, to)}
                <Badge>{labels.strength[strength]}</Badge>
              </p>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      )}
      {answer.windowsNote !== '' && <p className="text-ink-2">{answer.windowsNote}</p>}
      {answer.timeline && (
        <Suspense>
          <Timeline
            months={answer.timeline}
            windows={answer.windows}
            untimed={answer.holdsMinutes === null}
          />
        </Suspense>
      )}
    </>
  );
};

/**
 * The layout of an answer: direct answer, windows and reasons; beside or below them confidence, advice and
 * details.
 */
export const AnswerLayout = ({ answer: given, tables, details }: AnswerLayoutProps) => {
  const language = useLanguageOf(given);
  const answer = answerInLanguage(given, language);
  const labels = LABELS[language];
  return (
    <AnswerLanguageProvider value={language}>
      {given.hi && <LanguageSwitch />}
      <PrintableSheet
        title={answer.question}
        lang={language}
        print={labels.sheet.print}
        printed={labels.sheet.printed(SITE.brand, formatDate(labels, dayInIndia(Date.now())))}
      >
        <article className="@container">
          <div className="flex flex-col gap-6 @3xl:flex-row @3xl:gap-12">
            <div className="flex max-w-measure grow flex-col gap-6">
              <Direct text={answer.direct} />
              {answer.trend !== null && (
                <Part title={labels.trend}>
                  <TrendScale trend={answer.trend} text={answer.trendText} />
                </Part>
              )}
              {(answer.windows.length > 0 || answer.windowsNote !== '') && (
                <Part title={labels.when}>
                  <Windows answer={answer} />
                </Part>
              )}
              <Part title={labels.why}>
                <AnswerFactors factors={answer.factors} />
              </Part>
            </div>
            <div className="flex max-w-measure flex-col gap-6 @3xl:w-80 @3xl:shrink-0">
              <Part title={labels.sure}>
                <p className="text-ink-2">{answer.sure}</p>
              </Part>
              {answer.advice.length > 0 && (
                <Part title={labels.todo}>
                  <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-2">
                    {answer.advice.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </Part>
              )}
              {details}
              <p className="text-small text-ink-3">{answer.caveat}</p>
            </div>
          </div>
          <Suspense>{tables && <div className="mt-6 max-w-3xl">{tables}</div>}</Suspense>
        </article>
      </PrintableSheet>
    </AnswerLanguageProvider>
  );
};
