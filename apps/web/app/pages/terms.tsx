import { useLoaderData } from 'react-router';
import { TERMS } from '../content/terms.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { ClauseList } from '../ui/reading/clause-list.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.seo_title_terms());

/** Runs at build time: the texts are in the HTML and not in a script. */
export const loader = () => TERMS;

const TermsPage = () => (
  <PlainPage title={m.page_terms_title()} lead={m.page_terms_lead()}>
    <ClauseList clauses={useLoaderData<typeof loader>()} />
  </PlainPage>
);
export default TermsPage;
