import { useState } from 'react';
import { assessmentById, type AssessmentId } from '@dhruva/contract/catalogue/assessments';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { AssessmentGrid } from './assessment-grid.tsx';
import { AssessmentPanel } from './assessment-panel.tsx';
import { standingOf } from './assessment.rules.ts';
import { useUnlocked } from './use-unlocked.ts';

const NotLoaded = ({ onAgain }: { readonly onAgain: () => void }) => (
  <div role="alert" className="mb-5 flex flex-wrap items-center gap-4 text-error">
    <p>{m.assessments_not_loaded()}</p>
    <Button look="outline" onClick={onAgain}>
      {m.assessments_try_again()}
    </Button>
  </div>
);

interface Props {
  readonly chosen: AssessmentId | undefined;
  readonly onChoose: (assessment: AssessmentId | undefined) => void;
}

/** The grid with what was bought, or the one that was chosen from it. */
export const OwnAssessments = ({ chosen, onChoose }: Props) => {
  const { data = [], isError, refetch } = useUnlocked();
  const [paid, setPaid] = useState<AssessmentId>();
  return (
    <>
      {isError && <NotLoaded onAgain={() => void refetch()} />}
      {chosen ? (
        <AssessmentPanel
          assessment={assessmentById(chosen)}
          standing={standingOf(assessmentById(chosen), data)}
          justPaid={paid === chosen}
          onPaid={() => setPaid(chosen)}
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
