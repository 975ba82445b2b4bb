import { JOIN_MINUTES_BEFORE } from '@dhruva/care/therapists/contract/catalogue';
import { JoinView } from '@dhruva/care/appointments/web';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { HelpCard } from '@dhruva/account/help/web';
import { PlainPage } from '../shell/plain-page.tsx';
import { TwoChairs } from '../ui/scenes.tsx';

const LEAD = m.page_join_lead({ minutes: JOIN_MINUTES_BEFORE });

export const meta = () => pageMeta(m.page_join_title());

const JoinPage = () => (
  <PlainPage title={m.page_join_title()} lead={LEAD} picture={<TwoChairs />}>
    <JoinView />
    <section aria-labelledby="join-help" className="mt-12">
      <h2 id="join-help" className="mb-4 text-title">
        {m.help_title()}
      </h2>
      <HelpCard />
    </section>
  </PlainPage>
);
export default JoinPage;
