import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon } from '../shell/opens-soon.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.page_pricing_title(), m.page_pricing_lead());

const PricingPage = () => (
  <PlainPage title={m.page_pricing_title()} lead={m.page_pricing_lead()}>
    <OpensSoon />
  </PlainPage>
);
export default PricingPage;
