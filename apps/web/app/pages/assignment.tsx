import { Assessments } from '../features/assessments/assessments.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { Cup } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.found_assignment());

const AssignmentPage = () => (
  <PlainPage
    title={m.page_assignment_title()}
    lead={m.page_assignment_lead()}
    picture={<Cup />}
    wide
  >
    <Assessments />
  </PlainPage>
);
export default AssignmentPage;
