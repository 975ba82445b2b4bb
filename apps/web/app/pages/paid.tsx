import { useState } from 'react';
import {
  HYPNOTHERAPIST_IDS,
  SESSION_MINUTES,
  THERAPIST_IDS,
} from '@dhruva/care/therapists/contract/catalogue';
import { useLocation } from 'react-router';
import type { BookingWish } from '@dhruva/care/appointments/web';
import { BookSession } from '@dhruva/care/appointments/web/later';
import { LazyPendingPayment } from '@dhruva/money/payments/web';
import { Therapists } from '@dhruva/care/therapists/web';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { TwoChairs } from '../ui/scenes.tsx';
import { LateIntake } from './late-intake.tsx';

export const meta = () => pageMeta(m.seo_title_paid());

/** The part of the address that selects the therapists who offer it. */
const HYPNOTHERAPY = 'hypnotherapy';

const PaidPage = () => {
  const [wish, setWish] = useState<BookingWish | null>(null);
  const [intakeOpen, setIntakeOpen] = useState(false);
  const isHypnotherapy = useLocation().hash === `#${HYPNOTHERAPY}`;
  return (
    <PlainPage
      title={m.page_paid_title()}
      lead={m.therapists_intro({ minutes: SESSION_MINUTES.lasts })}
      picture={<TwoChairs />}
      wide
    >
      <LazyPendingPayment />
      <div id={HYPNOTHERAPY} className="scroll-mt-20">
        <Therapists
          shown={isHypnotherapy ? HYPNOTHERAPIST_IDS : THERAPIST_IDS}
          onBook={(therapist) => setWish({ therapist, credit: null })}
        />
      </div>
      <BookSession wish={wish} onClose={() => setWish(null)} onIntake={() => setIntakeOpen(true)} />
      <LateIntake open={intakeOpen} onClose={() => setIntakeOpen(false)} />
    </PlainPage>
  );
};
export default PaidPage;
