import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Assessment } from '../contract/catalogue.ts';
import type { UnlockedAssessment } from '../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { LeavePage } from '@dhruva/account/help/web';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Card } from '@dhruva/web/ui/card.tsx';
import { FormerName, HelpFirst } from './assessment-card.tsx';
import { WITH_HELP } from './assessment-grid.tsx';
import { openTitle, type AssessmentStatus } from './assessment.rules.ts';
import { BuyAssessment } from './buy-assessment.tsx';
import { AssessmentFacts, AssessmentProgress } from './yours/assessment-progress.tsx';

interface AssessmentPanelProps {
  readonly assessment: Assessment;
  readonly status: AssessmentStatus;
  /** It was paid on this page just now. */
  readonly justPaid: boolean;
  readonly onPaid: () => void;
  /** Opens the intake form, which is another feature's. */
  readonly onIntake: () => void;
  readonly onBack: () => void;
}

interface OpenProps extends Pick<AssessmentPanelProps, 'onIntake'> {
  readonly bought: UnlockedAssessment | null;
}

const Open = ({ bought, onIntake }: OpenProps) => (
  <div className="flex flex-col gap-5">
    <p className="text-lead">{m.assessments_form()}</p>
    {bought && (
      <>
        <AssessmentFacts bought={bought} />
        <AssessmentProgress bought={bought} onIntake={onIntake} />
        <Link to="/profile?tab=bookings" className="self-start">
          {m.appointments_booked_see()}
        </Link>
      </>
    )}
  </div>
);

/** The chosen assessment: unlocked, or for sale. Its heading takes focus when it opens or is unlocked. */
export const AssessmentPanel = (props: AssessmentPanelProps) => {
  const { assessment, status, justPaid, onPaid, onIntake, onBack } = props;
  const { name, formerly } = assessment;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [assessment.id, status.kind]);
  return (
    <div className="max-w-2xl">
      <Button look="quiet" className="-ml-6" onClick={onBack}>
        {m.assessments_back()}
      </Button>
      <p role="status" className="my-3 rounded-field bg-success-tint p-4 text-success empty:hidden">
        {justPaid && m.payment_paid_assessment({ name })}
      </p>
      <Card mark="care" className="mt-2">
        <h3 ref={heading} tabIndex={-1} className="mb-4 text-head">
          {status.kind === 'open'
            ? openTitle(name, (plain) => m.assessments_open_title({ name: plain }))
            : name}
          <FormerName name={formerly} />
        </h3>
        {assessment.id === WITH_HELP && (
          <div className="mb-5">
            <HelpFirst />
            <p className="mt-4">
              <LeavePage />
            </p>
          </div>
        )}
        {status.kind === 'open' ? (
          <Open bought={status.bought} onIntake={onIntake} />
        ) : (
          <BuyAssessment assessment={assessment} onUnlocked={onPaid} />
        )}
      </Card>
    </div>
  );
};
