import type { ReactNode } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';
import { PageHeading } from '@dhruva/web/ui/page-heading.tsx';

interface PlainPlaceProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** The screen of an answer that is not there: on its way, waiting, unknown, or not to be had. */
export const PlainPlace = ({ title = m.kept_title(), children }: PlainPlaceProps) => (
  <div className="mx-auto max-w-page px-4 pt-12 pb-16 sm:px-6 sm:pt-16">
    <PageHeading>{title}</PageHeading>
    <div className="mt-8 flex max-w-measure flex-col items-start gap-4">{children}</div>
  </div>
);
