import { useLoaderData } from 'react-router';
import { TERMS } from '../content/terms.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { ClauseList } from '../ui/reading/clause-list.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.found_terms());

/** Runs while the site is built: the texts lie in the HTML, not in a script. */
export const loader = () => TERMS;

const TermsPage = () => (
  <PlainPage title={m.page_terms_title()} lead={m.page_terms_lead()}>
    <ClauseList clauses={useLoaderData<typeof loader>()} />
  </PlainPage>
);
export default TermsPage;
