import { useLocation } from 'react-router';
import type { Question } from '@dhruva/contract/catalogue/questions';
import { PendingPayment } from '../features/checkout/pending-payment.tsx';
import { PlaceField } from '../features/places/place-field.tsx';
import { AnswerView } from '../features/predictions/answer-view.tsx';
import { useMyPredictions } from '../features/predictions/use-my-predictions.ts';
import { Questions } from '../features/questions/questions.tsx';
import { ReferralCard } from '../features/referral/referral-card.tsx';
import { useReferral } from '../features/referral/use-referral.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.tsx';
import { m } from '../paraglide/messages.js';
import { SkyBand } from '../ui/sky-band.tsx';

export const meta = () => pageMeta(m.found_question());

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

/** What another page hands over: a question to begin asking, or to open. */
interface Arrival {
  readonly ask?: Question['id'];
  readonly show?: Question['id'];
}

const QuestionPage = () => {
  const { isAuthenticated, profile } = useSession();
  const { data } = useMyPredictions(isAuthenticated);
  const { data: referral } = useReferral(isAuthenticated);
  const { ask, show } = (useLocation().state ?? {}) as Arrival;
  return (
    <>
      <Hero />
      <div className="mx-auto flex max-w-page flex-col gap-12 px-4 py-10 sm:px-6 sm:py-14">
        <Questions
          history={(data ?? []).filter((record) => record.kind === 'question')}
          credits={referral?.creditsWaiting ?? 0}
          AnswerView={AnswerView}
          PlaceInput={PlaceField}
          resume={profile ? ask : undefined}
          show={show}
        >
          <PendingPayment signedIn={isAuthenticated} />
        </Questions>
        <ReferralCard />
      </div>
    </>
  );
};
export default QuestionPage;
