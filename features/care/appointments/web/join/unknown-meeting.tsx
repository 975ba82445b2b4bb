import { m } from '@dhruva/web/paraglide/messages.js';
import { LinkButton } from '@dhruva/web/ui/button.tsx';

const ToBookings = () => (
  <LinkButton look="outline" to="/profile?tab=bookings">
    {m.appointments_join_bookings()}
  </LinkButton>
);

/** Shown for an invalid meeting link. */
export const UnknownMeeting = () => (
  <div role="alert" className="flex flex-col items-start gap-4">
    <p className="text-lead font-semibold">{m.appointments_join_unknown()}</p>
    <p>{m.appointments_join_unknown_note()}</p>
    <ToBookings />
  </div>
);
