import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icons.tsx';

interface LinkRowProps {
  readonly to: string;
  readonly title: ReactNode;
  /** Content between title and arrow; wraps below the title on narrow screens. */
  readonly aside?: ReactNode;
  /** Fragment that links to the row: `/page#anchor`. */
  readonly anchor?: string;
  readonly headingLevel?: 3 | 4;
}

/** A row in an Accordion that leads to a screen of its own instead of opening a panel. */
export const LinkRow = ({ to, title, aside, anchor, headingLevel = 3 }: LinkRowProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div id={anchor} className="border-b border-line last:border-b-0">
      <Heading className="font-text text-base leading-snug font-semibold">
        <Link
          to={to}
          className="flex min-h-14 w-full items-center gap-3 rounded-field px-1 py-3 text-ink no-underline hover:text-link"
        >
          <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
            <span className="grow basis-36">{title}</span>
            {aside}
          </span>
          <Icon name="arrowRight" size={20} className="shrink-0" />
        </Link>
      </Heading>
    </div>
  );
};
