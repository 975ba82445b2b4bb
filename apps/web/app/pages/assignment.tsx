import { Suspense, useState } from 'react';
import { Assessments } from '@dhruva/care/assessments/web';
import { lazyWithQueries } from '../ui/lazy-with-queries.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useLatch } from '../lib/use-latch.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { Cup } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.found_assignment());

const IntakeDialog = lazyWithQueries(
  async () => (await import('@dhruva/care/intake/web/later')).IntakeDialog,
);

const AssignmentPage = () => {
  const [intakeOpen, setIntakeOpen] = useState(false);
  const wasIntakeOpen = useLatch(intakeOpen);
  return (
    <PlainPage
      title={m.page_assignment_title()}
      lead={m.page_assignment_lead()}
      picture={<Cup />}
      wide
    >
      <Assessments onIntake={() => setIntakeOpen(true)} />
      {wasIntakeOpen && (
        <Suspense fallback={null}>
          <IntakeDialog open={intakeOpen} onClose={() => setIntakeOpen(false)} />
        </Suspense>
      )}
    </PlainPage>
  );
};
export default AssignmentPage;
