import type { Appointment } from '../../contract/schemas.ts';
import { SlotTime } from '../slots/slot-time.tsx';

/** With whom and when a session is, below the title of a dialog about it. */
export const WhichSession = ({
  of: { therapist, startsAt, minutes },
}: {
  readonly of: Pick<Appointment, 'therapist' | 'startsAt' | 'minutes'>;
}) => (
  <p>
    {therapist}
    <br />
    <SlotTime startsAt={startsAt} minutes={minutes} withDay />
  </p>
);
