import { useState } from 'react';
import { assessmentById, type AssessmentId } from '../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { AssessmentGrid } from './assessment-grid.tsx';
import { AssessmentPanel } from './assessment-panel.tsx';
import { statusOf } from './assessment.rules.ts';
import { useUnlocked } from './use-unlocked.ts';
import { QueryFailed } from './yours/query-failed.tsx';

interface Props {
  readonly chosen: AssessmentId | undefined;
  readonly onChoose: (assessment: AssessmentId | undefined) => void;
  /** Opens the intake form, which is another feature's. */
  readonly onIntake: () => void;
}

/** The grid with the user's purchases, or the chosen assessment. */
export const OwnAssessments = ({ chosen, onChoose, onIntake }: Props) => {
  const { data = [], isError, refetch } = useUnlocked();
  const [paid, setPaid] = useState<AssessmentId>();
  const shown = chosen ?? paid;
  return (
    <>
      {isError && (
        <div className="mb-5">
          <QueryFailed text={m.assessments_not_loaded()} onAgain={() => void refetch()} />
        </div>
      )}
      {shown ? (
        <AssessmentPanel
          assessment={assessmentById(shown)}
          status={statusOf(assessmentById(shown), data)}
          justPaid={paid === shown}
          onPaid={() => {
            setPaid(shown);
            onChoose(undefined);
          }}
          onIntake={onIntake}
          onBack={() => {
            onChoose(undefined);
            setPaid(undefined);
          }}
        />
      ) : (
        <AssessmentGrid unlocked={data} onChoose={onChoose} />
      )}
    </>
  );
};
