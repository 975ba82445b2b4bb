import { TERMS_VERSION } from '@dhruva/kernel/limits';
import type { Clause } from './clause.ts';
import { dayInWords } from '../../lib/days.ts';
import { m } from '../../paraglide/messages.js';
import { Contents } from './contents.tsx';
import { Passages } from './passages.tsx';

interface ClauseListProps {
  readonly clauses: readonly Clause[];
}

/** The numbered clauses of a legal page and their date; each has an anchor. */
export const ClauseList = ({ clauses }: ClauseListProps) => (
  <>
    <p className="mb-6 text-small text-ink-3">
      {m.clauses_changed({ date: dayInWords(TERMS_VERSION) })}
    </p>
    <Contents numbered parts={clauses} />
    <ol className="mt-12 flex flex-col gap-10">
      {clauses.map(({ id, title, text }, index) => (
        <li key={id}>
          <h2 id={id} tabIndex={-1} className="text-title">
            {index + 1}. {title}
          </h2>
          <div className="mt-3 flex flex-col gap-3 text-ink-2">
            <Passages text={text} />
          </div>
        </li>
      ))}
    </ol>
  </>
);
