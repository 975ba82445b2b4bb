import { JOIN_MINUTES_BEFORE } from '@dhruva/care/therapists/contract/catalogue';
import type { Appointment } from '../../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** The steps that follow a booking, in order. */
export const WhatHappensNext = ({ paidBy }: Pick<Appointment, 'paidBy'>) => {
  const steps = [
    paidBy === 'order' ? m.appointments_next_mail() : m.appointments_next_mail_credit(),
    m.appointments_next_reminders(),
    m.appointments_next_join({ minutes: JOIN_MINUTES_BEFORE }),
    m.appointments_next_quiet(),
    m.appointments_next_change(),
  ];
  return (
    <div>
      <h3 className="font-semibold">{m.appointments_next()}</h3>
      <ul className="mt-1 list-disc pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
};
