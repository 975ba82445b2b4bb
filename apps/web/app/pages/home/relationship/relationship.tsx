import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';

export const RELATIONSHIP_ID = 'relationship-section';

/** Whether the door is open: by hand, or by a link to the section. */
const useDoor = () => {
  const { hash, key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hash === `#${RELATIONSHIP_ID}`) setOpen(true);
  }, [hash, key]);
  return { isOpen, toggle: () => setOpen(!isOpen) };
};

/**
 * The compatibility section; on phones its form stands behind a door. `children`: the form, always the same
 * element, passed in by the page because it is another feature's.
 */
export const Relationship = ({ children }: { readonly children: ReactNode }) => {
  const { isOpen, toggle } = useDoor();
  return (
    <section id={RELATIONSHIP_ID} aria-labelledby={`${RELATIONSHIP_ID}-title`}>
      <div className="mx-auto max-w-page px-4 py-2 sm:px-6 md:py-20">
        <h2 id={`${RELATIONSHIP_ID}-title`} className="hidden text-head md:block">
          {m.home_relationship_title()}
        </h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${RELATIONSHIP_ID}-form`}
          className="flex min-h-14 w-full items-center justify-between gap-4 text-left font-heading text-lead font-bold md:hidden"
          onClick={toggle}
        >
          {m.home_relationship_title()}
          <Icon
            name="chevronDown"
            size={20}
            className={classNames('shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <p
          className={classNames(
            'max-w-measure text-ink-2 md:mt-3 md:text-lead',
            !isOpen && 'max-md:hidden',
          )}
        >
          {m.home_relationship_lead({ price: formatPaise(COMPATIBILITY_PRICE_PAISE) })}
        </p>
        <div
          id={`${RELATIONSHIP_ID}-form`}
          className={classNames('mt-4 md:mt-8', !isOpen && 'max-md:hidden')}
        >
          {children}
        </div>
      </div>
    </section>
  );
};
