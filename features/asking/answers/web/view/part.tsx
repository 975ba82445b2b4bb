import type { ReactNode } from 'react';
import type { AnyAnswer } from '../words/in-language.ts';

/** What is shown of an answer, in whichever shape it was kept. */
export interface AnswerBodyProps {
  readonly answer: AnyAnswer;
  /** The chart or the points behind the answer. */
  readonly tables?: ReactNode;
  /** The details the answer was computed from. */
  readonly details: ReactNode;
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of an answer under its heading. */
export const Part = ({ title, children }: PartProps) => (
  <section>
    <h4 className="mb-2 text-lead">{title}</h4>
    {children}
  </section>
);
