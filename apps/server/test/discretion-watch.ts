import { ASSESSMENT_IDS, assessmentById } from '@dhruva/care/assessments/contract/catalogue';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mail } from '../src/platform/messages/mail.ts';
import type { Sms } from '../src/platform/messages/sms.ts';

/** Names that no message, calendar or receipt may contain: assessments, and questions asked (decision 55). */
const FORBIDDEN_NAMES: readonly string[] = [
  ...ASSESSMENT_IDS.flatMap((id) => {
    const { name, formerly } = assessmentById(id);
    return formerly === null ? [name] : [name, formerly];
  }),
  ...QUESTIONS.map(({ text }) => text),
  'suicid',
  'self-harm',
];

const told: string[] = [];

/** A text's words in lower case, each after a space; the id of a payment is one word. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}_]+/u)
    .filter((word) => word !== '')
    .join(' ')}`;

/** The forbidden names a text contains, each from the start of a word. */
export const forbiddenNamesIn = (text: string): readonly string[] => {
  const words = wordsOf(text);
  return FORBIDDEN_NAMES.filter((name) => words.includes(wordsOf(name)));
};

const watch = (where: string, text: string): void => {
  told.push(
    ...forbiddenNamesIn(text).map((name) => `${where} names “${name}”:\n${text.slice(0, 500)}`),
  );
};

/** Checks a sent mail; mails to support are exempt, since visitors may write anything. */
export const watchMail = ({ to, subject, text }: Mail, supportEmail: string): void => {
  if (to !== supportEmail) watch(`the mail “${subject}”`, `${subject}\n${text}`);
};

export const watchSms = ({ template, vars }: Sms): void =>
  watch(`the SMS ${template}`, Object.values(vars).join('\n'));

/** Checks a calendar or receipt in a reply. */
export const watchPapers = (request: FastifyRequest, reply: FastifyReply, body: unknown): void => {
  if (typeof body !== 'string') return;
  const isCalendar = /text\/calendar/u.test(String(reply.getHeader('content-type')));
  const isReceipt = /receipt/u.test(request.routeOptions.url ?? '');
  if (isCalendar || isReceipt) watch(request.routeOptions.url ?? '', body);
};

/** What was not discreet since this was last asked. */
export const takeIndiscretions = (): string[] => told.splice(0);
