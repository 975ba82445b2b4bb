import { factsLine, LIFE_FACT_WORDS } from '@dhruva/account/profile/contract/life-fact-words';
import { LIFE_FACT_WORDS_HI } from '@dhruva/account/profile/contract/life-fact-words-hi';
import type { LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { ageOn } from '@dhruva/civil-time';
import { MINIMUM_AGE } from '@dhruva/kernel/limits';
import {
  QUESTIONS,
  questionById,
  questionByText,
  type Question,
} from '@dhruva/asking/questions/contract/catalogue';
import { usedFacts } from '@dhruva/asking/questions/contract/needed-facts';
import { misfitOf } from '@dhruva/asking/questions/contract/questions-that-fit';
import {
  judge,
  julianDayFromUnixMs,
  julianDayUt,
  movedAnswer,
  unixMsFromJulianDay,
  type Judgement,
  type JudgementInput,
  type JulianDayUt,
} from '@dhruva/jyotish';
import {
  followUpsOf,
  narrate,
  type FollowUp,
  type Language,
  type Narrative,
} from '@dhruva/narration';
import { atOf, birthDayOf, birthOf, isTimeUnknown } from './lines/birth-line.ts';
import { factsOf } from './lines/facts-line.ts';
import { toldFollowUp, type ToldFollowUp } from './told-follow-up.ts';
import { wholeTextOf } from './whole-text.ts';
import { Refusal, type InputLine } from './lines/json-lines.ts';

/** Default moment of asking. */
export const DEFAULT_AT = julianDayFromUnixMs(Date.UTC(2026, 0, 1));

/** A question by its exact text or its id. */
const questionOf = ({ question }: InputLine): Question => {
  const found =
    typeof question === 'string'
      ? (questionByText(question) ?? QUESTIONS.find(({ id }) => id === question))
      : undefined;
  if (found === undefined) throw new Refusal('prediction.question-unknown');
  return found;
};

/** A birth as the engine takes it, with its civil date. */
type JudgedBirth = Pick<JudgementInput, 'birth' | 'place' | 'unknownWithin'> & {
  readonly date: string;
};

export const judgedBirthOf = (line: InputLine): JudgedBirth => {
  if (!isTimeUnknown(line)) {
    const { jdUt, place, date } = birthOf(line);
    return { birth: jdUt, place, date };
  }
  const { start, end, place, date } = birthDayOf(line);
  return { birth: julianDayUt((start + end) / 2), place, date, unknownWithin: { start, end } };
};

/** Adults only (decision 21): age on the day of asking at the place of birth. */
export const requireAdult = (date: string, at: JulianDayUt, line: InputLine): void => {
  const age = ageOn(date, unixMsFromJulianDay(at), String(line['zone']));
  if (age < 0) throw new Refusal('birth.date-future');
  if (age < MINIMUM_AGE) throw new Refusal('person.under-18');
};

/** The facts of a line that the question uses. Throws a Refusal where it does not fit them. */
const usedFactsOf = (line: InputLine, { id }: Question): LifeFacts => {
  const facts = factsOf(line);
  if (misfitOf(id, facts)) throw new Refusal('prediction.does-not-fit');
  return usedFacts(id, facts);
};

const FACT_WORDS = { en: LIFE_FACT_WORDS, hi: LIFE_FACT_WORDS_HI } as const;

/** Printed reply: one answer. `facts`: the line that names the life facts it used. */
export interface AskReply {
  readonly question: string;
  readonly trend: Judgement['trend'];
  readonly windows: Narrative['windows'];
  readonly factors: Narrative['factors'];
  readonly text: string;
  readonly facts?: string;
  /** Sentence by sentence, with what each states of the chart, the time and the person. */
  readonly sentences?: Narrative['sentences'];
  /** The follow-ups offered with it. */
  readonly followUps: readonly Pick<FollowUp, 'id' | 'question'>[];
  /** The one asked for. */
  readonly followUp?: ToldFollowUp;
}

/** How an answer is printed: with the claims of its sentences, and with the follow-up of an id told. */
interface AskOptions {
  readonly withClaims?: boolean;
  readonly followUp?: string | undefined;
}

/** The line of facts as a sentence, with the facts it states. */
const factSentences = (text: string | undefined, facts: LifeFacts): Narrative['sentences'] =>
  text === undefined
    ? []
    : [
        {
          text,
          part: 'sure',
          claims: Object.entries(facts).map(([key, value]) => ({
            kind: 'fact',
            key,
            value: String(value),
          })),
        },
      ];

/** What a line asks of the engine. */
const inputOf = (line: InputLine): JudgementInput => {
  const question = questionOf(line);
  const { date, ...born } = judgedBirthOf(line);
  const at = atOf(line) ?? DEFAULT_AT;
  requireAdult(date, at, line);
  return { question: question.id, ...born, at, facts: usedFactsOf(line, question) };
};

/**
 * The judgement for one line of input: `{id, question, date, time, zone, lat, lon, at?, fold?,
 * facts?}`. Throws a Refusal: an unknown question, a birth or facts that cannot be read, a person under 18, a
 * question that does not fit the facts.
 */
export const judgeLine = (line: InputLine): Judgement => judge(inputOf(line));

/**
 * The narrated answer to one line of input, with its follow-ups; read and refused as by `judgeLine`, and
 * for a follow-up that is not offered.
 */
export const askLine = (
  line: InputLine,
  language: Language = 'en',
  { withClaims = false, followUp }: AskOptions = {},
): AskReply => {
  const input = inputOf(line);
  const judgement = judge(input);
  const moved = movedAnswer(input, judgement);
  const offered = followUpsOf(judgement, moved, language);
  const depth = questionById(judgement.question).tier === 199 ? 'deep' : 'usual';
  const told = narrate(judgement, language, depth);
  const used = usedFactsOf(line, questionOf(line));
  const facts = factsLine(used, FACT_WORDS[language]);
  return {
    question: questionById(judgement.question).text,
    trend: judgement.trend,
    windows: told.windows,
    factors: told.factors,
    text: wholeTextOf(told),
    ...(facts !== undefined && { facts }),
    ...(withClaims && { sentences: [...told.sentences, ...factSentences(facts, used)] }),
    followUps: offered.map(({ id, question }) => ({ id, question })),
    ...(followUp !== undefined && { followUp: toldFollowUp(offered, followUp, withClaims) }),
  };
};
