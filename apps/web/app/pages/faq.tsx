import { useLoaderData } from 'react-router';
import { FAQ_GROUPS } from '../content/faq.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { FaqGroups } from '../ui/reading/faq-groups.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.seo_title_faq());

/** Runs at build time: the texts are in the HTML and not in a script. */
export const loader = () => FAQ_GROUPS;

const FaqPage = () => (
  <PlainPage title={m.page_faq_title()} lead={m.page_faq_lead()}>
    <FaqGroups groups={useLoaderData<typeof loader>()} />
  </PlainPage>
);
export default FaqPage;
