import { DAY_SECONDS } from '@dhruva/kernel/durations';
import { randomInt, randomUUID } from 'node:crypto';
import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { type AnswerTo, readAnswerTo } from '../contract/answer-to.ts';
import type { SupportIssue } from '../contract/issues.ts';
import type { SupportMessage } from '../contract/schemas.ts';
import { detectDanger } from '@dhruva/safety/detector';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { countHit } from '@dhruva/server/platform/rate-limit.ts';
import { MAILS } from './support.mails.ts';
import { ticketNumber } from './ticket.rules.ts';
import { addTicket } from './ticket.store.ts';

type SupportDeps = Pick<Deps, 'db' | 'hash' | 'outbox' | 'userKeys'>;

/** How often a day one mail address is sent a confirmation: anybody may type any address. */
const RECEIVED_PER_EMAIL = {
  scope: 'support.received',
  limit: 3,
  windowSeconds: DAY_SECONDS,
};
const NUMBERS_TRIED = 5;

interface ReadMessage {
  readonly issue: SupportIssue;
  readonly message: string;
  readonly answerTo: string;
  readonly answer: AnswerTo;
}

const readMessage = ({ issue, message, answerTo }: SupportMessage): ReadMessage => {
  const text = message.trim();
  if (issue === '' || text === '') throw new AppError('support.fields-missing');
  const answer = readAnswerTo(answerTo);
  if (answer === undefined) throw new AppError('support.answer-to-invalid');
  return { issue, message: text, answerTo: answerTo.trim(), answer };
};

const mayConfirm = async ({ db, hash }: SupportDeps, answer: AnswerTo): Promise<boolean> => {
  if (answer.kind !== 'email') return false;
  const who = hash('email', answer.to.toLowerCase());
  return (await countHit(db, RECEIVED_PER_EMAIL, who)).allowed;
};

const keep = async (
  tx: Tx,
  { userKeys }: SupportDeps,
  words: Omit<Parameters<typeof addTicket>[2], 'number'>,
  now: Date,
): Promise<{ readonly id: string; readonly number: string }> => {
  const key = await userKeys.create(tx, randomUUID());
  for (let tries = 0; tries < NUMBERS_TRIED; tries += 1) {
    const number = ticketNumber((below) => randomInt(below));
    if (await addTicket(tx, key, { ...words, number }, now)) return { id: key.userId, number };
  }
  throw new Error('every ticket number tried was taken');
};

/**
 * Stores a message as a ticket and mails it to the support team; confirms it to the sender where an e-mail
 * address was given.
 */
export const sendMessage = async (
  deps: SupportDeps,
  body: SupportMessage,
): Promise<{ readonly ticket: string; readonly distress: boolean }> => {
  const { answer, ...words } = readMessage(body);
  const phoneHash =
    answer.kind === 'phone' ? deps.hash('phone', `${COUNTRY_CODE}${answer.to}`) : null;
  const kinds = (await mayConfirm(deps, answer)) ? [MAILS.team, MAILS.received] : [MAILS.team];
  const ticket = await inTransaction(deps.db, async (tx, now) => {
    const { id, number } = await keep(tx, deps, { ...words, phoneHash }, now);
    for (const kind of kinds) await deps.outbox.enqueue(tx, { kind, userId: id }, now);
    return number;
  });
  return { ticket, distress: detectDanger(words.message) !== undefined };
};
