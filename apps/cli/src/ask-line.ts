import { ageOn } from '@dhruva/civil-time';
import { MINIMUM_AGE } from '@dhruva/kernel/limits';
import {
  QUESTIONS,
  questionById,
  questionByText,
  type Question,
} from '@dhruva/asking/questions/contract/catalogue';
import {
  judge,
  julianDayFromUnixMs,
  julianDayUt,
  unixMsFromJulianDay,
  type Judgement,
  type JudgementInput,
  type JulianDayUt,
} from '@dhruva/jyotish';
import { narrate, type Language, type Narrative } from '@dhruva/narration';
import { atOf, birthDayOf, birthOf, isTimeUnknown } from './lines/birth-line.ts';
import { wholeTextOf } from './whole-text.ts';
import { Refusal, type InputLine } from './lines/json-lines.ts';

/** Default moment of asking. */
const DEFAULT_AT = julianDayFromUnixMs(Date.UTC(2026, 0, 1));

/** A question by its exact text or its id. */
const questionOf = ({ question }: InputLine): Question => {
  const found =
    typeof question === 'string'
      ? (questionByText(question) ?? QUESTIONS.find(({ id }) => id === question))
      : undefined;
  if (found === undefined) throw new Refusal('prediction.question-unknown');
  return found;
};

type JudgedBirth = Pick<JudgementInput, 'birth' | 'place' | 'unknownWithin'> & {
  readonly date: string;
};

const judgedBirthOf = (line: InputLine): JudgedBirth => {
  if (!isTimeUnknown(line)) {
    const { jdUt, place, date } = birthOf(line);
    return { birth: jdUt, place, date };
  }
  const { start, end, place, date } = birthDayOf(line);
  return { birth: julianDayUt((start + end) / 2), place, date, unknownWithin: { start, end } };
};

/** Adults only (decision 21): age on the day of asking at the place of birth. */
const requireAdult = (date: string, at: JulianDayUt, line: InputLine): void => {
  const age = ageOn(date, unixMsFromJulianDay(at), String(line['zone']));
  if (age < 0) throw new Refusal('birth.date-future');
  if (age < MINIMUM_AGE) throw new Refusal('person.under-18');
};

/** Printed reply: one answer. */
export interface AskReply {
  readonly question: string;
  readonly trend: Judgement['trend'];
  readonly windows: Narrative['windows'];
  readonly factors: Narrative['factors'];
  readonly text: string;
}

/**
 * The judgement for one line of input: `{id, question, date, time, zone, lat, lon, at?, fold?}`.
 * Throws a Refusal: an unknown question, a birth that cannot be read, a person under 18.
 */
export const judgeLine = (line: InputLine): Judgement => {
  const { id } = questionOf(line);
  const { date, ...born } = judgedBirthOf(line);
  const at = atOf(line) ?? DEFAULT_AT;
  requireAdult(date, at, line);
  return judge({ question: id, ...born, at });
};

/** The narrated answer to one line of input; read and refused as by `judgeLine`. */
export const askLine = (line: InputLine, language: Language = 'en'): AskReply => {
  const judgement = judgeLine(line);
  const told = narrate(judgement, language);
  return {
    question: questionById(judgement.question).text,
    trend: judgement.trend,
    windows: told.windows,
    factors: told.factors,
    text: wholeTextOf(told),
  };
};
