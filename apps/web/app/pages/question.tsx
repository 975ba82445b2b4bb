import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { type Question, questionById } from '@dhruva/asking/questions/contract/catalogue';
import { QuestionsPreview } from '@dhruva/asking/questions/web';
import { ReferralCard } from '@dhruva/account/referral/web';
import { lazyWithQueries } from '../ui/lazy-with-queries.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { LoginFirst, useSession } from '@dhruva/account/auth/web';
import { isSignedIn } from '../lib/token.ts';
import { useLatch } from '../lib/use-latch.ts';
import { m } from '../paraglide/messages.js';
import { SkyBand } from '../ui/sky-band.tsx';

export const meta = () => pageMeta(m.seo_title_question());

const Hero = () => (
  <SkyBand>
    <div className="mx-auto max-w-page px-4 py-12 sm:px-6 sm:py-16">
      <p className="font-semibold text-brass-300">{m.questions_eyebrow()}</p>
      <h1 tabIndex={-1} className="mt-2 max-w-measure text-hero">
        {m.questions_title()}
      </h1>
      <p className="mt-3 max-w-measure text-lead">{m.questions_lead()}</p>
      <p className="mt-3 max-w-measure">{m.questions_trend_note()}</p>
    </div>
  </SkyBand>
);

const LazyQuestionAsking = lazyWithQueries(
  async () => (await import('./question-asking.tsx')).QuestionAsking,
);

/** Navigation state other pages pass: a question to start asking, or to show. */
interface NavigationState {
  readonly ask?: Question['id'];
  readonly show?: Question['id'];
}

/** The questions page. Lists render at once; a tap before the rest has loaded is handled when it has. */
const QuestionPage = () => {
  const { isAuthenticated, profile } = useSession();
  const { ask, show } = (useLocation().state ?? {}) as NavigationState;
  const [resume] = useState(profile ? ask : undefined);
  const [tapped, setTapped] = useState<Question['id']>();
  const [tier, setTier] = useState(() => {
    const first = resume ?? show;
    return first ? questionById(first).tier : 99;
  });
  const [loginFirst, setLoginFirst] = useState<string | null>(null);
  const canAsk = useLatch(isAuthenticated);
  const preview = { tier, onTier: setTier, onTap: setTapped };
  return (
    <>
      <Hero />
      <div className="mx-auto flex max-w-page flex-col gap-12 px-4 py-10 sm:px-6 sm:py-14">
        {canAsk ? (
          <Suspense fallback={<QuestionsPreview {...preview} />}>
            <LazyQuestionAsking {...preview} resume={resume} tapped={tapped} show={show} />
          </Suspense>
        ) : (
          <QuestionsPreview
            {...preview}
            onTap={(id) =>
              isSignedIn() ? setTapped(id) : setLoginFirst(m.questions_login_first())
            }
          />
        )}
        <ReferralCard signedIn={isAuthenticated} />
        <LoginFirst text={loginFirst} onClose={() => setLoginFirst(null)} />
      </div>
    </>
  );
};
export default QuestionPage;
