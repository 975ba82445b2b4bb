import type { AnswerLabels } from '@dhruva/asking/answers/web';
import type { CheckedFirmness } from '../../contract/schemas.ts';

const PERCENT = 100;

/** How firm an answer would be, as one line; for one that is not sold, why. */
export const firmnessLine = (
  { firmness }: Pick<AnswerLabels, 'firmness'>,
  { level, holdsMinutes, holdsShareOfDay }: CheckedFirmness,
  whose: 'self' | 'other',
): string => {
  const percent = Math.round((holdsShareOfDay ?? 0) * PERCENT);
  if (level === null) return firmness.notSold(percent);
  return holdsMinutes === null
    ? firmness.untimed[level](percent)
    : firmness.timed[level](holdsMinutes, whose);
};
