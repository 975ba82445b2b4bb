import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { HelpLink } from './help-link.tsx';

interface PlainPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** The counselling side: sage, and help within reach. */
  readonly care?: boolean;
  /** Not only text to read: the whole width. */
  readonly wide?: boolean;
}

/** A page of calm paper: heading, text. */
export const PlainPage = ({
  title,
  lead,
  children,
  care = false,
  wide = false,
}: PlainPageProps) => (
  <div className="mx-auto max-w-page px-4 py-12 sm:px-6 sm:py-16">
    {care && <div aria-hidden="true" className="mb-6 h-1 w-16 rounded-pill bg-care" />}
    <PageHeading lead={lead}>{title}</PageHeading>
    <div className={classNames('mt-8', !wide && 'max-w-measure')}>{children}</div>
    {care && (
      <div className="mt-10">
        <HelpLink />
      </div>
    )}
  </div>
);
