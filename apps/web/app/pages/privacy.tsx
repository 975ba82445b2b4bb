import { useLoaderData } from 'react-router';
import { PRIVACY } from '../content/privacy.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { ClauseList } from '../ui/reading/clause-list.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.seo_title_privacy());

/** Runs at build time: the texts are in the HTML and not in a script. */
export const loader = () => PRIVACY;

const PrivacyPage = () => (
  <PlainPage title={m.page_privacy_title()} lead={m.page_privacy_lead()}>
    <ClauseList clauses={useLoaderData<typeof loader>()} />
  </PlainPage>
);
export default PrivacyPage;
