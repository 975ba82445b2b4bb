import { Suspense, useState } from 'react';
import type { AssessmentId } from '../contract/catalogue.ts';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { LoginFirst, useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Tabs } from '@dhruva/web/ui/tabs.tsx';
import { AssessmentGrid } from './assessment-grid.tsx';

const ComingSoon = () => <p className="py-8 text-lead text-ink-2">{m.assessments_soon()}</p>;

/** The assessments of a signed-in user, bought and for sale. */
const OwnAssessments = lazyWithQueries(
  async () => (await import('./own-assessments.tsx')).OwnAssessments,
);

const SignedOut = () => {
  const [login, setLogin] = useState<string | null>(null);
  return (
    <>
      <AssessmentGrid unlocked={[]} onChoose={() => setLogin(m.checkout_login_first())} />
      <LoginFirst text={login} onClose={() => setLogin(null)} />
    </>
  );
};

interface AssessmentsProps {
  /** Opens the intake form, which is another feature's. */
  readonly onIntake: () => void;
}

/** Keeps the choice made while the purchase code is loading. */
const SignedIn = ({ onIntake }: AssessmentsProps) => {
  const [chosen, setChosen] = useState<AssessmentId>();
  return (
    <Suspense fallback={<AssessmentGrid unlocked={[]} onChoose={setChosen} />}>
      <OwnAssessments chosen={chosen} onChoose={setChosen} onIntake={onIntake} />
    </Suspense>
  );
};

const Paid = (props: AssessmentsProps) =>
  useSession().isAuthenticated ? <SignedIn {...props} /> : <SignedOut />;

/** The tabs of free and paid assessments. Only the current tab is mounted, so switching clears the choice. */
export const Assessments = (props: AssessmentsProps) => {
  const [tab, setTab] = useState('paid');
  return (
    <Tabs
      label={m.assessments_tabs()}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'free', label: m.assessments_free(), content: <ComingSoon /> },
        { value: 'paid', label: m.assessments_paid(), content: <Paid {...props} /> },
      ]}
    />
  );
};
