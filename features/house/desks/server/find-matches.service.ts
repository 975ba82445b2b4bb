import { THERAPIST_IDS, type TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { type Appointment, appointmentsFrom } from '@dhruva/care/appointments/server';
import { assessmentsFrom } from '@dhruva/care/assessments/server';
import type { Reference } from './reference.rules.ts';

/** An appointment or assessment found by a reference: its client and therapist. */
export interface ReferenceMatch {
  readonly id: string;
  readonly userId: string;
  readonly therapistId: TherapistId;
  readonly appointment?: Appointment;
  /** A confirmed appointment, or an assessment that was not revoked. */
  readonly isLive: boolean;
}

/** The therapist id, if it exists. */
export const therapistOf = (id: string | undefined): TherapistId | undefined =>
  THERAPIST_IDS.find((known) => known === id);

/** Finds every appointment or assessment that matches a reference. */
export const findMatches = async (db: Db, reference: Reference): Promise<ReferenceMatch[]> => {
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

/** A therapist's request to read what a client wrote. `therapistId` and `reference` are as typed. */
export interface ReadRequest {
  readonly reference: string;
  readonly therapistId: string | undefined;
  readonly staff: string;
  readonly purpose: string;
}
