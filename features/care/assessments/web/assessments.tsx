import { Suspense, useState } from 'react';
import { ASSESSMENT_IDS, assessmentById, type AssessmentId } from '../contract/catalogue.ts';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { dropWish, keepWish, useSession, useWishFor } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Tabs } from '@dhruva/web/ui/tabs.tsx';
import { AssessmentGrid } from './assessment-grid.tsx';

const ComingSoon = () => <p className="py-8 text-lead text-ink-2">{m.assessments_soon()}</p>;

/** The assessments of a signed-in user, bought and for sale. */
const OwnAssessments = lazyWithQueries(
  async () => (await import('./own-assessments.tsx')).OwnAssessments,
);

declare module '@dhruva/account/auth/web/wish' {
  interface Wishes {
    /** An assessment that is looked at or bought. */
    readonly assessment: { readonly assessment: string };
  }
}

const wantAssessment = (id: AssessmentId): void =>
  keepWish({
    kind: 'assessment',
    at: '/assignment',
    title: assessmentById(id).name,
    lead: m.checkout_login_first(),
    assessment: id,
  });

const choose = (id: AssessmentId | undefined): void => {
  if (id === undefined) dropWish();
  else wantAssessment(id);
};

interface AssessmentsProps {
  /** Opens the intake form, which is another feature's. */
  readonly onIntake: () => void;
}

const Paid = ({ onIntake }: AssessmentsProps) => {
  const { isAuthenticated } = useSession();
  const wished = useWishFor('assessment')?.assessment;
  const preview = <AssessmentGrid unlocked={[]} onChoose={wantAssessment} />;
  if (!isAuthenticated) return preview;
  return (
    <Suspense fallback={preview}>
      <OwnAssessments
        chosen={ASSESSMENT_IDS.find((id) => id === wished)}
        onChoose={choose}
        onIntake={onIntake}
      />
    </Suspense>
  );
};

/** The tabs of free and paid assessments. Only the current tab is mounted, so switching clears the choice. */
export const Assessments = (props: AssessmentsProps) => {
  const [tab, setTab] = useState('paid');
  return (
    <Tabs
      label={m.assessments_tabs()}
      value={tab}
      onChange={(next) => {
        setTab(next);
        dropWish();
      }}
      tabs={[
        { value: 'free', label: m.assessments_free(), content: <ComingSoon /> },
        { value: 'paid', label: m.assessments_paid(), content: <Paid {...props} /> },
      ]}
    />
  );
};
