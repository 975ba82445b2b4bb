import { Packages } from '../features/packages/packages.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon } from '../shell/opens-soon.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { TwoChairs } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.page_plans_title(), m.page_plans_lead());

const PlansPage = () => (
  <PlainPage title={m.page_plans_title()} lead={m.page_plans_lead()} picture={<TwoChairs />} wide>
    <Packages />
    <section aria-labelledby="session-plans-title" className="mt-14">
      <h2 id="session-plans-title" className="mb-4 text-head">
        {m.packages_plans_title()}
      </h2>
      <OpensSoon />
    </section>
  </PlainPage>
);
export default PlansPage;
