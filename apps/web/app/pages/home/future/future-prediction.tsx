import { QUESTION_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { Suspense } from 'react';
import { lazyWhen, near } from '../../../ui/lazy-when.ts';
import { m } from '../../../paraglide/messages.js';
import { formatPaise } from '../../../ui/rupees.ts';
import { Section } from '../section.tsx';

const ID = 'future-prediction';

/** Lazy; its prerendered links work before the code is loaded. */
const Offers = lazyWhen(near(ID), async () => (await import('./offers.tsx')).Offers);

/** Placeholder of the height of the lazy part, so that nothing below shifts. */
const Placeholder = () => <div className="min-h-387 sm:min-h-212 wide:min-h-176" />;

/** The section on questions about one person. */
export const FuturePrediction = () => (
  <Section
    band
    id={ID}
    title={m.home_future_title()}
    lead={m.home_future_lead({ price: formatPaise(QUESTION_PRICE_PAISE[99]) })}
  >
    <Suspense fallback={<Placeholder />}>
      <Offers />
    </Suspense>
  </Section>
);
