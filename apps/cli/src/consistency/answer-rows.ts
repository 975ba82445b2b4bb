import type { Claim, Judgement } from '@dhruva/jyotish';
import { firmnessOf } from '@dhruva/jyotish';
import type { NarrativeSentence } from '@dhruva/narration';
import type { Natal } from '../claims/chart/natal.ts';
import { monthNumber } from './month-number.ts';
import { count, type Rows } from './rows.ts';

/** One answer in words, of a chart. */
export interface ToldAnswer {
  readonly judgement: Judgement;
  readonly sentences: readonly NarrativeSentence[];
  readonly natal: Natal;
  /** Completed years on the day of asking. */
  readonly age: number;
  readonly name: string;
}

type Days = { readonly start: string; readonly end: string };

const OF_TIME = [
  'period',
  'transit',
  'transit-aspect',
  'sade-sati',
  'dhaiya',
  'double-transit',
] as const satisfies readonly Claim['kind'][];

const isOfTime = (claim: { readonly kind: string }): boolean =>
  OF_TIME.some((kind) => kind === claim.kind);

/** Words of the day of asking, in a sentence without a year that does not speak of another time. */
const isPresentTense = (text: string): boolean =>
  !/\d{4}|\bthen\b/iu.test(text) &&
  /\b(?:now|at present|these days|currently|is (?:passing|running)|passes through)\b/iu.test(text);

const runsOn = ({ start, end }: Days, day: string): boolean => start <= day && day <= end;

const OPENS = ['transit', 'double-transit', 'transit-aspect'] as const;

/** Months of its own, in brackets or before what runs in them: "(July to November 2027)", "in May 2027, when …". */
const NAMES_MONTHS = /\([^)]*\d{4}\)|most of all (?:from|in) [^,]*\d{4}, when /u;

/** Whether days fill the months from one to another but for half of the first and the last. */
const fills = ({ start, end }: Days, window: Days): boolean =>
  start <= `${window.start}-16` && end >= `${window.end}-14`;

/** Passages in a sentence that names the months of a window: they run in all of them, or their own months are named. */
const countOpening = (
  answer: ToldAnswer,
  { text, claims, part }: NarrativeSentence,
  rows: Rows,
): void => {
  if (part !== 'headline' && part !== 'reading') return;
  const all = claims as readonly Claim[];
  const [window] = all.filter(({ kind }) => kind === 'window');
  if (window?.kind !== 'window' || !/because|when|At present/u.test(text)) return;
  for (const claim of all.filter(({ kind }) => OPENS.some((each) => each === kind))) {
    const isPartly = !fills(claim as Days, window);
    const where = () => `${answer.name} · ${answer.judgement.question}: ${text}`;
    count(rows.partly, isPartly && !NAMES_MONTHS.test(text), where);
  }
};

const countSentence = (answer: ToldAnswer, sentence: NarrativeSentence, rows: Rows): void => {
  const { judgement, natal, name } = answer;
  const where = () => `${name} · ${judgement.question}: ${sentence.text}`;
  for (const claim of sentence.claims as readonly Claim[]) {
    if (claim.kind === 'conjoined' && (claim.varga ?? 1) === 1) {
      count(rows.conjoined, natal.signs[claim.a] !== natal.signs[claim.b], where);
    }
    if (isOfTime(claim)) {
      const isRunning = runsOn(claim as Days, judgement.askedOn);
      count(rows.present, !isRunning && isPresentTense(sentence.text), where);
    }
    if (claim.kind === 'window') {
      const isOwn = judgement.windows.some(
        ({ from, to }) => from === claim.start && to === claim.end,
      );
      count(rows.windows, !isOwn, where);
    }
  }
};

/** First month of what eases, `YYYY-MM`; undefined where the answer tells none. */
export const easeOf = ({ sentences }: ToldAnswer): string | undefined => {
  const eases = sentences.flatMap(({ claims }) =>
    (claims as readonly Claim[]).flatMap((each) =>
      each.kind === 'ease' ? [each.start.slice(0, 7)] : [],
    ),
  );
  return eases.toSorted()[0];
};

const MONTHS_APART = 3;

const countCauses = (answer: ToldAnswer, rows: Rows): void => {
  const ease = easeOf(answer);
  if (ease === undefined) return;
  const claims = answer.sentences.flatMap((each) => each.claims as readonly Claim[]);
  const begins = claims.some(
    (each) => isOfTime(each) && 'start' in each && each.start.slice(0, 7) === ease,
  );
  for (const claim of claims) {
    if (claim.kind !== 'cause') continue;
    const months = monthNumber(claim.end) - monthNumber(ease);
    count(rows.outlives, months > MONTHS_APART && !begins, () => `${where(answer)} ${claim.cause}`);
  }
};

const where = ({ name, judgement }: ToldAnswer): string => `${name} · ${judgement.question}`;

const countLords = (answer: ToldAnswer, rows: Rows): void => {
  const { findings, running, weighings } = answer.judgement;
  for (const { graha } of running) {
    const own = findings.filter(({ evidence }) => 'graha' in evidence && evidence.graha === graha);
    const sides = new Set(own.map(({ side }) => side));
    if (!sides.has('for') || !sides.has('against')) continue;
    const isWeighed = weighings.some((each) => each.graha === graha);
    count(rows.bothSides, !isWeighed, () => `${where(answer)} ${graha}`);
  }
};

const EARLY = /earlier than most|usual time in your circle|about the usual (?:age|time)/iu;
const ELDER = 35;
const GROWN = 25;
const PASTS = 2;
const LEAST_SHARE = 0.6;

/** Counts what one answer says that contradicts the chart, the day or itself. */
export const countAnswer = (answer: ToldAnswer, rows: Rows): void => {
  const { judgement, sentences, age } = answer;
  for (const each of sentences) {
    countSentence(answer, each, rows);
    countOpening(answer, each, rows);
  }
  countCauses(answer, rows);
  countLords(answer, rows);
  const { holdsShareOfDay } = judgement;
  if (holdsShareOfDay !== null && holdsShareOfDay < LEAST_SHARE) {
    count(rows.soldOpen, firmnessOf(judgement) !== null, () => where(answer));
  }
  if (age >= ELDER) {
    const text = sentences.map((each) => each.text).join(' ');
    count(rows.earlyForElders, EARLY.test(text), () => where(answer));
  }
  if (age > GROWN && holdsShareOfDay === null) {
    const pasts = sentences.filter(({ part }) => part === 'past').length;
    count(rows.pasts, pasts < PASTS, () => where(answer));
  }
};
