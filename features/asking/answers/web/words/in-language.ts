import type { Answer } from '../../contract/schemas.ts';
import type { ResolvedBirth } from '@dhruva/asking/births/contract/schemas';
import type { AnswerLabels } from './answer-labels.ts';

export type AnswerLanguage = 'en' | 'hi';

/** The part all answers share, about one person or two. */
export type AnyAnswer = Omit<Answer, 'birth' | 'chart'>;

/** An answer with its texts in a language; unchanged where it has none in it. */
export const answerInLanguage = <Told extends AnyAnswer>(
  answer: Told,
  language: AnswerLanguage,
): Told => {
  const { hi } = answer;
  if (language === 'en' || hi === undefined) return answer;
  const { windows, factors, ...words } = hi;
  return {
    ...answer,
    ...words,
    windows: answer.windows.map((each, at) => ({ ...each, text: windows[at] ?? each.text })),
    factors: answer.factors.map((each, at) => ({ ...each, text: factors[at] ?? each.text })),
  };
};

/** Formats a month: `2027-03` → "March 2027". */
export const formatMonth = ({ months }: AnswerLabels, month: string): string =>
  `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** Formats a range: `2027-03` to `2027-05` → "March 2027 to May 2027"; a single month as one. */
export const formatMonthRange = (labels: AnswerLabels, from: string, to: string): string =>
  from === to
    ? formatMonth(labels, from)
    : labels.stretch(formatMonth(labels, from), formatMonth(labels, to));

/** Formats a date: `2026-11-21` → "21 November 2026". */
export const formatDate = (labels: AnswerLabels, date: string): string =>
  `${Number(date.slice(8))} ${formatMonth(labels, date.slice(0, 7))}`;

/** Formats date and time of a birth: "15 August 1990, 2:30 PM", or that the time is unknown. */
export const formatBirth = (
  labels: AnswerLabels,
  { date, time, timeUnknown }: Pick<ResolvedBirth, 'date' | 'time' | 'timeUnknown'>,
): string => {
  const day = formatDate(labels, date);
  if (timeUnknown) return labels.bornUntimed(day);
  const [hour = '', ...rest] = time.split(':');
  const shown = rest.length === 2 && rest[1] === '00' ? rest.slice(0, 1) : rest;
  return `${day}, ${labels.clock(Number(hour), shown.join(':'))}`;
};

const FIRST_SENTENCE = /^.*?[.!?।](?=\s|$)/s;

/** The first sentence of a text, with its end. */
export const firstSentence = (text: string): string => FIRST_SENTENCE.exec(text)?.[0] ?? text;
