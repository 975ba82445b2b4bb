import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { CalendarPart, Mail } from '@dhruva/server/platform/messages/mail.ts';
import { type Composer, messagesAbout } from '@dhruva/server/platform/messages/outbox.ts';
import type { SmsTemplate } from '@dhruva/server/platform/messages/sms.ts';
import { readerOf } from '@dhruva/account/profile/server';
import type { Appointment } from '../appointment.store.ts';
import { bookingsLink, calendarOf } from '../calendar/calendar-of.ts';
import { joinLinkOf } from '../joining/join-key.ts';
import { endOf } from '../joining/meeting.rules.ts';
import { moveUntil } from '../change-terms.rules.ts';
import { type Audience, kindOf, NEWS, type News } from '../enqueue-news.ts';
import { type TherapistNews, therapistWords } from './therapist-words.rules.ts';
import { currentNews, isReminder } from './current-news.ts';
import { userWords } from './user-words.rules.ts';
import { shortMoment } from './when-words.rules.ts';

type NewsDeps = Pick<Deps, 'env' | 'hash' | 'outbox' | 'userKeys'>;

/** The common content of mails to user and therapist. */
const commonOf = ({ env, hash }: NewsDeps, appointment: Appointment) => ({
  reference: appointment.reference,
  startsAt: appointment.startsAt,
  endsAt: endOf(appointment),
  joinLink: joinLinkOf(env.publicUrl, hash, appointment),
  supportEmail: env.supportEmail,
});

const mailWith = (mail: Mail, calendar: CalendarPart | undefined) => ({
  mail: { ...mail, ...(calendar && { calendar }) },
});

/** Changes that are told while they wait say the same; reminders are messages of their own. */
const tellsOf = (news: News, audience: Audience, { state, sequence }: Appointment) =>
  isReminder(news) ? {} : { tells: `${audience} ${state} ${sequence}` };

const BEFORE_CANCELLING = (Object.keys(NEWS) as News[]).filter((news) => news !== 'cancelled');

/**
 * Cancelled while the news of the booking still waited, and nothing else was told: there is nothing to take
 * back. What was told more than 30 days ago is no longer known, but neither is its booking still waiting.
 */
const isUnheardOf = async (
  db: Db,
  { news, audience, id }: { readonly news: News; readonly audience: Audience; readonly id: string },
): Promise<boolean> => {
  if (news !== 'cancelled') return false;
  const kinds = BEFORE_CANCELLING.map((earlier) => kindOf(earlier, audience));
  const earlier = await messagesAbout(db, id, kinds);
  const isBookingKept = earlier.some(({ kind }) => kind === kindOf('booked', audience));
  return isBookingKept && !earlier.some(({ isOut }) => isOut);
};

const isForTherapists = (news: News): news is TherapistNews =>
  NEWS[news].some((audience) => audience === 'therapist');

const userMail =
  (deps: NewsDeps, news: News): Composer =>
  async (message, db) => {
    const current = await currentNews(db, news, message);
    const reader = current && (await readerOf(deps, db, message.userId));
    if (!reader || reader.email === '') return undefined;
    const { appointment, now } = current;
    const { name, email } = reader;
    const words = userWords(news, {
      ...commonOf(deps, appointment),
      name,
      therapist: therapistById(appointment.therapistId).name,
      paidBy: appointment.orderId === null ? 'credit' : 'order',
      moveUntil: moveUntil(appointment, now) ?? null,
      chooseBy: appointment.chooseBy,
      bookingsLink: bookingsLink(deps.env.publicUrl, appointment.reference),
    });
    const calendar = !isReminder(news)
      ? calendarOf(deps, appointment, { owner: 'user', name, email }, now)
      : undefined;
    return {
      ...mailWith({ to: email, ...words }, calendar),
      ...tellsOf(news, 'user', appointment),
    };
  };

const TEMPLATES: Readonly<Record<News, SmsTemplate>> = {
  booked: 'booked',
  moved: 'moved',
  cancelled: 'cancelled',
  unplaced: 'unplaced',
  'day-before': 'reminder',
  'hour-before': 'reminder',
};

const userSms =
  (deps: NewsDeps, news: News): Composer =>
  async (message, db) => {
    const current = await currentNews(db, news, message);
    const reader = current && (await readerOf(deps, db, message.userId));
    if (!reader || reader.phone === '') return undefined;
    const { id, reference, startsAt } = current.appointment;
    if (await isUnheardOf(db, { news, audience: 'user-sms', id })) return undefined;
    const link = bookingsLink(deps.env.publicUrl, reference);
    const vars = { reference, when: shortMoment(startsAt), link };
    return {
      sms: { to: `${COUNTRY_CODE}${reader.phone}`, template: TEMPLATES[news], vars },
      ...tellsOf(news, 'user-sms', current.appointment),
    };
  };

/** No mail if the therapist was never told of the appointment because its time was lost before. */
const therapistMail =
  (deps: NewsDeps, news: TherapistNews): Composer =>
  async (message, db) => {
    const current = await currentNews(db, news, message);
    if (!current) return undefined;
    const { appointment, now } = current;
    if (await isUnheardOf(db, { news, audience: 'therapist', id: appointment.id }))
      return undefined;
    const email = deps.env.therapistEmails[appointment.therapistId];
    const reader = { owner: 'therapist', name: '', email } as const;
    const calendar = calendarOf(deps, appointment, reader, now);
    if (!calendar) return undefined;
    const { minutes } = appointment;
    const words = therapistWords(news, { ...commonOf(deps, appointment), minutes });
    return {
      ...mailWith({ to: email, ...words }, isReminder(news) ? undefined : calendar),
      ...tellsOf(news, 'therapist', appointment),
    };
  };

/** Registers the mails and SMS on appointments; their content is read when they are sent. */
export const composeNews = (deps: NewsDeps): void => {
  const write = (news: News, audience: Audience, composer: Composer): void =>
    deps.outbox.compose(kindOf(news, audience), composer);
  for (const news of Object.keys(NEWS) as News[]) {
    write(news, 'user', userMail(deps, news));
    write(news, 'user-sms', userSms(deps, news));
    if (isForTherapists(news)) write(news, 'therapist', therapistMail(deps, news));
  }
};
