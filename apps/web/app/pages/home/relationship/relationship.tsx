import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { type ReactNode, Suspense } from 'react';
import { m } from '../../../paraglide/messages.js';
import { ChartPair } from './chart-pair.tsx';
import { formatPaise } from '../../../ui/rupees.ts';
import { Section } from '../section.tsx';

export const RELATIONSHIP_ID = 'relationship-section';

/** Placeholder of the height of the lazy form, so that nothing below shifts. */
const Placeholder = () => <div className="min-h-332 md:min-h-172" />;

/** The compatibility section. `children`: the form, passed in by the page because it is another feature's. */
export const Relationship = ({ children }: { readonly children: ReactNode }) => (
  <Section
    id={RELATIONSHIP_ID}
    title={m.home_relationship_title()}
    lead={m.home_relationship_lead({ price: formatPaise(COMPATIBILITY_PRICE_PAISE) })}
  >
    <div className="mb-8 max-w-64 md:-mt-36 md:ml-auto md:max-w-72">
      <ChartPair />
    </div>
    <Suspense fallback={<Placeholder />}>{children}</Suspense>
  </Section>
);
