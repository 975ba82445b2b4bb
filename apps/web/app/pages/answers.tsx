import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ConfirmedOwnerOnly, useSession } from '@dhruva/account/auth/web';
import { lazyWithQueries } from '../ui/lazy-with-queries.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { LinkButton } from '../ui/button.tsx';

/** Names no question: a title stands in the history and on the task bar (decision 55). */
export const meta = () => pageMeta(m.kept_title());

const loadPlace = async () => import('@dhruva/asking/kept-answers/web/later');
const AnswerPlace = lazyWithQueries(async () => (await loadPlace()).AnswerPlace);
const KeptHere = lazyWithQueries(async () => (await loadPlace()).KeptHere);

const SignedOut = () => {
  const { pathname, search } = useLocation();
  return (
    <PlainPage title={m.kept_title()}>
      <div className="when-signed-out flex flex-col items-start gap-4">
        <p>{m.kept_signed_out()}</p>
        <LinkButton to="/login" state={{ from: `${pathname}${search}` }}>
          {m.kept_log_in()}
        </LinkButton>
      </div>
    </PlainPage>
  );
};

const Loading = () => (
  <PlainPage title={m.kept_title()}>
    <p role="status">{m.kept_loading()}</p>
  </PlainPage>
);

/** The screen of a delivered answer, by the id of its record. */
const AnswersPage = () => {
  const { isAuthenticated, profile } = useSession();
  const [query] = useSearchParams();
  const id = query.get('id');
  if (!isAuthenticated) return <SignedOut />;
  if (profile?.secondCheckPending === true)
    return (
      <PlainPage title={m.kept_title()}>
        <ConfirmedOwnerOnly>{null}</ConfirmedOwnerOnly>
      </PlainPage>
    );
  return (
    <Suspense fallback={<Loading />}>
      {id === null ? <KeptHere /> : <AnswerPlace key={id} id={id} />}
    </Suspense>
  );
};
export default AnswersPage;
