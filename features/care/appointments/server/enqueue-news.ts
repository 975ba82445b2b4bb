import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Outbox } from '@dhruva/server/platform/messages/outbox.ts';
import type { Appointment } from './appointment.store.ts';

const ALL = ['user', 'user-sms', 'therapist'] as const;
export type Audience = (typeof ALL)[number];
/** The reminder an hour before goes to the user only. */
const USER: readonly Audience[] = ['user', 'user-sms'];

/**
 * The kinds of news of an appointment and their recipients: the user by mail and SMS, the therapist by mail.
 * `booked` also when a lost time was replaced.
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

/** The outbox kind of a message: `appointments.moved.user-sms`. */
export const kindOf = (news: News, audience: Audience): string =>
  `appointments.${news}.${audience}`;

/** Enqueues the messages of a news item in the transaction. Their content is read when they are sent. */
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
