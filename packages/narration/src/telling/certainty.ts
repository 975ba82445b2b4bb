import type { Judgement } from '@dhruva/jyotish';
import type { Confidence } from '@dhruva/jyotish/vocabulary';

/** Sentences on how sure an answer is, in one language. */
export interface CertaintyWords {
  /** Sentence by confidence: what the agreement is worth. */
  readonly weights: Readonly<Record<Confidence, string>>;
  readonly noSteps: string;
  readonly oneStep: string;
  allAgree(of: number): string;
  someAgree(agree: number, of: number): string;
  /** The answer changes with the smallest birth-time error tested. */
  readonly fragile: string;
  holds(minutes: number): string;
  /** What is left out when the birth time is unknown. */
  readonly leftOut: string;
  readonly wholeDay: string;
  partOfDay(percent: number): string;
}

type Agreement = Pick<Judgement, 'agreement' | 'confidence'>;

const stepsText = (words: CertaintyWords, { agree, of }: Agreement['agreement']): string => {
  if (of === 0) return words.noSteps;
  if (of === 1) return words.oneStep;
  return agree === of ? words.allAgree(of) : words.someAgree(agree, of);
};

/** The share of the steps that agree from which an answer is worth little for other reasons (ours). */
const MOST = 0.8;

/**
 * Text of how many steps agree and what that is worth. Where nearly all agree and the answer is still worth little,
 * the sentences on the birth time and on the second opinion say why.
 */
export const agreementText = (
  words: CertaintyWords,
  { agreement, confidence }: Agreement,
): string => {
  const steps = stepsText(words, agreement);
  const isForOthers = confidence === 'low' && agreement.agree >= MOST * agreement.of;
  return isForOthers && agreement.of > 0 ? steps : `${steps} ${words.weights[confidence]}`;
};

const unknownTimeText = (words: CertaintyWords, share: number): string => {
  const percent = Math.floor(share * 100);
  return `${words.leftOut} ${percent === 100 ? words.wholeDay : words.partOfDay(percent)}`;
};

const minutesText = (words: CertaintyWords, minutes: number): string =>
  minutes === 0 ? words.fragile : words.holds(minutes);

/**
 * Text of how sure the answer is: agreement of the steps, and the birth-time error it tolerates.
 */
export const certaintyText = (words: CertaintyWords, judgement: Judgement): string => {
  const { holdsMinutes, holdsShareOfDay } = judgement;
  const holds =
    holdsMinutes === null
      ? unknownTimeText(words, holdsShareOfDay ?? 0)
      : minutesText(words, holdsMinutes);
  return `${agreementText(words, judgement)} ${holds}`;
};
