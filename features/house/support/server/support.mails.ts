import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { readAnswerTo } from '../contract/answer-to.ts';
import { detectDanger } from '@dhruva/safety/detector';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { OutboxMessage } from '@dhruva/server/platform/messages/outbox.ts';
import { confirmationMailWords, teamMailWords } from './support-words.rules.ts';
import { findTicket } from './ticket.store.ts';

/** Outbox kinds. Their `userId` is the ticket's key id. */
export const MAILS = { team: 'support.to-team', received: 'support.received' } as const;

type MailDeps = Pick<Deps, 'env' | 'outbox' | 'userKeys'>;

const readTicket = async ({ userKeys }: MailDeps, db: Db, { userId }: OutboxMessage) => {
  const key = await userKeys.load(db, userId);
  const ticket = key && (await findTicket(db, key));
  if (!ticket) return undefined;
  const answer = readAnswerTo(ticket.answerTo);
  return {
    ...ticket,
    distress: detectDanger(ticket.message) !== undefined,
    email: answer?.kind === 'email' ? answer.to : null,
    phone: answer?.kind === 'phone' ? `${COUNTRY_CODE} ${answer.to}` : null,
  };
};

/** Registers the composers of the mail to the support team and of the confirmation to the sender. */
export const composeMails = (deps: MailDeps): void => {
  const { outbox, env } = deps;
  outbox.compose(MAILS.team, async (message, db) => {
    const ticket = await readTicket(deps, db, message);
    if (!ticket) return undefined;
    const words = teamMailWords({ ...ticket, answerTo: ticket.email ?? ticket.phone });
    return { mail: { to: env.supportEmail, ...words } };
  });
  outbox.compose(MAILS.received, async (message, db) => {
    const ticket = await readTicket(deps, db, message);
    if (!ticket?.email) return undefined;
    const words = confirmationMailWords({ ...ticket, supportEmail: env.supportEmail });
    return { mail: { to: ticket.email, ...words } };
  });
};
