import { useState } from 'react';
import {
  type Therapist,
  THERAPIST_IDS,
  therapistById,
  type TherapistId,
} from '../contract/catalogue.ts';
import { Link } from 'react-router';
import { readToken } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { LoginFirst } from '@dhruva/account/auth/web';
import { TherapistCard } from './therapist-card.tsx';

interface TherapistsProps {
  /** All therapists, or those who offer hypnotherapy. */
  readonly shown: readonly TherapistId[];
  /** Books a session with a therapist, for signed-in visitors; provided by another feature. */
  readonly onBook: (therapist: Therapist) => void;
}

/** The list of therapists, each with a booking button. */
export const Therapists = ({ shown, onBook }: TherapistsProps) => {
  const [login, setLogin] = useState<string | null>(null);
  const book = (therapist: Therapist): void => {
    if (readToken() === null) setLogin(m.therapists_login());
    else onBook(therapist);
  };
  return (
    <section aria-labelledby="therapists-title">
      <h2 id="therapists-title" className="sr-only">
        {m.therapists_list()}
      </h2>
      <p className="mb-6 font-semibold">{m.therapists_times()}</p>
      {shown.length < THERAPIST_IDS.length && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          {m.therapists_hypnotherapy()} <Link to="/paid">{m.therapists_all()}</Link>
        </p>
      )}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {shown.map(therapistById).map((therapist) => (
          <TherapistCard key={therapist.id} therapist={therapist} onBook={() => book(therapist)} />
        ))}
      </ul>
      <LoginFirst text={login} onClose={() => setLogin(null)} />
    </section>
  );
};
