import { TERMS } from '../content/terms.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { ClauseList } from '../shell/clause-list.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.page_terms_title(), m.page_terms_lead());

const TermsPage = () => (
  <PlainPage title={m.page_terms_title()} lead={m.page_terms_lead()}>
    <ClauseList clauses={TERMS} />
  </PlainPage>
);
export default TermsPage;
