import { m } from '@dhruva/web/paraglide/messages.js';
import { Card } from '@dhruva/web/ui/card.tsx';
import { CalendarButton } from '../calendar-button.tsx';
import { SlotTime } from '../slots/slot-time.tsx';
import { TimeLost } from '../time-lost.tsx';
import { useAppointmentOf } from '../use-appointments.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

interface BookedSessionProps {
  /** The order id; empty for none. */
  readonly orderId: string;
}

/** The session of a paid order, with what happens next; nothing for other purchases. */
export const BookedSession = ({ orderId }: BookedSessionProps) => {
  const appointment = useAppointmentOf(orderId === '' ? null : orderId);
  if (!appointment || appointment.state === 'cancelled' || appointment.state === 'not-held')
    return null;
  const { therapist, startsAt, minutes, reference, paidBy } = appointment;
  return (
    <div className="mt-6">
      <Card mark="care" as="section" className="flex flex-col gap-4">
        <div>
          <h2 className="text-title">{therapist}</h2>
          {appointment.state !== 'unplaced' && (
            <p>
              <SlotTime startsAt={startsAt} minutes={minutes} withDay />
            </p>
          )}
          <p className="text-small text-ink-2">{m.appointments_reference({ reference })}</p>
        </div>
        {appointment.state === 'unplaced' && <TimeLost appointment={appointment} />}
        {appointment.state === 'confirmed' && (
          <>
            <WhatHappensNext paidBy={paidBy} />
            <div className="flex flex-wrap gap-3">
              <CalendarButton appointment={appointment} />
            </div>
          </>
        )}
      </Card>
    </div>
  );
};
