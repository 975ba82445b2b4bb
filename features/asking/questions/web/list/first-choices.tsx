import type { ReactNode } from 'react';
import { type Question, questionById } from '../../contract/catalogue.ts';
import { choiceAreaOf } from '../../contract/question-areas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { areaName } from './question-groups.ts';

/** One of four areas each, at both prices. */
const FIRST = [
  'marriage-when',
  'promotion-this-year',
  'buy-property-when',
  'coming-year-overall',
] as const;

interface FirstChoicesProps {
  readonly onTap: (id: Question['id']) => void;
  /** A line below the text of a question. */
  readonly noteOf: (question: Question) => ReactNode;
}

/** A few questions for whoever does not know yet what to ask. */
export const FirstChoices = ({ onTap, noteOf }: FirstChoicesProps) => (
  <section aria-labelledby="first-choices">
    <h2 id="first-choices" className="mb-3 text-title">
      {m.questions_first_choices()}
    </h2>
    <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
      {FIRST.map(questionById).map((question) => (
        <li key={question.id}>
          <button
            type="button"
            className="flex h-full min-h-36 w-full flex-col items-start gap-2 rounded-card border border-line bg-surface p-4 text-left shadow-rest hover:border-control"
            onClick={() => onTap(question.id)}
          >
            <span className="text-small font-semibold text-ink-3">
              {areaName(choiceAreaOf(question.id))}
            </span>
            <span className="grow font-heading leading-snug">{question.text}</span>
            {noteOf(question)}
            <span className="text-small font-semibold tabular-nums text-ink-2">
              ₹{question.tier}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
