import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon } from '../shell/opens-soon.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.page_privacy_title(), m.page_privacy_lead());

const PrivacyPage = () => (
  <PlainPage title={m.page_privacy_title()} lead={m.page_privacy_lead()}>
    <OpensSoon />
  </PlainPage>
);
export default PrivacyPage;
