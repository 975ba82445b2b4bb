import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Stands to the right of everything on a wide screen. */
  readonly beside?: ReactNode;
  /** A band of darker paper. */
  readonly band?: boolean;
}

/** A part of the home page under its own heading. */
export const Section = ({ id, title, lead, children, beside, band = false }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={classNames(band && 'bg-surface-2')}>
    <div
      className={classNames(
        'mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20',
        beside !== undefined && 'grid items-center gap-8 md:grid-cols-2 md:gap-14',
      )}
    >
      <div>
        <h2 id={`${id}-title`} className="text-head">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-3 max-w-measure text-lead text-ink-2">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      {beside}
    </div>
  </section>
);
