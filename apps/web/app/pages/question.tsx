import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import type { ChoiceArea } from '@dhruva/asking/questions/contract/question-areas';
import { type Question, questionById } from '@dhruva/asking/questions/contract/catalogue';
import {
  QuestionsPreview,
  SearchField,
  useQuestionSearch,
  useWantedQuestion,
  wantQuestion,
} from '@dhruva/asking/questions/web';
import { ReferralCard } from '@dhruva/account/referral/web';
import { lazyWithQueries } from '../ui/lazy-with-queries.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '../paraglide/messages.js';
import { SkyBand } from '../ui/sky-band.tsx';
import { ComingSheet } from './coming-sheet.tsx';

export const meta = () => pageMeta(m.seo_title_question());

const Hero = ({ children }: { readonly children: ReactNode }) => (
  <SkyBand>
    <div className="mx-auto max-w-page px-4 py-12 sm:px-6 sm:py-16">
      <p className="font-semibold text-brass-300">{m.questions_eyebrow()}</p>
      <h1 tabIndex={-1} className="mt-2 max-w-measure text-hero">
        {m.questions_title()}
      </h1>
      <p className="mt-3 max-w-measure text-lead">{m.questions_lead()}</p>
      <p className="mt-3 max-w-measure">{m.questions_trend_note()}</p>
      <div className="mt-6">{children}</div>
    </div>
  </SkyBand>
);

const LazyQuestionAsking = lazyWithQueries(
  async () => (await import('./question-asking.tsx')).QuestionAsking,
);

/** Navigation state the page of a payment passes: a question to start asking, or to show. */
interface NavigationState {
  readonly ask?: Question['id'];
  readonly show?: Question['id'];
}

/** The questions page. Lists render at once; a question wanted before the rest has loaded opens when it has. */
const QuestionPage = () => {
  const { isAuthenticated } = useSession();
  const { ask, show } = (useLocation().state ?? {}) as NavigationState;
  const wanted = useWantedQuestion();
  const [isKept, setKept] = useState(ask === undefined);
  useEffect(() => {
    if (ask !== undefined) wantQuestion(ask);
    setKept(true);
  }, [ask]);
  const first = wanted?.id ?? show;
  const [tier, setTier] = useState<QuestionTier>(99);
  useEffect(() => {
    if (first !== undefined) setTier(questionById(first).tier);
  }, [first]);
  const [area, onArea] = useState<ChoiceArea | null>(null);
  const search = useQuestionSearch();
  const choice = { tier, onTier: setTier, area, onArea, found: search.found };
  const preview = { choice, onTap: wantQuestion };
  return (
    <>
      <Hero>
        <SearchField {...search} />
      </Hero>
      <div className="mx-auto flex max-w-page flex-col gap-12 px-4 py-10 sm:px-6 sm:py-14">
        {isAuthenticated && isKept ? (
          <Suspense
            fallback={
              <>
                <QuestionsPreview {...preview} />
                <ComingSheet wanted={wanted} />
              </>
            }
          >
            <LazyQuestionAsking {...preview} wanted={wanted} show={show} />
          </Suspense>
        ) : (
          <QuestionsPreview {...preview} />
        )}
        <ReferralCard signedIn={isAuthenticated} />
      </div>
    </>
  );
};
export default QuestionPage;
