import { useState } from 'react';
import { Assessments } from '@dhruva/care/assessments/web';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { Cup } from '../ui/scenes.tsx';
import { LateIntake } from './late-intake.tsx';

export const meta = () => pageMeta(m.seo_title_assignment());

const AssignmentPage = () => {
  const [intakeOpen, setIntakeOpen] = useState(false);
  return (
    <PlainPage
      title={m.page_assignment_title()}
      lead={m.page_assignment_lead()}
      picture={<Cup />}
      wide
    >
      <Assessments onIntake={() => setIntakeOpen(true)} />
      <LateIntake open={intakeOpen} onClose={() => setIntakeOpen(false)} />
    </PlainPage>
  );
};
export default AssignmentPage;
