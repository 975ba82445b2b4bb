import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';

/** No session can be booked yet, so there is none to list. */
export const MyBookings = () => (
  <div className="flex flex-col items-start gap-3">
    <p>{m.profile_bookings_empty()}</p>
    <LinkButton to="/paid" look="outline">
      {m.profile_bookings_next()}
    </LinkButton>
  </div>
);
