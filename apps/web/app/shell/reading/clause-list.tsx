import { Link } from 'react-router';
import { TERMS_VERSION } from '@dhruva/contract/catalogue/limits';
import type { Clause } from '../../content/clause.ts';
import { dayInWords } from '../../lib/months.ts';
import { m } from '../../paraglide/messages.js';
import { Passages } from './passages.tsx';

interface ClauseListProps {
  readonly clauses: readonly Clause[];
}

const Contents = ({ clauses }: ClauseListProps) => (
  <nav aria-labelledby="contents" className="rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 id="contents" className="text-lead">
      {m.clauses_contents()}
    </h2>
    <ol className="mt-2 list-decimal pl-6 marker:text-ink-3 sm:columns-2 sm:gap-10">
      {clauses.map(({ id, title }) => (
        <li key={id} className="break-inside-avoid py-1.5 pl-1">
          <Link to={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ol>
  </nav>
);

/** The numbered clauses of a legal page under their date, each with an address of its own. */
export const ClauseList = ({ clauses }: ClauseListProps) => (
  <>
    <p className="mb-6 text-small text-ink-3">
      {m.clauses_changed({ date: dayInWords(TERMS_VERSION) })}
    </p>
    <Contents clauses={clauses} />
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
