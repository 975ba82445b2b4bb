import { Suspense, useState } from 'react';
import type { AssessmentId } from '../contract/catalogue.ts';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { LoginFirst, useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Tabs } from '@dhruva/web/ui/tabs.tsx';
import { AssessmentGrid } from './assessment-grid.tsx';

const Soon = () => <p className="py-8 text-lead text-ink-2">{m.assessments_soon()}</p>;

/** What an account has bought, and buying more: for those who are signed in. */
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
  /** Opens the intake form, which another feature holds. */
  readonly onIntake: () => void;
}

/** What is chosen while the code of buying is still on its way is open once it has come. */
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

/** Free and paid assessments. The panel of the other tab is not kept, so switching clears what was chosen. */
export const Assessments = (props: AssessmentsProps) => {
  const [tab, setTab] = useState('paid');
  return (
    <Tabs
      label={m.assessments_tabs()}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'free', label: m.assessments_free(), content: <Soon /> },
        { value: 'paid', label: m.assessments_paid(), content: <Paid {...props} /> },
      ]}
    />
  );
};
