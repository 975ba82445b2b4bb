import { SESSION_MINUTES } from '@dhruva/contract/catalogue/therapists';
import { PendingPayment } from '../features/checkout/pending-payment.tsx';
import { Therapists } from '../features/therapists/therapists.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.tsx';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { TwoChairs } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.page_paid_title(), m.page_paid_lead());

const PaidPage = () => {
  const { isAuthenticated } = useSession();
  return (
    <PlainPage
      title={m.page_paid_title()}
      lead={m.therapists_intro({ minutes: SESSION_MINUTES.lasts })}
      picture={<TwoChairs />}
      wide
    >
      <PendingPayment signedIn={isAuthenticated} />
      <Therapists />
    </PlainPage>
  );
};
export default PaidPage;
