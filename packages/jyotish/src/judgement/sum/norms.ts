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
 * The norms a question is measured against, so that "supportive" means better than most charts and not
 * merely that the rules have more ways to praise than to blame. A chart read from the Moon has its own.
 */
export const normsOf = (question: JudgedId, from: From): QuestionNorms => NORMS[from][question];

/** How many usual distances above (or below) the middle a value lies. */
export const standardScore = (value: number, [centre, spread]: Norm): number =>
  (value - centre) / spread;
