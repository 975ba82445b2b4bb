import {
  type Assessment,
  ASSESSMENT_IDS,
  assessmentById,
  type AssessmentId,
} from '../contract/catalogue.ts';
import type { UnlockedAssessment } from '../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { AssessmentCard, HelpFirst } from './assessment-card.tsx';
import { statusOf } from './assessment.rules.ts';

/** The assessment shown last, with help above its price. */
export const WITH_HELP: AssessmentId = 'self-harm';

/** The assessments in display order, the one with help last. */
export const LISTED: readonly Assessment[] = [
  ...ASSESSMENT_IDS.filter((id) => id !== WITH_HELP),
  WITH_HELP,
].map(assessmentById);

interface AssessmentGridProps {
  readonly unlocked: readonly UnlockedAssessment[];
  readonly onChoose: (id: AssessmentId) => void;
}

/** All assessments with price and lock state. */
export const AssessmentGrid = ({ unlocked, onChoose }: AssessmentGridProps) => (
  <>
    <p className="mb-5 max-w-measure text-ink-2">{m.assessments_lead()}</p>
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-3">
      {LISTED.map((assessment) => (
        <li
          key={assessment.id}
          className={assessment.id === WITH_HELP ? 'col-span-full mt-3 flex flex-col gap-3' : ''}
        >
          {assessment.id === WITH_HELP && <HelpFirst />}
          <AssessmentCard
            assessment={assessment}
            status={statusOf(assessment, unlocked)}
            onChoose={() => onChoose(assessment.id)}
          />
        </li>
      ))}
    </ul>
  </>
);
