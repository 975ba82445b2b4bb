import type { ReactNode } from 'react';
import type { AnyAnswer } from '../words/in-language.ts';

/** What is shown of an answer, in whichever shape it was kept. */
export interface AnswerBodyProps {
  readonly answer: AnyAnswer;
  /** The chart or the points behind the answer. */
  readonly tables?: ReactNode;
  /** The details the answer was computed from. */
  readonly details: ReactNode;
  readonly frame?: AnswerFrame | undefined;
}

/** What the screen of an answer puts around it. */
export interface AnswerFrame {
  /** Above the question: the way back. */
  readonly above?: ReactNode;
  /** Beside the answer, above the details: what can be done with it. */
  readonly actions?: ReactNode;
  /** Below the details. */
  readonly correction?: ReactNode;
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of an answer under its heading. */
export const Part = ({ title, children }: PartProps) => (
  <section>
    <h2 className="mb-2 text-lead">{title}</h2>
    {children}
  </section>
);

/** The grid below the head: the answer, and beside or below it the rail. */
export const ANSWER_GRID =
  'mx-auto grid max-w-page gap-x-12 gap-y-10 px-4 py-10 sm:px-6 md:grid-cols-[minmax(0,1fr)_17.5rem] print:block print:p-0';

/** Beside an answer: what can be done with it, the details used, and how to correct them. */
export const Rail = ({ details, frame }: Pick<AnswerBodyProps, 'details' | 'frame'>) => (
  <div className="flex max-w-measure min-w-0 flex-col gap-5 print:block">
    {frame?.actions}
    {details}
    {frame?.correction}
  </div>
);
