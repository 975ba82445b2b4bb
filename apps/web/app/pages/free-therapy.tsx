import { SelfHelp } from '@dhruva/care/self-help/web';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { DawnWindow } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.seo_title_free_therapy());

const FreeTherapyPage = () => (
  <PlainPage
    title={m.page_free_therapy_title()}
    lead={m.page_free_therapy_lead()}
    picture={<DawnWindow />}
    wide
  >
    <SelfHelp />
  </PlainPage>
);
export default FreeTherapyPage;
