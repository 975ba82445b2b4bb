import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
}

/** The one h1 of a page; receives focus after navigation. */
export const PageHeading = ({ children, lead }: PageHeadingProps) => (
  <header className="max-w-measure">
    <h1 tabIndex={-1} className="text-hero">
      {children}
    </h1>
    {lead !== undefined && <p className="mt-3 text-lead wrap-anywhere text-ink-2">{lead}</p>}
  </header>
);
