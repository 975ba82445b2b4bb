import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Placed to the right of everything on a wide screen, in half of the width. */
  readonly beside?: ReactNode;
  /** Placed below both. */
  readonly below?: ReactNode;
  /** On a wide screen the heading takes the left third and `children` the rest. */
  readonly split?: boolean;
  /** Darker background. */
  readonly band?: boolean;
}

/** A section of the home page under its own heading. */
export const Section = (props: SectionProps) => {
  const { id, title, lead, children, beside, below, split = false, band = false } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames(band && 'bg-surface-2')}>
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <div
          className={classNames(
            beside !== undefined && 'grid items-center gap-8 md:grid-cols-2 md:gap-14',
          )}
        >
          <div className={classNames(split && 'grid gap-8 md:grid-cols-[1fr_2fr] md:gap-14')}>
            <div>
              <h2 id={`${id}-title`} className="text-head">
                {title}
              </h2>
              {lead !== undefined && (
                <p className="mt-3 max-w-measure text-lead text-ink-2">{lead}</p>
              )}
            </div>
            <div className={classNames(!split && 'mt-8')}>{children}</div>
          </div>
          {beside}
        </div>
        {below !== undefined && <div className="mt-14">{below}</div>}
      </div>
    </section>
  );
};
