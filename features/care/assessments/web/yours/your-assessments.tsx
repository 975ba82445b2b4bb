import type { ReactNode } from 'react';
import type { AssessmentState } from '../../contract/schemas.ts';
import type { PurchaseSummary } from '@dhruva/money/purchases/contract/schemas';
import { PaymentBadge } from '@dhruva/money/payments/web';
import { assessmentById } from '../../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { Card } from '@dhruva/web/ui/card.tsx';
import { HelpFirst } from '../assessment-card.tsx';
import { WITH_HELP } from '../assessment-grid.tsx';
import { openTitle } from '../assessment.rules.ts';
import { useUnlocked } from '../use-unlocked.ts';
import { AssessmentFacts, AssessmentProgress } from './assessment-progress.tsx';
import { isMissed, MissedAssessment } from './missed-assessment.tsx';
import { QueryFailed } from './query-failed.tsx';
import { stateInWords } from './progress-words.ts';

const TONES = {
  bought: 'warn',
  'form-open': 'warn',
  'with-therapist': 'info',
  'report-ready': 'success',
} as const satisfies Record<AssessmentState, string>;

interface OneProps {
  readonly title: string;
  readonly badge: ReactNode;
  readonly children: ReactNode;
}

const One = ({ title, badge, children }: OneProps) => (
  <Card as="li" mark="care" className="flex flex-col gap-4">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <h4 className="font-text text-lead font-semibold">{title}</h4>
      {badge}
    </div>
    {children}
  </Card>
);

interface YourAssessmentsProps {
  /** All purchases, as in My Bookings: the only source of refunded ones. */
  readonly bookings: readonly PurchaseSummary[];
  /** Opens the intake form, which is another feature's. */
  readonly onIntake: () => void;
}

/** A user's assessments with their progress, and those refunded for lateness; nothing if there are none. */
export const YourAssessments = ({ bookings, onIntake }: YourAssessmentsProps) => {
  const { data = [], isError, refetch } = useUnlocked();
  const missed = bookings.filter(isMissed);
  if (!isError && data.length + missed.length === 0) return null;
  return (
    <section aria-labelledby="your-assessments-title" className="flex flex-col gap-4">
      <h3 id="your-assessments-title" className="text-title">
        {m.assessments_yours()}
      </h3>
      {isError && <QueryFailed text={m.assessments_not_loaded()} onAgain={() => void refetch()} />}
      <ul className="flex flex-col gap-4 empty:hidden">
        {data.map((bought) => (
          <One
            key={bought.orderId}
            title={openTitle(assessmentById(bought.assessmentId).name, (name) =>
              m.assessments_open_title({ name }),
            )}
            badge={<Badge tone={TONES[bought.state]}>{stateInWords(bought.state)}</Badge>}
          >
            {bought.assessmentId === WITH_HELP && <HelpFirst />}
            <AssessmentFacts bought={bought} />
            <AssessmentProgress bought={bought} onIntake={onIntake} />
          </One>
        ))}
        {missed.map((booking) => (
          <One key={booking.id} title={booking.title} badge={<PaymentBadge told={booking} />}>
            <MissedAssessment booking={booking} />
          </One>
        ))}
      </ul>
    </section>
  );
};
