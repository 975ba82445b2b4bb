import type { AdviceByQuestion } from '../../telling/advice.ts';
import { familyAdvice } from './family-and-study.ts';
import { lifePathAdvice } from './life-path.ts';
import { loveAdvice } from './love-and-marriage.ts';
import { moneyAdvice } from './money-and-places.ts';
import { workAdvice } from './work-and-business.ts';

/** Advice for every question. */
export const ADVICE_WORDS: AdviceByQuestion = {
  ...workAdvice,
  ...moneyAdvice,
  ...loveAdvice,
  ...familyAdvice,
  ...lifePathAdvice,
};
