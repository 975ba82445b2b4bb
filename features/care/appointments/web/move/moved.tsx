import type { Appointment } from '../../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { CalendarButton } from '../calendar-button.tsx';
import { SlotTime } from '../slots/slot-time.tsx';

interface MovedProps {
  readonly moved: { readonly message: string; readonly appointment: Appointment };
  readonly onClose: () => void;
}

/** The confirmation of a move: the new time, and that calendars are updated. */
export const Moved = ({ moved: { message, appointment }, onClose }: MovedProps) => (
  <Dialog
    open
    onClose={onClose}
    title={m.ui_success_title()}
    description={
      <p className="flex items-start gap-3">
        <Icon name="circleCheck" className="shrink-0 text-success" />
        <span>{message}</span>
      </p>
    }
    actions={<Button onClick={onClose}>{m.ui_ok()}</Button>}
  >
    <p className="font-semibold">{appointment.therapist}</p>
    <p>
      <SlotTime startsAt={appointment.startsAt} minutes={appointment.minutes} withDay />
    </p>
    <p className="my-4">{m.appointments_moved_mail()}</p>
    <div className="flex flex-wrap gap-3">
      <CalendarButton appointment={appointment} />
    </div>
  </Dialog>
);
