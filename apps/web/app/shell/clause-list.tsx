import type { Clause } from '../content/clause.ts';

/** The numbered clauses of a legal page. */
export const ClauseList = ({ clauses }: { readonly clauses: readonly Clause[] }) => (
  <ol className="flex flex-col gap-8">
    {clauses.map(({ title, text }, index) => (
      <li key={title}>
        <h2 className="text-title">
          {index + 1}. {title}
        </h2>
        <p className="mt-2 text-ink-2">{text}</p>
      </li>
    ))}
  </ol>
);
