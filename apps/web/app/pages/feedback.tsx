import { SupportForm } from '@dhruva/house/support/web';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.seo_title_feedback());

const FeedbackPage = () => (
  <PlainPage title={m.page_feedback_title()} lead={m.page_feedback_lead()}>
    <SupportForm />
  </PlainPage>
);
export default FeedbackPage;
