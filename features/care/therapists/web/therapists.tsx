import { THERAPIST_IDS, therapistById, type TherapistId } from '../contract/catalogue.ts';
import { Link, useLocation } from 'react-router';
import { m } from '@dhruva/web/paraglide/messages.js';
import { wantSession } from './session-wish.ts';
import { TherapistCard } from './therapist-card.tsx';

interface TherapistsProps {
  /** All therapists, or those who offer hypnotherapy. */
  readonly shown: readonly TherapistId[];
}

/** The list of therapists, each with a booking button: a session with them is then wanted. */
export const Therapists = ({ shown }: TherapistsProps) => {
  const { pathname, hash } = useLocation();
  const at = `${pathname}${hash}`;
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
          <TherapistCard
            key={therapist.id}
            therapist={therapist}
            onBook={() => wantSession({ therapist, at })}
          />
        ))}
      </ul>
    </section>
  );
};
