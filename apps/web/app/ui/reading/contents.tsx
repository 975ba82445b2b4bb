import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../class-names.ts';

interface ContentsProps {
  readonly parts: readonly { readonly id: string; readonly title: string }[];
  readonly numbered?: boolean;
}

/** A table of contents with links. */
export const Contents = ({ parts, numbered = false }: ContentsProps) => (
  <nav aria-labelledby="contents" className="rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 id="contents" className="text-lead">
      {m.clauses_contents()}
    </h2>
    <ol
      className={classNames(
        'mt-2 marker:text-ink-3 sm:columns-2 sm:gap-10',
        numbered && 'list-decimal pl-6',
      )}
    >
      {parts.map(({ id, title }) => (
        <li key={id} className={classNames('break-inside-avoid py-1.5', numbered && 'pl-1')}>
          <Link to={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ol>
  </nav>
);
