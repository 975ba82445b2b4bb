import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { SlotTime } from '../slots/slot-time.tsx';
import type { Booked } from './use-session-purchase.ts';

const NEXT = [
  m.therapists_booked_next_place,
  m.therapists_booked_next_quiet,
  m.therapists_booked_next_change,
];

const Details = ({ booking, slot }: Pick<Booked, 'booking' | 'slot'>) => (
  <>
    <dl className="flex flex-col gap-2">
      <div>
        <dt className="text-small text-ink-3">{m.therapists_booked_session()}</dt>
        <dd>
          {booking.doctor}
          <br />
          <SlotTime date={slot.date} startsAt={slot.startsAt} withDay />
        </dd>
      </div>
      <div>
        <dt className="text-small text-ink-3">{m.therapists_booked_reference()}</dt>
        <dd className="break-all">{booking.receiptNumber ?? booking.paymentId}</dd>
      </div>
    </dl>
    <h3 className="mt-4 font-semibold">{m.therapists_booked_next()}</h3>
    <ul className="mt-1 mb-4 list-disc pl-5">
      {NEXT.map((step) => (
        <li key={step()}>{step()}</li>
      ))}
    </ul>
    <Link to="/profile" state={{ tab: 'bookings' }}>
      {m.therapists_booked_see()}
    </Link>
  </>
);

interface BookedDialogProps {
  /** Null: closed. */
  readonly booked: Booked | null;
  readonly onClose: () => void;
}

/** The session is booked: its reference, and what happens next. */
export const BookedDialog = ({ booked, onClose }: BookedDialogProps) => (
  <Dialog
    open={booked !== null}
    onClose={onClose}
    title={m.ui_success_title()}
    actions={<Button onClick={onClose}>{m.ui_ok()}</Button>}
    description={
      <p className="flex items-start gap-3">
        <Icon name="circleCheck" className="shrink-0 text-success" />
        <span>{booked?.message}</span>
      </p>
    }
  >
    {booked && <Details booking={booked.booking} slot={booked.slot} />}
  </Dialog>
);
