import { Fragment, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { CareTheme } from '../ui/care-theme.tsx';
import { HelpLink } from '@dhruva/account/help/web';

interface PlainPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** A decorative picture. Marks a counselling page: care colours and a help link. */
  readonly picture?: ReactNode;
  /** The page has both astrology and counselling: each part sets its own theme. */
  readonly mixed?: boolean;
  /** Use the full width, for more than text. */
  readonly wide?: boolean;
}

/** The layout of a text page: heading, lead, content. */
export const PlainPage = ({ title, lead, children, picture, ...rest }: PlainPageProps) => {
  const isCare = picture !== undefined;
  const Theme = isCare && rest.mixed !== true ? CareTheme : Fragment;
  return (
    <div
      className={classNames(
        'mx-auto max-w-page px-4 pb-12 sm:px-6 sm:pb-16',
        isCare ? 'pt-4' : 'pt-12 sm:pt-16',
      )}
    >
      {isCare && (
        <p className="mb-6 sm:mb-8">
          <HelpLink />
        </p>
      )}
      <div className="flex flex-col-reverse justify-between gap-x-12 gap-y-6 sm:flex-row sm:items-end">
        <PageHeading lead={lead}>{title}</PageHeading>
        {isCare && <div className="shrink-0 sm:max-w-2/5">{picture}</div>}
      </div>
      <Theme>
        <div className={classNames('mt-8', rest.wide !== true && 'max-w-measure')}>{children}</div>
      </Theme>
    </div>
  );
};
