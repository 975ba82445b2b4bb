import { useMemo, useState } from 'react';
import {
  HYPNOTHERAPIST_IDS,
  SESSION_MINUTES,
  THERAPIST_IDS,
} from '@dhruva/care/therapists/contract/catalogue';
import { useLocation } from 'react-router';
import type { BookingWish } from '@dhruva/care/appointments/web';
import { BookSession } from '@dhruva/care/appointments/web/later';
import { LazyPendingPayment } from '@dhruva/money/payments/web';
import { dropWish, useSession } from '@dhruva/account/auth/web';
import { Therapists, useWantedSession, wantSession } from '@dhruva/care/therapists/web';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { TwoChairs } from '../ui/scenes.tsx';
import { LateIntake } from './late-intake.tsx';

export const meta = () => pageMeta(m.seo_title_paid());

/** The part of the address that selects the therapists who offer it. */
const HYPNOTHERAPY = 'hypnotherapy';

/** The session to book; the same object as long as it is with the same therapist. */
const useBookingWish = (wanted: ReturnType<typeof useWantedSession>): BookingWish | null => {
  const { isAuthenticated } = useSession();
  return useMemo(() => {
    if (!isAuthenticated || !wanted) return null;
    const { therapist, slot } = wanted;
    const chosen = slot && { slot: { ...slot, therapistId: therapist.id } };
    return { therapist, credit: null, ...chosen };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time is read once, then the booking has it
  }, [isAuthenticated, wanted?.therapist.id]);
};

const PaidPage = () => {
  const wanted = useWantedSession();
  const [isPaymentKnown, setPaymentKnown] = useState(false);
  const wish = useBookingWish(isPaymentKnown ? wanted : undefined);
  const [intakeOpen, setIntakeOpen] = useState(false);
  const isHypnotherapy = useLocation().hash === `#${HYPNOTHERAPY}`;
  return (
    <PlainPage
      title={m.page_paid_title()}
      lead={m.therapists_intro({ minutes: SESSION_MINUTES.lasts })}
      picture={<TwoChairs />}
      wide
    >
      <LazyPendingPayment
        onKnown={(state) => {
          if (state === 'paid' || state === 'waiting') dropWish();
          setPaymentKnown(true);
        }}
      />
      <div id={HYPNOTHERAPY} className="scroll-mt-20">
        <Therapists shown={isHypnotherapy ? HYPNOTHERAPIST_IDS : THERAPIST_IDS} />
      </div>
      <BookSession
        wish={wish}
        onClose={dropWish}
        onSlot={(slot) => wanted && wantSession({ ...wanted, slot: slot ?? undefined })}
        onIntake={() => setIntakeOpen(true)}
      />
      <LateIntake open={intakeOpen} onClose={() => setIntakeOpen(false)} />
    </PlainPage>
  );
};
export default PaidPage;
