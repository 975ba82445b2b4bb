import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { HelpLink } from './help-link.tsx';

interface PlainPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** A quiet picture. It marks the counselling side: sage, and help within reach. */
  readonly picture?: ReactNode;
  /** Not only text to read: the whole width. */
  readonly wide?: boolean;
}

/** A page of calm paper: heading, text. */
export const PlainPage = ({ title, lead, children, picture, wide = false }: PlainPageProps) => (
  <div className="mx-auto max-w-page px-4 py-12 sm:px-6 sm:py-16">
    <div className="flex flex-wrap-reverse items-end justify-between gap-x-12 gap-y-6">
      <PageHeading lead={lead}>{title}</PageHeading>
      {picture}
    </div>
    <div className={classNames('mt-8', !wide && 'max-w-measure')}>{children}</div>
    {picture !== undefined && (
      <div className="mt-10">
        <HelpLink />
      </div>
    )}
  </div>
);
