import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { CalendarPart, Mail } from '@dhruva/server/platform/messages/mail.ts';
import type { Composer } from '@dhruva/server/platform/messages/outbox.ts';
import type { SmsTemplate } from '@dhruva/server/platform/messages/sms.ts';
import { readerOf } from '@dhruva/account/profile/server';
import type { Appointment } from '../appointment.store.ts';
import { bookingsLink, calendarOf } from '../calendar/calendar-of.ts';
import { joinLinkOf } from '../joining/join-key.ts';
import { endOf } from '../joining/meeting.rules.ts';
import { moveUntil } from '../change-terms.rules.ts';
import { type Audience, kindOf, NEWS, type News } from '../enqueue-news.ts';
import { type TherapistNews, therapistWords } from './therapist-words.rules.ts';
import { currentNews } from './current-news.ts';
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

/** Whether the news updates calendars; reminders do not. */
const changesCalendars = (news: News): boolean => news !== 'day-before' && news !== 'hour-before';

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
    const calendar = changesCalendars(news)
      ? calendarOf(deps, appointment, { owner: 'user', name, email }, now)
      : undefined;
    return mailWith({ to: email, ...words }, calendar);
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
    const { reference, startsAt } = current.appointment;
    const link = bookingsLink(deps.env.publicUrl, reference);
    const vars = { reference, when: shortMoment(startsAt), link };
    return { sms: { to: `${COUNTRY_CODE}${reader.phone}`, template: TEMPLATES[news], vars } };
  };

/** No mail if the therapist was never told of the appointment because its time was lost before. */
const therapistMail =
  (deps: NewsDeps, news: TherapistNews): Composer =>
  async (message, db) => {
    const current = await currentNews(db, news, message);
    if (!current) return undefined;
    const { appointment, now } = current;
    const email = deps.env.therapistEmails[appointment.therapistId];
    const reader = { owner: 'therapist', name: '', email } as const;
    const calendar = calendarOf(deps, appointment, reader, now);
    if (!calendar) return undefined;
    const { minutes } = appointment;
    const words = therapistWords(news, { ...commonOf(deps, appointment), minutes });
    return mailWith({ to: email, ...words }, changesCalendars(news) ? calendar : undefined);
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
