import { Suspense, useState } from 'react';
import type { BookingWish } from '@dhruva/care/appointments/web';
import { LazyPendingPayment } from '@dhruva/money/payments/web';
import { OwnQuestions } from '@dhruva/asking/own-questions/web';
import { SessionPlans } from '@dhruva/money/plans/web';
import { lazyWithFallback } from '../ui/lazy-with-fallback.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useLatch } from '../lib/use-latch.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { CareTheme } from '../ui/care-theme.tsx';
import { TwoChairs } from '../ui/scenes.tsx';
import { LateIntake } from './late-intake.tsx';

export const meta = () => pageMeta(m.seo_title_plans());

const BookSession = lazyWithFallback(
  async () => (await import('@dhruva/care/appointments/web/later')).BookSession,
);
const PlansPage = () => {
  const [wish, setWish] = useState<BookingWish | null>(null);
  const [intakeOpen, setIntakeOpen] = useState(false);
  const wasRequested = useLatch(wish !== null);
  const toIntake = () => setIntakeOpen(true);
  return (
    <PlainPage
      title={m.page_plans_title()}
      lead={m.page_plans_lead()}
      picture={<TwoChairs />}
      mixed
      wide
    >
      <div className="mb-8 empty:hidden has-[p:empty]:hidden">
        <LazyPendingPayment />
      </div>
      <OwnQuestions />
      <CareTheme>
        <SessionPlans
          onBought={toIntake}
          onBook={(credit) => setWish({ therapist: null, credit })}
        />
        {wasRequested && (
          <Suspense fallback={null}>
            <BookSession wish={wish} onClose={() => setWish(null)} onIntake={toIntake} />
          </Suspense>
        )}
        <LateIntake open={intakeOpen} onClose={() => setIntakeOpen(false)} />
      </CareTheme>
    </PlainPage>
  );
};
export default PlansPage;
