import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon } from '../shell/opens-soon.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export const meta = () => pageMeta(m.page_how_we_calculate_title(), m.page_how_we_calculate_lead());

const HowWeCalculatePage = () => (
  <PlainPage title={m.page_how_we_calculate_title()} lead={m.page_how_we_calculate_lead()}>
    <OpensSoon />
  </PlainPage>
);
export default HowWeCalculatePage;
