import { PRIVACY } from '../content/privacy.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { ClauseList } from '../shell/clause-list.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.page_privacy_title(), m.page_privacy_lead());

const PrivacyPage = () => (
  <PlainPage title={m.page_privacy_title()} lead={m.page_privacy_lead()}>
    <ClauseList clauses={PRIVACY} />
  </PlainPage>
);
export default PrivacyPage;
