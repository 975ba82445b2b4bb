import { THERAPIST_IDS, type TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { type Appointment, appointmentsFrom } from '@dhruva/care/appointments/server';
import { assessmentsFrom } from '@dhruva/care/assessments/server';
import type { Reference } from './reference.rules.ts';

/** What a reference stands for: whose it is, which therapist's, and the appointment if it is one. */
export interface Case {
  readonly id: string;
  readonly userId: string;
  readonly therapistId: TherapistId;
  readonly appointment?: Appointment;
  /** Booked, or bought and not taken back. */
  readonly isLive: boolean;
}

/** The therapist with this id, if there is one. */
export const therapistOf = (id: string | undefined): TherapistId | undefined =>
  THERAPIST_IDS.find((known) => known === id);

/** Everything a reference may stand for. */
export const casesOf = async (db: Db, reference: Reference): Promise<Case[]> => {
  if (reference.of === 'assessment') {
    const bought = await assessmentsFrom(db, reference);
    return bought.map(({ orderId, ...whose }) => ({ id: orderId, ...whose, isLive: true }));
  }
  const booked = await appointmentsFrom(db, reference);
  return booked.map((appointment) => ({
    id: appointment.id,
    userId: appointment.userId,
    therapistId: appointment.therapistId,
    appointment,
    isLive: appointment.state === 'confirmed',
  }));
};

/** What a therapist asks for of a client. `therapistId`, `reference`: as they were typed. */
export interface Asked {
  readonly reference: string;
  readonly therapistId: string | undefined;
  readonly staff: string;
  readonly purpose: string;
}
