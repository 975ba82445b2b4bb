import { QUESTION_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { Suspense } from 'react';
import { lazyWhen, near } from '../../../ui/lazy-when.ts';
import { m } from '../../../paraglide/messages.js';
import { formatPaise } from '../../../ui/rupees.ts';
import { Section } from '../section.tsx';

const ID = 'future-prediction';

/** Its prerendered links work before it is fetched. */
const Offers = lazyWhen(near(ID), async () => (await import('./offers.tsx')).Offers);

/** Room for what is on its way, so that nothing below moves. */
const Room = () => <div className="min-h-387 sm:min-h-212 wide:min-h-176" />;

/** What may be asked about one person. */
export const FuturePrediction = () => (
  <Section
    band
    id={ID}
    title={m.home_future_title()}
    lead={m.home_future_lead({ price: formatPaise(QUESTION_PRICE_PAISE[99]) })}
  >
    <Suspense fallback={<Room />}>
      <Offers />
    </Suspense>
  </Section>
);
