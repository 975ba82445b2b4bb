import { FAQ } from '../content/faq.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { FaqList } from '../shell/faq-list.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.page_faq_title(), m.page_faq_lead());

const FaqPage = () => (
  <PlainPage title={m.page_faq_title()} lead={m.page_faq_lead()}>
    <FaqList entries={FAQ} headingLevel={2} />
  </PlainPage>
);
export default FaqPage;
