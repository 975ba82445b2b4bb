import type { JudgedId } from '../reading/weighted-question.ts';
import { PERSON_LAGNA_NORMS, PERSON_MOON_NORMS } from './pair-norms.generated.ts';
import type { From } from '../reading/reading.ts';
import type { Norm, QuestionNorms } from './norm.types.ts';
import { LAGNA_NORMS, MOON_NORMS } from './norms.generated.ts';

const NORMS: Readonly<Record<From, Readonly<Record<JudgedId, QuestionNorms>>>> = {
  lagna: { ...LAGNA_NORMS, ...PERSON_LAGNA_NORMS },
  moon: { ...MOON_NORMS, ...PERSON_MOON_NORMS },
};

/**
 * The norms of a question, for charts read from the lagna or from the Moon. They make "supportive"
 * mean better than most charts, not merely that the rules have more ways to praise than to blame.
 */
export const normsOf = (question: JudgedId, from: From): QuestionNorms => NORMS[from][question];

/** Standard score of a value: its distance from the median in units of the norm's spread. */
export const standardScore = (value: number, [centre, spread]: Norm): number =>
  (value - centre) / spread;
