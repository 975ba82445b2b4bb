import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { Composer, OutboxMessage } from '@dhruva/server/platform/messages/outbox.ts';
import type { Mail } from '@dhruva/server/platform/messages/mail.ts';
import { EMPTY_PROFILE, loadProfile } from '@dhruva/account/profile/server';
import { type Appointment, findAppointment } from '../appointment.store.ts';
import { bookingsLink } from '../calendar/calendar-of.ts';
import { findCase, type NotHeldCase } from './case.store.ts';
import {
  heldWords,
  type NotHeldLetter,
  notHeldWords,
  caseOpenedWords,
  supportWords,
  therapistWords,
} from './not-held-words.rules.ts';

/**
 * Outbox kinds of cases: to the client that one is open, or its outcome; to support and the therapist that
 * one is open.
 */
export const MAILS = {
  said: 'appointments.not-held-said.user',
  notHeld: 'appointments.not-held.user',
  held: 'appointments.held.user',
  support: 'appointments.not-held-said.support',
  therapist: 'appointments.not-held-said.therapist',
} as const;

type MailDeps = Pick<Deps, 'env' | 'outbox' | 'userKeys'>;

interface CaseFacts {
  readonly appointment: Appointment;
  readonly notHeldCase: NotHeldCase | undefined;
}

const caseFactsOf = async (
  db: Db,
  { subjectId = '' }: OutboxMessage,
): Promise<CaseFacts | undefined> => {
  const appointment = await findAppointment(db, { id: subjectId });
  return appointment && { appointment, notHeldCase: await findCase(db, subjectId) };
};

const letterTo = (
  { env }: MailDeps,
  name: string,
  { reference, startsAt, orderId }: Appointment,
): NotHeldLetter => ({
  name,
  reference,
  startsAt,
  paidBy: orderId === null ? 'credit' : 'order',
  bookingsLink: bookingsLink(env.publicUrl, reference),
  supportEmail: env.supportEmail,
});

type Writer = (
  letter: NotHeldLetter,
  facts: CaseFacts,
) => { readonly subject: string; readonly text: string } | undefined;

const caseOpened: Writer = (letter, { notHeldCase: opened }) =>
  opened?.outcome === null ? caseOpenedWords(letter, opened.dueAt) : undefined;

const notHeld: Writer = (letter, { appointment, notHeldCase: closed }) => {
  if (appointment.state !== 'not-held') return undefined;
  return notHeldWords(letter, closed?.outcome === 'not-answered' ? 'not-answered' : 'not-held');
};

const held: Writer = (letter, { notHeldCase: closed }) =>
  closed?.outcome === 'held' ? heldWords(letter) : undefined;

/** A mail to the client, unless it no longer holds when it is sent. */
const toClient =
  (deps: MailDeps, write: Writer): Composer =>
  async (message, db) => {
    const facts = await caseFactsOf(db, message);
    const key = facts && (await deps.userKeys.load(db, message.userId));
    if (!key) return undefined;
    const { name, email } = (await loadProfile(db, key)) ?? EMPTY_PROFILE;
    const words = write(letterTo(deps, name, facts.appointment), facts);
    return words && email !== '' ? { mail: { to: email, ...words } } : undefined;
  };

/** A mail to support or the therapist, only while the case is open. */
const toStaff =
  (write: (about: CaseFacts, dueAt: Date) => Mail): Composer =>
  async (message, db) => {
    const facts = await caseFactsOf(db, message);
    if (facts?.notHeldCase?.outcome !== null) return undefined;
    return { mail: write(facts, facts.notHeldCase.dueAt) };
  };

/** Registers the mails on cases of sessions not held. */
export const composeNotHeld = (deps: MailDeps): void => {
  const { outbox, env } = deps;
  outbox.compose(MAILS.said, toClient(deps, caseOpened));
  outbox.compose(MAILS.notHeld, toClient(deps, notHeld));
  outbox.compose(MAILS.held, toClient(deps, held));
  outbox.compose(
    MAILS.support,
    toStaff(({ appointment }, dueAt) => ({
      to: env.supportEmail,
      ...supportWords(appointment.reference, dueAt),
    })),
  );
  outbox.compose(
    MAILS.therapist,
    toStaff(({ appointment }, dueAt) => ({
      to: env.therapistEmails[appointment.therapistId],
      ...therapistWords(appointment, { dueAt, supportEmail: env.supportEmail }),
    })),
  );
};
