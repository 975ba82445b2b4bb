import type { Window } from '@dhruva/jyotish';
import { holdsClaims, windowClaims } from '../telling/direct/slot-claims.ts';
import { claimsOfAll, type ClaimedText } from '../telling/sentences.ts';
import { toleranceText } from '../telling/windows.ts';
import { toldOpenings, type Writing } from './writing.ts';

/** Whether the months of a window need a better known birth time than the answer. */
const isLessFirm = <S>({ judgement: { holdsMinutes: ofAnswer } }: Writing<S>, window: Window) =>
  ofAnswer !== null && window.holdsMinutes !== null && window.holdsMinutes < ofAnswer;

/** Why each window is good, in plain words; where its months need a better known birth time, that too. */
export const windowTexts = <S>(writing: Writing<S>): readonly ClaimedText[] => {
  const { locale, judgement, content, context } = writing;
  return judgement.windows.map((window, index) => {
    const opened = content.openingsOfAll[index] ?? [];
    const told = toldOpenings(writing, opened, window);
    const minutes = isLessFirm(writing, window) ? window.holdsMinutes : null;
    return {
      text: `${locale.reading.window(told, context)}${toleranceText(locale.tolerance, minutes)}`,
      claims: [
        ...windowClaims([window]),
        ...claimsOfAll(opened.map(({ finding }) => finding)),
        ...holdsClaims({ holdsMinutes: minutes, holdsShareOfDay: null }),
      ],
    };
  });
};
