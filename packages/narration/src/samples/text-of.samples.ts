import type { Narrative } from '../narrative.types.ts';

/** All an answer says, as one text. */
export const textOf = (narrative: Narrative): string =>
  [
    narrative.direct,
    ...narrative.reading,
    ...narrative.past,
    narrative.trendText,
    ...narrative.windows.map(({ text }) => text),
    narrative.windowsNote,
    narrative.sure,
    ...narrative.advice,
    narrative.custom,
    ...narrative.factors.map(({ text }) => text),
    narrative.caveat,
  ]
    .filter((text) => text !== '')
    .join(' ');
