import type { MovedAnswer } from '@dhruva/jyotish';
import { holdsClaims, windowClaims } from '../telling/direct/slot-claims.ts';
import type { Planned } from './follow-up.types.ts';
import type { Judged } from './judged.ts';

/** "What if I was born ten minutes earlier?" */
export const earlierOf = (judgement: Judged, moved: MovedAnswer | null): Planned | undefined => {
  const { holdsMinutes, windows, trend } = judgement;
  if (moved === null || holdsMinutes === null) return undefined;
  const minutes = -moved.minutes;
  return {
    id: 'earlier',
    facts: { moved, first: windows[0], isSameTrend: moved.trend === trend, holdsMinutes },
    claims: [
      ...holdsClaims(judgement),
      ...windowClaims(windows.slice(0, 1)),
      ...(moved.trend === null ? [] : [{ kind: 'earlier', minutes, step: moved.trend } as const]),
      ...moved.windows
        .slice(0, 1)
        .map(
          ({ from, to, strength }) =>
            ({ kind: 'earlier', minutes, start: from, end: to, strength }) as const,
        ),
    ],
  };
};

/** "What would the time of birth add?", where it is not known. */
export const timeOf = (judgement: Judged): Planned | undefined => {
  const { holdsShareOfDay: share } = judgement;
  return share === null
    ? undefined
    : { id: 'time', facts: { share }, claims: holdsClaims(judgement) };
};
