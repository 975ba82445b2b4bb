import fc from 'fast-check';
import { julianDayUt, type JulianDayUt } from '../src/units.ts';
import { COMPATIBILITY_QUESTIONS, QUESTION_IDS } from '../src/vocabulary.ts';
import type { JudgementInput } from '../src/judgement/judgement.types.ts';
import type { PersonInput } from '../src/judgement/pair/pair.types.ts';

export const MINUTE = 1 / 1440;

export const anyQuestion = fc.constantFrom(...QUESTION_IDS);
export const anyPairQuestion = fc.constantFrom(...COMPATIBILITY_QUESTIONS);

/**
 * The same birth with an unknown time: a day that contains it, of which the share `gone` (0–1) is
 * before it.
 */
export const withoutTime = <Birth extends PersonInput>(
  born: Birth,
  gone = 0.4,
): Birth & Pick<JudgementInput, 'unknownWithin'> => ({
  ...born,
  unknownWithin: {
    start: julianDayUt(born.birth - gone),
    end: julianDayUt(born.birth + 1 - gone),
  },
});

/** The same instant some minutes later. */
export const later = (jd: JulianDayUt, minutes: number): JulianDayUt =>
  julianDayUt(jd + minutes * MINUTE);
