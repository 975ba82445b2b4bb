import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon } from '../shell/opens-soon.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { TwoChairs } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.page_paid_title(), m.page_paid_lead());

const PaidPage = () => (
  <PlainPage title={m.page_paid_title()} lead={m.page_paid_lead()} picture={<TwoChairs />}>
    <OpensSoon />
  </PlainPage>
);
export default PaidPage;
