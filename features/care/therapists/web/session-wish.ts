import { keepWish, useWishFor } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { type Therapist, THERAPIST_IDS, therapistById } from '../contract/catalogue.ts';

/** A time with a therapist, as it is offered. */
interface WantedSlot {
  /** YYYY-MM-DD in India. */
  readonly date: string;
  /** The offered time in words. */
  readonly slot: string;
  /** ISO instant. */
  readonly startsAt: string;
}

declare module '@dhruva/account/auth/web/wish' {
  interface Wishes {
    /** A session with a therapist, at the time chosen so far. */
    readonly session: { readonly therapist: string; readonly slot?: WantedSlot };
  }
}

interface WantedSession {
  readonly therapist: Therapist;
  readonly slot?: WantedSlot | undefined;
  /** The address of the list it was chosen from. */
  readonly at: string;
}

/** Keeps a session as wanted, until it is booked or closed. */
export const wantSession = ({ therapist, slot, at }: WantedSession): void =>
  keepWish({
    kind: 'session',
    at,
    title: m.therapists_wanted({ name: therapist.name }),
    lead: m.therapists_login(),
    therapist: therapist.id,
    ...(slot && { slot: { date: slot.date, slot: slot.slot, startsAt: slot.startsAt } }),
  });

/** The session that is wanted, if its therapist is one of ours. */
export const useWantedSession = (): WantedSession | undefined => {
  const wish = useWishFor('session');
  const id = THERAPIST_IDS.find((each) => each === wish?.therapist);
  if (!wish || !id) return undefined;
  const { at, slot } = wish;
  return { at, therapist: therapistById(id), ...(slot && { slot }) };
};
