import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Outbox } from '@dhruva/server/platform/messages/outbox.ts';
import type { Appointment } from './appointment.store.ts';

const ALL = ['user', 'user-sms', 'therapist'] as const;
export type Audience = (typeof ALL)[number];
/** An hour before, therapists have their day before them. */
const USER: readonly Audience[] = ['user', 'user-sms'];

/**
 * What can be told of an appointment, and to whom: the user by mail and SMS, the therapist by mail. `booked` also
 * when it got a time in place of a lost one.
 */
export const NEWS = {
  booked: ALL,
  moved: ALL,
  cancelled: ALL,
  unplaced: ALL,
  'day-before': ALL,
  'hour-before': USER,
} as const satisfies Record<string, readonly Audience[]>;
export type News = keyof typeof NEWS;

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
  for (const audience of NEWS[news])
    await outbox.enqueue(tx, { kind: kindOf(news, audience), userId, subjectId }, now);
};
