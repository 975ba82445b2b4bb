import { BOOKINGS_ADDRESS } from '@dhruva/money/payments/contract/addresses';
import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { Composer, OutboxMessage } from '@dhruva/server/platform/messages/outbox.ts';
import type { SmsTemplate } from '@dhruva/server/platform/messages/sms.ts';
import { readerOf } from '@dhruva/account/profile/server';
import { isDue } from '../reminder.rules.ts';
import { momentInWords } from '../stage-words.rules.ts';
import { findProgress, type UnlockProgress } from '../progress.service.ts';
import { clientWords } from './client-words.rules.ts';
import { dueWords, givenWords, referenceOf } from './therapist-words.rules.ts';

/** Outbox kinds; the subject id of each message is the order. Clients get a mail and an SMS. */
export const NEW_ASSESSMENT = 'assessments.to-therapist';
export const REPORT_DUE = 'assessments.report-due';
export const FORM_WANTED = ['assessments.form-wanted', 'assessments.form-wanted-sms'] as const;
export const REPORT_READY = ['assessments.report-ready', 'assessments.report-ready-sms'] as const;

type MailDeps = Pick<Deps, 'env' | 'outbox' | 'userKeys'>;
/** Whether a message still holds when it is sent. */
type StillTrue = (progress: UnlockProgress, now: Date) => boolean;

const isLive: StillTrue = ({ revokedAt }) => revokedAt === null;
const isDelivered: StillTrue = ({ reportAt }) => reportAt !== null;
const isFormWanted: StillTrue = (progress, now) => isDue('form', progress, now);
const isReportDue: StillTrue = (progress, now) => isDue('report', progress, now);

const currentProgress = async (
  db: Db,
  { subjectId = '' }: OutboxMessage,
  isTrue: StillTrue,
): Promise<UnlockProgress | undefined> => {
  const progress = await findProgress(db, subjectId);
  return progress && isTrue(progress, await readNow(db)) ? progress : undefined;
};

const toTherapist =
  ({ env }: MailDeps, write: typeof dueWords, isTrue: StillTrue): Composer =>
  async (message, db) => {
    const progress = await currentProgress(db, message, isTrue);
    if (!progress) return undefined;
    const { orderId, therapistId, dueAt } = progress;
    const reference = referenceOf(orderId);
    const letter = { reference, due: momentInWords(dueAt), supportEmail: env.supportEmail };
    return { mail: { to: env.therapistEmails[therapistId], ...write(letter) } };
  };

const linkOf = ({ env }: MailDeps): string => new URL(BOOKINGS_ADDRESS, env.publicUrl).href;

const clientMail =
  (deps: MailDeps, news: Parameters<typeof clientWords>[0], isTrue: StillTrue): Composer =>
  async (message, db) => {
    const progress = await currentProgress(db, message, isTrue);
    const client = progress && (await readerOf(deps, db, message.userId));
    if (!client || client.email === '') return undefined;
    const { supportEmail } = deps.env;
    const letter = { name: client.name, bookingsLink: linkOf(deps), supportEmail };
    return { mail: { to: client.email, ...clientWords(news, letter) } };
  };

const clientSms =
  (deps: MailDeps, template: SmsTemplate, isTrue: StillTrue): Composer =>
  async (message, db) => {
    const progress = await currentProgress(db, message, isTrue);
    const client = progress && (await readerOf(deps, db, message.userId));
    if (!client || client.phone === '') return undefined;
    const to = `${COUNTRY_CODE}${client.phone}`;
    return { sms: { to, template, vars: { link: linkOf(deps) } } };
  };

/** Registers the messages to therapists and clients; their content is read when they are sent. */
export const composeMails = (deps: MailDeps): void => {
  const { outbox } = deps;
  outbox.compose(NEW_ASSESSMENT, toTherapist(deps, givenWords, isLive));
  outbox.compose(REPORT_DUE, toTherapist(deps, dueWords, isReportDue));
  const [wanted, wantedShort] = FORM_WANTED;
  outbox.compose(wanted, clientMail(deps, 'form-wanted', isFormWanted));
  outbox.compose(wantedShort, clientSms(deps, 'waiting', isFormWanted));
  const [ready, readyShort] = REPORT_READY;
  outbox.compose(ready, clientMail(deps, 'report-ready', isDelivered));
  outbox.compose(readyShort, clientSms(deps, 'news', isDelivered));
};
