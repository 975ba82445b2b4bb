import { Suspense, useState } from 'react';
import {
  HYPNOTHERAPIST_IDS,
  SESSION_MINUTES,
  THERAPIST_IDS,
} from '@dhruva/care/therapists/contract/catalogue';
import { useLocation } from 'react-router';
import { type BookingWish, BookSession } from '@dhruva/care/appointments/web';
import { LostPayment } from '@dhruva/money/payments/web';
import { Therapists } from '@dhruva/care/therapists/web';
import { lazyWithQueries } from '../ui/lazy-with-queries.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useLatch } from '../lib/use-latch.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { TwoChairs } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.found_paid());

const IntakeDialog = lazyWithQueries(
  async () => (await import('@dhruva/care/intake/web/later')).IntakeDialog,
);

/** The fragment that selects the therapists who offer hypnotherapy. */
const HYPNOTHERAPY = 'hypnotherapy';

const PaidPage = () => {
  const [wish, setWish] = useState<BookingWish | null>(null);
  const [intakeOpen, setIntakeOpen] = useState(false);
  const isHypnotherapy = useLocation().hash === `#${HYPNOTHERAPY}`;
  const wasIntakeOpen = useLatch(intakeOpen);
  return (
    <PlainPage
      title={m.page_paid_title()}
      lead={m.therapists_intro({ minutes: SESSION_MINUTES.lasts })}
      picture={<TwoChairs />}
      wide
    >
      <LostPayment />
      <div id={HYPNOTHERAPY} className="scroll-mt-20">
        <Therapists
          shown={isHypnotherapy ? HYPNOTHERAPIST_IDS : THERAPIST_IDS}
          onBook={(therapist) => setWish({ therapist, credit: null })}
        />
      </div>
      <BookSession wish={wish} onClose={() => setWish(null)} onIntake={() => setIntakeOpen(true)} />
      {wasIntakeOpen && (
        <Suspense fallback={null}>
          <IntakeDialog open={intakeOpen} onClose={() => setIntakeOpen(false)} />
        </Suspense>
      )}
    </PlainPage>
  );
};
export default PaidPage;
