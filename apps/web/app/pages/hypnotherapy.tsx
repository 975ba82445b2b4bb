import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon } from '../shell/opens-soon.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { DawnWindow } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.page_hypnotherapy_title(), m.page_hypnotherapy_lead());

const HypnotherapyPage = () => (
  <PlainPage
    title={m.page_hypnotherapy_title()}
    lead={m.page_hypnotherapy_lead()}
    picture={<DawnWindow />}
  >
    <OpensSoon />
  </PlainPage>
);
export default HypnotherapyPage;
