import type { Appointment } from '../contract/schemas.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

interface TimeLostProps {
  readonly appointment: Pick<Appointment, 'paidBy' | 'chooseBy'>;
}

/** The notice of a lost time: until when another can be chosen, and what happens otherwise. */
export const TimeLost = ({ appointment: { paidBy, chooseBy } }: TimeLostProps) => (
  <p className="rounded-field border-2 border-warn bg-warn-tint p-4 text-warn">
    {m.appointments_lost()}{' '}
    {chooseBy !== null &&
      (paidBy === 'order'
        ? m.appointments_lost_money({ until: dueInWords(chooseBy) })
        : m.appointments_lost_credit({ until: dueInWords(chooseBy) }))}
  </p>
);
