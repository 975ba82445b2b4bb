import { useState } from 'react';
import { assessmentById, type AssessmentId } from '@dhruva/contract/catalogue/assessments';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { LoginFirst } from '../../shell/login-first.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AssessmentGrid } from './assessment-grid.tsx';
import { AssessmentPanel } from './assessment-panel.tsx';
import { standingOf } from './assessment.rules.ts';
import { useUnlocked } from './use-unlocked.ts';

const Soon = () => <p className="py-8 text-lead text-ink-2">{m.assessments_soon()}</p>;

const NotLoaded = ({ onAgain }: { readonly onAgain: () => void }) => (
  <div role="alert" className="mb-5 flex flex-wrap items-center gap-4 text-error">
    <p>{m.assessments_not_loaded()}</p>
    <Button look="outline" onClick={onAgain}>
      {m.assessments_try_again()}
    </Button>
  </div>
);

const Paid = () => {
  const { isAuthenticated, profile } = useSession();
  const { data = [], isError, refetch } = useUnlocked();
  const [chosen, setChosen] = useState<AssessmentId>();
  const [paid, setPaid] = useState<AssessmentId>();
  const [login, setLogin] = useState<string | null>(null);

  const choose = (id: AssessmentId): void => {
    const needsLogin = !isAuthenticated && standingOf(assessmentById(id), data).kind === 'locked';
    if (needsLogin) setLogin(m.checkout_login_first());
    else setChosen(id);
  };

  return (
    <>
      {isError && profile?.secondCheckPending !== true && (
        <NotLoaded onAgain={() => void refetch()} />
      )}
      {chosen ? (
        <AssessmentPanel
          assessment={assessmentById(chosen)}
          standing={standingOf(assessmentById(chosen), data)}
          justPaid={paid === chosen}
          onPaid={() => setPaid(chosen)}
          onBack={() => {
            setChosen(undefined);
            setPaid(undefined);
          }}
        />
      ) : (
        <AssessmentGrid unlocked={data} onChoose={choose} />
      )}
      <LoginFirst text={login} onClose={() => setLogin(null)} />
    </>
  );
};

/** Free and paid assessments. The panel of the other tab is not kept, so switching clears what was chosen. */
export const Assessments = () => {
  const [tab, setTab] = useState('paid');
  return (
    <Tabs
      label={m.assessments_tabs()}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'free', label: m.assessments_free(), content: <Soon /> },
        { value: 'paid', label: m.assessments_paid(), content: <Paid /> },
      ]}
    />
  );
};
