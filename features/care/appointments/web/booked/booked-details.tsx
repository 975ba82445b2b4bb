import { Link } from 'react-router';
import type { Appointment } from '../../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button, LinkButton } from '@dhruva/web/ui/button.tsx';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { CalendarButton } from '../calendar-button.tsx';
import { SlotTime } from '../slots/slot-time.tsx';
import { TimeLost } from '../time-lost.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';
import type { Booked } from './booked.ts';

interface BookedDetailsProps {
  readonly booked: Booked;
  /** Undefined while loading. */
  readonly appointment: Appointment | undefined;
  readonly onIntake: () => void;
}

const ToBookings = () => <Link to="/profile?tab=bookings">{m.appointments_booked_see()}</Link>;

const WithWhomAndWhen = ({ booked, appointment }: Omit<BookedDetailsProps, 'onIntake'>) => (
  <div className="rounded-card border border-line bg-care-tint p-4">
    {appointment && <p className="font-semibold">{appointment.therapist}</p>}
    <p>
      <SlotTime startsAt={booked.startsAt} minutes={booked.minutes} withDay />
    </p>
    {appointment && (
      <p className="text-small text-ink-2">
        {m.appointments_reference({ reference: appointment.reference })}
      </p>
    )}
  </div>
);

/** A booked session: time, therapist, reference, and what happens next. */
export const BookedDetails = ({ booked, appointment, onIntake }: BookedDetailsProps) => {
  const { orderId, message } = booked;
  if (appointment?.state === 'unplaced') {
    return (
      <div className="flex flex-col gap-4">
        <TimeLost appointment={appointment} />
        <ToBookings />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-start gap-3 text-lead">
        <Icon name="circleCheck" className="shrink-0 text-success" />
        {message}
      </p>
      <WithWhomAndWhen booked={booked} appointment={appointment} />
      <WhatHappensNext paidBy={orderId === null ? 'credit' : 'order'} />
      <div className="flex flex-wrap gap-3">
        {appointment && <CalendarButton appointment={appointment} />}
        <Button look="outline" onClick={onIntake}>
          {m.appointments_intake()}
        </Button>
        {orderId !== null && (
          <LinkButton look="outline" to={`/receipt?order=${encodeURIComponent(orderId)}`}>
            {m.appointments_receipt()}
          </LinkButton>
        )}
      </div>
      <ToBookings />
    </div>
  );
};
