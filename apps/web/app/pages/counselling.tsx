import { Tracker } from '@dhruva/care/tracker/web';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { Cup } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.seo_title_counselling());

const CounsellingPage = () => (
  <PlainPage
    title={m.page_counselling_title()}
    lead={m.page_counselling_lead()}
    picture={<Cup />}
    wide
  >
    <Tracker />
  </PlainPage>
);
export default CounsellingPage;
