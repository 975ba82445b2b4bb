import { julianDayUt } from '../../units.ts';
import type { Judgement, JudgementInput } from '../judgement.types.ts';
import { readingAt } from '../reading/reading.ts';
import { agreementOf, confidenceOf } from './agreement.ts';
import { chosenFindings } from './chosen-findings.ts';
import { sameDirectAnswer } from './direct-answer.ts';
import { readWhole, type Asked, type Told } from './read-whole.ts';

/** Errors of the birth time tried, minutes either way. */
export const TRIED_MINUTES = [2, 5, 15, 30] as const;
const MINUTES_PER_DAY = 1440;

type Answered = Omit<Judgement, 'question' | 'area' | 'engineVersion'>;

/** The largest tried error up to which, earlier and later, the direct answer stays. */
const holdsFor = ({ birth, place }: JudgementInput, asked: Asked, told: Told): number => {
  const stays = (minutes: number): boolean =>
    [-minutes, minutes].every((shift) => {
      const moved = julianDayUt(birth + shift / MINUTES_PER_DAY);
      return sameDirectAnswer(told, readWhole(readingAt(moved, place, 'lagna'), asked));
    });
  const failed = TRIED_MINUTES.findIndex((minutes) => !stays(minutes));
  return failed === -1 ? (TRIED_MINUTES.at(-1) ?? 0) : (TRIED_MINUTES[failed - 1] ?? 0);
};

/** Judges a birth whose time is known, from its lagna. */
export const judgeKnownTime = (input: JudgementInput, asked: Asked): Answered => {
  const whole = readWhole(readingAt(input.birth, input.place, 'lagna'), asked);
  const { score, trend, windows, specifics, weighed } = whole;
  const agreement = agreementOf(weighed, score, asked.focus, 'lagna');
  const holdsMinutes = holdsFor(input, asked, whole);
  return {
    trend,
    score,
    findings: chosenFindings(weighed, asked.focus, 'lagna'),
    windows,
    confidence: confidenceOf(agreement, holdsMinutes),
    agreement,
    holdsMinutes,
    holdsShareOfDay: null,
    specifics,
  };
};
