import { useState } from 'react';
import { PendingPayment } from '../features/checkout/pending-payment.tsx';
import { IntakeDialog } from '../features/intake/intake-dialog.tsx';
import { Packages } from '../features/packages/packages.tsx';
import { SessionPlans } from '../features/plans/session-plans.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.tsx';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { TwoChairs } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.page_plans_title(), m.page_plans_lead());

const PlansPage = () => {
  const { isAuthenticated } = useSession();
  const [intakeOpen, setIntakeOpen] = useState(false);
  return (
    <PlainPage title={m.page_plans_title()} lead={m.page_plans_lead()} picture={<TwoChairs />} wide>
      <div className="mb-8 has-[p:empty]:hidden">
        <PendingPayment signedIn={isAuthenticated} />
      </div>
      <Packages />
      <SessionPlans onBought={() => setIntakeOpen(true)} />
      <IntakeDialog open={intakeOpen} onClose={() => setIntakeOpen(false)} />
    </PlainPage>
  );
};
export default PlansPage;
