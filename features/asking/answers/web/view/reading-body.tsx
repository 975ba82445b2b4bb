import type { ReactNode } from 'react';
import { FollowUpsOfAnswer } from '@dhruva/asking/follow-ups/web';
import { Flame } from '@dhruva/web/ui/lamp.tsx';
import { useLabels, useShownLanguage } from '../words/answer-language.tsx';
import type { AnyAnswer } from '../words/in-language.ts';
import { MonthHills } from '../pictures/month-hills.tsx';
import { AnswerHead } from '../head/answer-head.tsx';
import { AnswerTimeline, AnswerWindows } from './answer-windows.tsx';
import { AstrologyFold } from './astrology-fold.tsx';
import { Glances } from '../head/glances.tsx';
import { type AnswerBodyProps, ANSWER_GRID, Rail } from './answer-parts.tsx';

const Chapter = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="border-t border-line pt-6">
    <h2 className="mb-3 text-title">{title}</h2>
    {children}
  </section>
);

const Head = ({ answer, frame }: Pick<AnswerBodyProps, 'answer' | 'frame'>) => (
  <AnswerHead answer={answer} above={frame?.above}>
    <p className="mt-2 font-heading text-head leading-(--lh-head) font-bold text-balance sm:text-[2.125rem]">
      {answer.direct}
    </p>
    <Glances answer={answer} />
  </AnswerHead>
);

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length > 0 && (
    <div className="flex flex-col gap-4 text-lead print:block">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );

const LookingBack = ({ past }: { readonly past: readonly string[] }) => {
  const { lookingBack, compare } = useLabels().reading;
  if (past.length === 0) return null;
  return (
    <Chapter title={lookingBack}>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {past.map((text) => (
          <li
            key={text}
            className="relative pl-6 before:absolute before:top-[0.4em] before:left-0 before:size-3 before:rounded-pill before:border-2 before:border-chart"
          >
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">{compare}</p>
    </Chapter>
  );
};

const MonthByMonth = ({ texts }: { readonly texts: readonly string[] }) => {
  const { monthByMonth } = useLabels().reading;
  if (texts.length === 0) return null;
  return (
    <section className="mt-4">
      <h5 className="mb-2 font-semibold">{monthByMonth}</h5>
      <ul className="flex flex-col gap-2">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
};

const MonthsAhead = ({ answer }: { readonly answer: AnyAnswer }) => {
  const { windows, windowsNote, timeline } = answer;
  const { monthsAhead } = useLabels().reading;
  if (windows.length === 0 && windowsNote === '' && !timeline) return null;
  return (
    <Chapter title={monthsAhead}>
      {timeline && <MonthHills months={timeline} windows={windows} />}
      <AnswerWindows windows={windows} />
      <MonthByMonth texts={answer.monthByMonth ?? []} />
      {windowsNote !== '' && <p className="mt-2 text-ink-2">{windowsNote}</p>}
    </Chapter>
  );
};

const Plan = ({ advice, custom }: Pick<AnyAnswer, 'advice' | 'custom'>) => {
  const { plan } = useLabels().reading;
  if (advice.length === 0 && custom === undefined) return null;
  return (
    <Chapter title={plan}>
      <ol className="flex list-decimal flex-col gap-3 pl-6 marker:font-heading marker:font-bold marker:text-link">
        {advice.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      {custom !== undefined && (
        <div className="mt-5 flex items-start gap-3 rounded-field bg-surface-2 p-4">
          <Flame size={28} className="shrink-0 text-chart" />
          <p>{custom}</p>
        </div>
      )}
    </Chapter>
  );
};

/**
 * An answer of shape 2: headline, reading, looking back, the months ahead, the plan, how sure and follow-ups in
 * one column; the astrology behind it is folded away. What can be done with it, and its details, stand beside.
 */
export const ReadingBody = ({ answer, tables, details, frame }: AnswerBodyProps) => {
  const labels = useLabels();
  const language = useShownLanguage();
  const behind = (
    <>
      <AnswerTimeline answer={answer} />
      {tables}
    </>
  );
  return (
    <article>
      <Head answer={answer} frame={frame} />
      <div className={ANSWER_GRID}>
        <div className="flex max-w-measure min-w-0 flex-col gap-8">
          <Paragraphs texts={answer.reading ?? []} />
          <LookingBack past={answer.past ?? []} />
          <MonthsAhead answer={answer} />
          <Plan advice={answer.advice} custom={answer.custom} />
          <Chapter title={labels.sure}>
            <p>{answer.sure}</p>
          </Chapter>
          {answer.followUps && (
            <FollowUpsOfAnswer followUps={answer.followUps} language={language} />
          )}
          <AstrologyFold factors={answer.factors} tables={behind} />
          <p className="text-small text-ink-3">{answer.caveat}</p>
        </div>
        <Rail details={details} frame={frame} />
      </div>
    </article>
  );
};
