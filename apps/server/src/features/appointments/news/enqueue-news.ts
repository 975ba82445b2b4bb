import type { Tx } from '../../../platform/database/db.ts';
import type { Outbox } from '../../../platform/messages/outbox.ts';
import type { Appointment } from '../appointment.store.ts';

/** What can be told of an appointment, to the user by mail and SMS and to the therapist by mail. */
export const NEWS = [
  'booked',
  'moved',
  'cancelled',
  'unplaced',
  'day-before',
  'hour-before',
] as const;
export type News = (typeof NEWS)[number];

const AUDIENCES = ['user', 'user-sms', 'therapist'] as const;
type Audience = (typeof AUDIENCES)[number];

/** The kind of message in the outbox: `appointments.moved.user-sms`. */
export const kindOf = (news: News, audience: Audience): string =>
  `appointments.${news}.${audience}`;

/** Tells all it concerns, once the transaction commits. What it says is read when it is sent. */
export const enqueueNews = async (
  outbox: Outbox,
  tx: Tx,
  {
    appointment,
    news,
  }: { readonly appointment: Pick<Appointment, 'id' | 'userId'>; readonly news: News },
  now: Date,
): Promise<void> => {
  const { id: subjectId, userId } = appointment;
  for (const audience of AUDIENCES)
    await outbox.enqueue(tx, { kind: kindOf(news, audience), userId, subjectId }, now);
};
