import { useState } from 'react';
import {
  type Therapist,
  THERAPIST_IDS,
  therapistById,
} from '@dhruva/contract/catalogue/therapists';
import { readToken } from '../../lib/token.ts';
import { m } from '../../paraglide/messages.js';
import { LoginFirst } from '../../shell/login-first.tsx';
import { BookingDialog } from './booking/booking-dialog.tsx';
import { TherapistCard } from './therapist-card.tsx';

/** The therapists, and booking a session with one of them. */
export const Therapists = () => {
  const [booking, setBooking] = useState<Therapist | null>(null);
  const [login, setLogin] = useState<string | null>(null);
  const book = (therapist: Therapist): void => {
    if (readToken() === null) setLogin(m.therapists_login());
    else setBooking(therapist);
  };
  return (
    <section aria-labelledby="therapists-title">
      <h2 id="therapists-title" className="sr-only">
        {m.therapists_list()}
      </h2>
      <p className="mb-6 font-semibold">{m.therapists_times()}</p>
      <ul className="grid gap-4 md:grid-cols-2 wide:grid-cols-3">
        {THERAPIST_IDS.map(therapistById).map((therapist) => (
          <TherapistCard key={therapist.id} therapist={therapist} onBook={() => book(therapist)} />
        ))}
      </ul>
      <BookingDialog therapist={booking} onClose={() => setBooking(null)} />
      <LoginFirst text={login} onClose={() => setLogin(null)} />
    </section>
  );
};
