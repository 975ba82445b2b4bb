import { Link } from 'react-router';
import type { UnlockedAssessment } from '../../contract/schemas.ts';
import { assessmentById } from '../../contract/catalogue.ts';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { OwnReport } from './own-report.tsx';
import { nextInWords, reportInWords } from './progress-words.ts';

interface BoughtProps {
  readonly bought: UnlockedAssessment;
}

/** The therapist, and the date of purchase. */
export const AssessmentFacts = ({ bought: { therapist, boughtAt } }: BoughtProps) => (
  <div>
    <p>{m.assessments_therapist({ name: therapist })}</p>
    <p className="text-ink-2">{m.assessments_bought({ day: dayInWords(boughtAt) })}</p>
  </div>
);

const FORM_LABELS = {
  bought: m.assessments_form_begin,
  'form-open': m.assessments_form_go_on,
  'with-therapist': m.assessments_form_change,
} as const;

interface AssessmentProgressProps extends BoughtProps {
  /** Opens the intake form, which is another feature's. */
  readonly onIntake: () => void;
}

const Next = ({ bought }: BoughtProps) => {
  const isDone = bought.state === 'report-ready';
  return (
    <div>
      <p className="font-semibold">{reportInWords(bought)}</p>
      {!isDone && <p className="mt-3">{m.appointments_next()}</p>}
      <ul className="mt-1 flex max-w-measure list-disc flex-col gap-1 pl-5">
        {nextInWords(bought).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {isDone && (
          <li>
            {m.assessments_next_unclear({ name: bought.therapist })}{' '}
            <Link to="/feedback">{m.assessments_write()}</Link>
          </li>
        )}
      </ul>
    </div>
  );
};

/** The progress of a bought assessment: when the report is due, what happens next, and what to do now. */
export const AssessmentProgress = ({ bought, onIntake }: AssessmentProgressProps) => {
  const { state, assessmentId } = bought;
  return (
    <div className="flex flex-col gap-5">
      <Next bought={bought} />
      {state === 'report-ready' ? (
        <OwnReport bought={bought} />
      ) : (
        <Button
          look={state === 'with-therapist' ? 'outline' : 'primary'}
          className="sm:self-start"
          onClick={onIntake}
        >
          {FORM_LABELS[state]()}
          <span className="sr-only">: {assessmentById(assessmentId).name}</span>
        </Button>
      )}
    </div>
  );
};
